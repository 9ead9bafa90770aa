#include "server/referees/reports.h"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "club/tournament/acts.h"
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/rights/account_name.h"
#include "server/rights/hosts.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;
using Persons = std::vector<PlayerId>;

constexpr int most_listed_reports = 200;
constexpr int most_letters = 100;

Reported reported_player(const StoredPlayer& player) {
  return {.kind = ReportedKind::player, .player = player.id, .name = player.name, .said = player.about};
}

Reported reported_club(const StoredClub& club) {
  std::string said = club.terms.sentence;
  if (!said.empty() && !club.terms.text.empty()) said += "\n\n";
  return {
      .kind = ReportedKind::club, .code = club.code, .name = club.terms.name, .said = said + club.terms.text};
}

Reported reported_tournament(const StoredTournament& stored) {
  const Result<club::tournament::Act> first = club::tournament::parse_act(stored.founded);
  const auto* found = first ? std::get_if<club::tournament::Found>(&*first) : nullptr;
  return {.kind = ReportedKind::tournament,
          .player = stored.organiser.id,
          .code = stored.code,
          .name = found != nullptr ? found->title : std::string(),
          .said = stored.terms.text};
}

template <typename Found, typename Say>
std::optional<Reported> said_of(const std::optional<Found>& found, Say say) {
  return found ? std::optional(say(*found)) : std::nullopt;
}

// What stands there now; none: it is gone.
std::optional<Reported> stands(Transaction& all, const ReportedThing& thing) {
  switch (thing.kind) {
    case ReportedKind::player:
      return said_of(all.players().by_skeleton(skeleton_of(thing.which)), reported_player);
    case ReportedKind::club:
      return said_of(all.clubs().find(thing.which), reported_club);
    case ReportedKind::tournament:
      return said_of(all.tournaments().find(thing.which), reported_tournament);
  }
  return std::nullopt;
}

bool still_stands(Transaction& all, const Reported& kept) {
  const std::optional<Reported> now = kept.kind == ReportedKind::player
                                          ? said_of(all.players().by_id(*kept.player), reported_player)
                                          : stands(all, {kept.kind, kept.code});
  return now && !kept.said.empty() && now->said == kept.said;
}

bool is_among(const Persons& persons, PlayerId one) {
  return std::ranges::find(persons, one) != persons.end();
}

void remove_text(Transaction& all, const Reported& kept) {
  if (kept.kind == ReportedKind::player) return all.players().set_about(*kept.player, "");
  if (kept.kind == ReportedKind::tournament)
    return all.tournaments().remove_text(all.tournaments().find(kept.code)->id);
  const StoredClub club = *all.clubs().hold(kept.code);
  ClubTerms terms = club.terms;
  terms.sentence.clear();
  terms.text.clear();
  all.clubs().set(club.id, club.version, terms);
}

// Who answers for what was said.
Persons answerable(Transaction& all, const Reported& kept) {
  if (kept.player) return {*kept.player};
  const std::optional<StoredClub> club = all.clubs().find(kept.code);
  return club ? all.clubs().with_role(club->id, club::Role::leader) : Persons();
}

Answer<void> check_may_decide(Transaction& all, const StoredReport& found, PlayerId referee,
                              const ReportVerdict& verdict, UnixSeconds now) {
  if (const Answer<void> may = check_is_referee(all, referee, now); !may) return may;
  const Reported& about = found.report.about;
  if (found.closed_at) return refuse(ErrorCode::not_found, "this report is answered already");
  if (!is_among(all.conduct().judges(found.report.by, about, now), referee))
    return refuse(ErrorCode::not_allowed, "it is yours, or you have reported it: somebody else decides");
  if (verdict.decision == ReportDecision::nothing) return {};
  const std::optional<StoredPlayer> player = about.player ? all.players().by_id(*about.player) : std::nullopt;
  if (player && player->role != Role::player && !check_is_host(all, referee))
    return refuse(ErrorCode::not_allowed, "only a host does so with a referee or a host");
  if (verdict.decision == ReportDecision::remove && !still_stands(all, about))
    return refuse(ErrorCode::old_version, "this text does not stand there any more");
  return {};
}

struct CarriedOut {
  Persons told;    // who get a letter
  Persons judges;  // for whom it waits no more
  Reported about;
};

CarriedOut carry_out(Transaction& all, const StoredReport& found, PlayerId referee,
                     const ReportVerdict& verdict, UnixSeconds now) {
  const Reported& about = found.report.about;
  CarriedOut done{.told = {}, .judges = all.conduct().judges(found.report.by, about, now), .about = about};
  const auto write = [&](PlayerId to, LetterKind kind, const std::string& text) {
    all.conduct().write({.to = to, .kind = kind, .about = about.name, .text = text, .at = now});
    done.told.push_back(to);
  };
  for (const PlayerId by : all.conduct().close(found, verdict.decision, now))
    write(by, LetterKind::looked_at, "");
  if (verdict.decision == ReportDecision::remove) remove_text(all, about);
  if (verdict.decision != ReportDecision::nothing) {
    const bool gone = verdict.decision == ReportDecision::remove;
    for (const PlayerId one : answerable(all, about))
      write(one, gone ? LetterKind::removed : LetterKind::warned, verdict.answer);
  }
  std::string what = "report ";
  what += name_in(report_decision_names, verdict.decision);
  if (about.kind != ReportedKind::player) what += " " + about.name;
  all.refereeing().note(
      {.at = now, .by = referee, .what = what, .game = {}, .about = about.player, .reason = verdict.answer});
  return done;
}

}  // namespace

