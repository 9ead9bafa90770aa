#include "server/accounts/own_data.h"

#include <boost/json/array.hpp>

#include "server/accounts/note_api.h"
#include "server/accounts/recovery_api.h"
#include "server/accounts/token_api.h"
#include "server/accounts/turn_mail_api.h"
#include "server/notices/push.h"
#include "server/people/profile.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// All that he has written beside his moves, into what he is told of himself.
void add_words(json::object& all, const OwnWords& words) {
  json::array chat;
  for (const OwnWords::Chat& line : words.chat) {
    json::object said{{"code", line.code}, {"game", line.game}, {"at", line.at}};
    said[line.preset.empty() ? "text" : "preset"] = line.preset.empty() ? line.text : line.preset;
    chat.emplace_back(std::move(said));
  }
  json::array foreseen;
  for (const OwnWords::Foreseen& one : words.foreseen)
    foreseen.emplace_back(json::object{{"code", one.code}, {"game", one.game}, {"answers", one.answers}});
  json::array calls;
  for (const OwnWords::Call& call : words.calls) {
    json::object one{
        {"code", call.code}, {"game", call.game}, {"text", call.text}, {"at", call.at}, {"closed", nullptr}};
    if (call.closed_at) one["closed"] = *call.closed_at;
    calls.emplace_back(std::move(one));
  }
  all["chat"] = std::move(chat);
  all["foreseen"] = std::move(foreseen);
  all["calls"] = std::move(calls);
}

json::array vacations_value(const std::vector<StoredVacation>& vacations) {
  json::array list;
  for (const StoredVacation& one : vacations)
    list.emplace_back(json::object{{"began", one.began_at}, {"until", one.until_at}});
  return list;
}

// Whose services wake his browsers; the rest of an address is a secret between the two.
json::array push_value(const std::vector<StoredSubscription>& subscriptions) {
  json::array list;
  for (const StoredSubscription& one : subscriptions)
    list.emplace_back(
        json::object{{"service", push_audience(one.endpoint).value_or("")}, {"since", one.made_at}});
  return list;
}

void add_by_days(json::object& all, const People::ByDays& his) {
  all["turn_mail"] = turn_mail_value(his.turn_mail);
  all["calendar"] = nullptr;
  if (his.calendar) all["calendar"] = *his.calendar;
  json::array& notes = all["notes"].emplace_array();
  for (const StoredNote& note : his.notes) notes.emplace_back(note_value(note));
}

// What others have reported of him is not his to have: it names them and is their words. Of what referees
// note he is told that they do, and when.
void add_refereed(json::object& all, const People::Refereed& known) {
  json::array& reports = all["reports"].emplace_array();
  for (const StoredReport& one : known.reports) {
    json::object report{{"kind", name_in(reported_kind_names, one.report.about.kind)},
                        {"name", one.report.about.name},
                        {"said", one.report.about.said},
                        {"reason", name_in(report_reason_names, one.report.reason)},
                        {"words", one.report.words},
                        {"at", one.report.at},
                        {"closed", nullptr}};
    if (one.closed_at) report["closed"] = *one.closed_at;
    reports.emplace_back(std::move(report));
  }
  json::array& letters = all["letters"].emplace_array();
  for (const auto& [id, letter] : known.letters)
    letters.emplace_back(json::object{{"kind", name_in(letter_kind_names, letter.kind)},
                                      {"about", letter.about},
                                      {"text", letter.text},
                                      {"at", letter.at}});
  json::array& noted = all["noted_by_referees"].emplace_array();
  for (const UnixSeconds at : known.noted_at) noted.emplace_back(at);
}

// What only who has an account has.
asio::awaitable<void> add_account(const OwnSources& sources, StoredPlayer player, json::object& all) {
  all["people"] = or_refuse(co_await sources.friends.people(player));
  all["clubs"] = or_refuse(co_await sources.clubs.own_data(player.id));
  all["challenges"] = or_refuse(co_await sources.challenges.of(player));
  all["mail"] = mail_value(or_refuse(co_await sources.people.mail(player.id)));
  add_by_days(all, or_refuse(co_await sources.people.by_days(player.id)));
  add_refereed(all, or_refuse(co_await sources.people.refereed(player.id)));
  all["vacations"] = vacations_value(or_refuse(co_await sources.people.vacations(player.id)));
  const std::vector<UnixSeconds> known_in = or_refuse(co_await sources.people.devices(player.id));
  json::array& devices = all["devices"].emplace_array();
  for (const UnixSeconds seen : known_in) devices.emplace_back(json::object{{"seen", seen}});
  const std::vector<StoredToken> tokens = or_refuse(co_await sources.tokens.of(player.id));
  json::array& all_tokens = all["tokens"].emplace_array();
  for (const StoredToken& token : tokens) all_tokens.emplace_back(token_value(token));
}

}  // namespace

asio::awaitable<json::object> own_data(const OwnSources& sources, StoredPlayer player) {
  json::array games = or_refuse(co_await sources.lists.of(player.id));
  const std::vector<StoredSession> sessions = or_refuse(co_await sources.people.sessions(player.id));
  json::array devices;
  for (const StoredSession& one : sessions)
    devices.emplace_back(json::object{{"with", one.device}, {"began", one.began_at}, {"seen", one.seen_at}});
  const People::Ratings ratings = or_refuse(co_await sources.people.ratings(player.id));
  json::object all{{"player", own_profile_value(player, ratings, sources.people.now())},
                   {"sessions", std::move(devices)},
                   {"games", std::move(games)}};
  all["records"] = or_refuse(co_await sources.lists.records_of(player.id));
  add_words(all, or_refuse(co_await sources.people.words(player.id)));
  all["tournaments"] = or_refuse(co_await sources.tournaments.of(player));
  all["acts"] = or_refuse(co_await sources.tournaments.acts_of(player.id));
  all["push"] = push_value(or_refuse(co_await sources.people.woken(player.id)));
  if (player.registered) co_await add_account(sources, player, all);
  co_return all;
}

}  // namespace muehle::server
