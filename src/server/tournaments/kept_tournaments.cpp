#include "server/tournaments/kept_tournaments.h"

#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr std::size_t most_held = 500;
// Each time somebody else was faster.
constexpr int most_attempts = 10;

struct Read {
  std::optional<StoredTournament> stored = {};
  std::vector<TournamentAct> acts = {};  // none where the version is known
  std::vector<TournamentPlayer> players = {};
};

Read read_tournament(Transaction& all, const std::string& code, int known) {
  Read found{.stored = all.tournaments().find(code)};
  if (!found.stored) return found;
  if (found.stored->version != known) found.acts = all.tournaments().acts(found.stored->id, 0);
  found.players = all.tournaments().players(found.stored->id);
  return found;
}

}  // namespace

tl::unexpected<Refused> no_such_tournament() {
  return refuse(ErrorCode::not_found, "there is no tournament at this address");
}

asio::awaitable<Answer<TournamentPointer>> KeptTournaments::load(std::string code) {
  if (!is_code(code)) co_return no_such_tournament();
  const auto known = held_.find(code);
  const TournamentPointer before = known == held_.end() ? nullptr : known->second.kept;
  std::function<Read(Transaction&)> work = [code,
                                            version = before ? before->version() : 0](Transaction& all) {
    return read_tournament(all, code, version);
  };
  StoreResult<Read> read = co_await look<Read>(store_, std::move(work));
  if (!read) co_return refuse_store(read.error());
  if (!read->stored) co_return no_such_tournament();
  const bool same_acts = before && before->version() == read->stored->version;
  const auto now_known = held_.find(code);
  if (same_acts && now_known != held_.end() && now_known->second.kept == before &&
      now_known->second.players == read->players && before->stored.organiser == read->stored->organiser)
    co_return before;
  std::vector<TournamentAct> acts = same_acts ? before->acts : std::move(read->acts);
  Result<KeptTournament> kept = keep(*std::move(read->stored), std::move(acts), read->players);
  if (!kept) {
    spdlog::error("tournament {}: {}", code, kept.error().message);
    co_return refuse(ErrorCode::internal, "what is stored of this tournament cannot be read");
  }
  if (held_.size() >= most_held) held_.clear();
  TournamentPointer pointer = std::make_shared<const KeptTournament>(*std::move(kept));
  held_.insert_or_assign(code, Held{pointer, std::move(read->players)});
  co_return pointer;
}

asio::awaitable<StoreResult<Answer<void>>> KeptTournaments::append(const KeptTournament& kept, Worked worked,
                                                                   Check check) {
  std::function<Answer<void>(Transaction&)> work = [id = kept.stored.id, version = kept.version(),
                                                    worked = std::move(worked), check = std::move(check),
                                                    now = time_.now().at](Transaction& all) -> Answer<void> {
    if (const Answer<void> may = check ? check(all) : Answer<void>(); !may) return may;
    all.tournaments().append(id, version, worked.acts, worked.standing, now);
    return {};
  };
  return write<Answer<void>>(store_, std::move(work));
}

asio::awaitable<Answer<TournamentPointer>> KeptTournaments::change(std::string code,
                                                                   std::optional<PlayerId> actor,
                                                                   Decide decide, Check check) {
  for (int attempt = 1; attempt <= most_attempts; ++attempt) {
    Answer<TournamentPointer> kept = co_await load(code);
    if (!kept) co_return kept;
    const Answer<std::vector<Wanted>> wanted = decide(**kept);
    if (!wanted) co_return tl::unexpected<Refused>(wanted.error());
    if (wanted->empty()) co_return kept;
    Answer<Worked> worked = work_out(**kept, *wanted, actor);
    if (!worked) co_return tl::unexpected<Refused>(worked.error());
    const StoreResult<Answer<void>> stored = co_await append(**kept, *std::move(worked), check);
    if (stored && !*stored) co_return tl::unexpected<Refused>(stored->error());
    if (stored) {
      Answer<TournamentPointer> after = co_await load(std::move(code));
      co_return after;
    }
    if (stored.error().kind != StoreError::Kind::conflict) co_return refuse_store(stored.error());
  }
  co_return refuse(ErrorCode::busy, "many change this tournament at once; try again");
}

}  // namespace muehle::server