json::object report_value(const StoredReport& kept, bool still, bool own) {
  const Reported& about = kept.report.about;
  json::object value{{"id", kept.id},
                     {"kind", name_in(reported_kind_names, about.kind)},
                     {"code", about.code.empty() ? json::value(nullptr) : json::value(about.code)},
                     {"name", about.name},
                     {"said", about.said},
                     {"still", still},
                     {"reason", name_in(report_reason_names, kept.report.reason)},
                     {"words", kept.report.words},
                     {"by", kept.by_name},
                     {"at", kept.report.at},
                     {"own", own},
                     {"closed", nullptr},
                     {"decision", nullptr}};
  if (kept.closed_at) value["closed"] = *kept.closed_at;
  if (kept.decision) value["decision"] = name_in(report_decision_names, *kept.decision);
  return value;
}

asio::awaitable<Answer<std::int64_t>> Reports::report(StoredPlayer by, ReportedThing thing,
                                                      ReportWords words) {
  if (by.bot) co_return refuse(ErrorCode::not_allowed, "people report, programs do not");
  struct Added {
    std::int64_t id;
    Persons judges;
  };
  using Done = Answer<Added>;
  std::function<Done(Transaction&)> work = [=, by = by.id, now = time_.now().at](Transaction& all) -> Done {
    const std::optional<Reported> about = stands(all, thing);
    if (!about) return refuse(ErrorCode::not_found, "there is nothing of this name");
    if (about->player == by) return refuse(ErrorCode::yourself, "this is yours");
    if (all.conduct().has_open(by, *about))
      return refuse(ErrorCode::too_many, "you have reported it already; a referee will look at it");
    if (all.conduct().open_by(by) >= most_open_reports)
      return refuse(ErrorCode::too_many, "five of your reports wait already; a referee will look at them");
    Persons judges = all.conduct().judges(by, *about, now);
    if (judges.empty()) return refuse(ErrorCode::no_referee, "nobody here could decide on it");
    all.conduct().forget(now - reports_last);
    const NewReport report{
        .by = by, .about = *about, .reason = words.reason, .words = words.words, .at = now};
    return Added{all.conduct().add(report), std::move(judges)};
  };
  const StoreResult<Done> done = co_await write<Done>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return tl::unexpected<Refused>(done->error());
  spdlog::info("report {} is made by player {}", (*done)->id, by.id);
  for (const PlayerId referee : (*done)->judges) presence_.notify(referee, true);
  co_return (*done)->id;
}

asio::awaitable<Answer<json::array>> Reports::waiting(PlayerId referee) {
  std::function<json::array(Transaction&)> work = [referee, now = time_.now().at](Transaction& all) {
    json::array list;
    for (const StoredReport& one : all.conduct().open(most_listed_reports)) {
      const Persons judges = all.conduct().judges(one.report.by, one.report.about, now);
      list.emplace_back(report_value(one, still_stands(all, one.report.about), !is_among(judges, referee)));
    }
    return list;
  };
  StoreResult<json::array> found = co_await look<json::array>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<void>> Reports::decide(std::int64_t id, StoredPlayer referee, ReportVerdict verdict) {
  using Done = Answer<CarriedOut>;
  std::function<Done(Transaction&)> work = [=, by = referee.id,
                                            now = time_.now().at](Transaction& all) -> Done {
    const std::optional<StoredReport> found = all.conduct().find(id);
    if (!found) return refuse(ErrorCode::not_found, "there is no such report any more");
    if (const Answer<void> may = check_may_decide(all, *found, by, verdict, now); !may)
      return tl::unexpected<Refused>(may.error());
    return carry_out(all, *found, by, verdict, now);
  };
  const StoreResult<Done> done = co_await write<Done>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return tl::unexpected<Refused>(done->error());
  const CarriedOut& decided = **done;
  if (decided.about.player) people_.forget(*decided.about.player);
  face_.look_again();
  for (const PlayerId one : decided.told) presence_.notify(one, true);
  for (const PlayerId one : decided.judges) presence_.notify(one, false);
  co_return Answer<void>();
}

asio::awaitable<Answer<json::array>> Reports::letters(PlayerId player) {
  std::function<json::array(Transaction&)> work = [player](Transaction& all) {
    json::array list;
    for (const auto& [id, letter] : all.conduct().letters_to(player, most_letters))
      list.emplace_back(json::object{{"id", id},
                                     {"kind", name_in(letter_kind_names, letter.kind)},
                                     {"about", letter.about},
                                     {"text", letter.text},
                                     {"at", letter.at}});
    return list;
  };
  StoreResult<json::array> found = co_await look<json::array>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<void>> Reports::put_away(PlayerId player, std::int64_t letter) {
  std::function<Answer<void>(Transaction&)> work = [=](Transaction& all) -> Answer<void> {
    if (all.conduct().put_away(player, letter)) return {};
    return refuse(ErrorCode::not_found, "there is no such letter any more");
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  presence_.notify(player, false);
  co_return *done;
}

}  // namespace muehle::server
