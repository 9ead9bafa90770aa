#include "server/tournaments/kept_tournaments.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>

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
  std::vector<TournamentAct> acts = {};  // behind those that are known
  std::vector<TournamentPlayer> players = {};
  std::vector<PlayerId> organisers = {};  // of its club
  std::vector<PlayerId> opponents = {};   // of the club that plays against that
};

Read read_tournament(Transaction& all, const std::string& code, int known) {
  Read found{.stored = all.tournaments().find(code)};
  if (!found.stored) return found;
  if (found.stored->version != known) found.acts = all.tournaments().acts(found.stored->id, known);
  found.players = all.tournaments().players(found.stored->id);
  if (const auto& club = found.stored->terms.club)
    found.organisers = all.clubs().with_role(*club, club::Role::organiser);
  if (const auto& opponent = found.stored->terms.opponent)
    found.opponents = all.clubs().with_role(*opponent, club::Role::organiser);
  return found;
}

// Whoever had entered by then is who he was. A name that was deleted is gone from the acts, too.
bool are_same(const std::vector<TournamentPlayer>& before, const std::vector<TournamentPlayer>& now) {
  return before.size() <= now.size() && std::equal(before.begin(), before.end(), now.begin());
}

}  // namespace

tl::unexpected<Refused> no_such_tournament() {
  return refuse(ErrorCode::not_found, "there is no tournament at this address");
}

asio::awaitable<Answer<TournamentPointer>> KeptTournaments::load(std::string code) {
  if (!is_code(code)) co_return no_such_tournament();
  const auto held = held_.find(code);
  const Held before = held == held_.end() ? Held{} : held->second;
  // From where on acts are read: behind those that are known, or all of them.
  const std::array<int, 2> attempts = {before.kept ? before.kept->version() : 0, 0};
  for (const int known : attempts) {
    std::function<Read(Transaction&)> work = [code, known](Transaction& all) {
      return read_tournament(all, code, known);
    };
    StoreResult<Read> read = co_await look<Read>(store_, std::move(work));
    if (!read) co_return refuse_store(read.error());
    if (!read->stored) co_return no_such_tournament();
    const bool others = known > 0 && (!are_same(before.players, read->players) ||
                                      read->stored->organiser != before.kept->stored.organiser ||
                                      read->stored->club != before.kept->stored.club ||
                                      read->stored->terms.text != before.kept->stored.terms.text ||
                                      read->stored->opponent != before.kept->stored.opponent ||
                                      read->organisers != before.kept->club_organisers ||
                                      read->opponents != before.kept->opponent_organisers);
    if (others) continue;
    if (known > 0 && read->acts.empty()) co_return before.kept;
    Result<KeptTournament> kept =
        known > 0 ? keep_on(*before.kept, *read->stored, std::move(read->acts), read->players)
                  : keep(*read->stored, std::move(read->acts), read->players);
    if (!kept && known > 0) continue;
    if (!kept) {
      spdlog::error("tournament number {}: act {}: {}", read->stored->id, kept.error().line,
                    kept.error().message);
      break;
    }
    if (held_.size() >= most_held) held_.clear();
    kept->club_organisers = std::move(read->organisers);
    kept->opponent_organisers = std::move(read->opponents);
    TournamentPointer pointer = std::make_shared<const KeptTournament>(*std::move(kept));
    held_.insert_or_assign(code, Held{pointer, std::move(read->players)});
    co_return pointer;
  }
  co_return refuse(ErrorCode::internal, "what is stored of this tournament cannot be read");
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
