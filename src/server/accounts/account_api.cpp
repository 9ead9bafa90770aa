#include "server/accounts/account_api.h"

#include <boost/json.hpp>
#include <cmath>
#include <memory>

#include "server/accounts/recovery_api.h"
#include "server/accounts/token_api.h"
#include "server/kernel/error_response.h"
#include "server/people/account_bodies.h"
#include "server/presence/push.h"
#include "server/rights/suspension.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

json::value rating_value(const std::optional<club::Rating>& rating) {
  if (!rating) return nullptr;
  return json::object{{"rating", std::lround(rating->rating)},
                      {"deviation", std::lround(rating->deviation)},
                      {"games", rating->games}};
}

json::object profile_value(const StoredPlayer& player, const People::Ratings& ratings) {
  return {{"name", player.name},
          {"registered", player.registered},
          {"bot", player.bot},
          {"language", player.language},
          {"since", player.created_at},
          {"ratings", json::object{{"live", rating_value(ratings.live)},
                                   {"correspondence", rating_value(ratings.correspondence)}}}};
}

// What only he reads.
json::object own_value(const StoredPlayer& player, const People::Ratings& ratings, UnixSeconds now) {
  json::object value = profile_value(player, ratings);
  value["role"] = to_text(player.role);
  value["suspended"] = suspension_value(player, now);
  return value;
}

json::object bearer_value(const Bearer& bearer) {
  json::array scopes;
  for (const Scope scope : all_scopes) {
    if (bearer.scopes.has(scope)) scopes.emplace_back(to_text(scope));
  }
  return {{"name", bearer.name}, {"scopes", std::move(scopes)}};
}

// What a page has to know of what the host has decided.
json::object site_value(const SitePolicy& site) {
  return {{"registration", to_text(site.registration)},
          {"guests", site.guests},
          {"rules", site.rules},
          {"imprint", site.imprint.has_value()},
          {"privacy", site.privacy.has_value()},
          {"mail", site.mail}};
}

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

net::HttpResponse done() { return net::json_response(200, "{}"); }

}  // namespace

std::vector<Route> AccountApi::routes() {
  return {
      {"GET", "/api/me", [this](const Call& call) { return me(call); }},
      {"POST", "/api/me", [this](const Call& call) { return change_me(call); }},
      {"GET", "/api/me/games", [this](const Call& call) { return own_games(call); }, May::session},
      {"GET", "/api/me/data", [this](const Call& call) { return data(call); }, May::session},
      {"POST", "/api/me/delete", [this](const Call& call) { return erase(call); }, May::session},
      {"POST", "/api/register", [this](const Call& call) { return enroll(call); }},
      {"POST", "/api/login", [this](const Call& call) { return sign_in(call); }},
      {"POST", "/api/logout", [this](const Call& call) { return sign_out(call); }, May::session},
      {"POST", "/api/password", [this](const Call& call) { return change_password(call); }, May::session},
      {"GET", "/api/sessions", [this](const Call& call) { return list_sessions(call); }, May::session},
      {"POST", "/api/sessions/end", [this](const Call& call) { return end_session(call); }, May::session},
      {"GET", "/api/players/*", [this](const Call& call) { return player(call); }},
  };
}

asio::awaitable<net::HttpResponse> AccountApi::me_response(int status, std::optional<StoredPlayer> player,
                                                           std::optional<Bearer> bearer) {
  const SitePolicy& site = people_.site();
  json::object answer{{"player", nullptr},
                      {"registration", site.registration != Registration::closed},
                      {"site", site_value(site)}};
  if (player) {
    const Answer<People::Ratings> ratings = co_await people_.ratings(player->id);
    if (!ratings) co_return error_response(ratings.error());
    answer["player"] = own_value(*player, *ratings, people_.now());
  }
  if (bearer) answer["token"] = bearer_value(*bearer);
  co_return net::json_response(status, json::serialize(answer));
}

asio::awaitable<net::HttpResponse> AccountApi::me(const Call& call) {
  const Answer<std::optional<Session>> session = co_await sessions_.of(call.request);
  if (!session) co_return error_response(session.error());
  std::optional<StoredPlayer> player;
  std::optional<Bearer> bearer;
  if (*session) player = (*session)->player;
  if (*session) bearer = (*session)->bearer;
  net::HttpResponse response = co_await me_response(200, player, bearer);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::change_me(const Call& call) {
  const Answer<AboutMe> about = read_about_me(call.request.body);
  if (!about) co_return error_response(about.error());
  const Answer<std::optional<Session>> before = co_await sessions_.of(call.request);
  if (!before) co_return error_response(before.error());
  const bool has_account = *before && (*before)->player.registered;
  if (about->name && !has_account) {
    const Answer<void> free = co_await people_.check_guest_name(*about->name);
    if (!free) co_return error_response(free.error());
  }
  if (!*before && !people_.site().guests) {
    const std::optional<StoredPlayer> nobody;
    net::HttpResponse response = co_await me_response(200, nobody);
    co_return response;
  }
  if (!*before) {
    const std::string name = about->name.value_or("");
    const std::string language = about->language.value_or("");
    const Visit visit = sessions_.visit(call.request);
    const Answer<SignedIn> guest = co_await people_.add_guest(name, language, visit);
    if (!guest) co_return error_response(guest.error());
    net::HttpResponse response = co_await me_response(200, guest->session.player);
    sessions_.keep(call.request, *guest, response);
    co_return response;
  }
  StoredPlayer player = (*before)->player;
  if (about->name) {
    const Answer<void> renamed = co_await people_.rename(**before, *about->name);
    if (!renamed) co_return error_response(renamed.error());
    player.name = *about->name;
  }
  if (about->language) {
    const Answer<void> set = co_await people_.set_language(**before, *about->language);
    if (!set) co_return error_response(set.error());
    player.language = *about->language;
  }
  net::HttpResponse response = co_await me_response(200, player);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::enroll(const Call& call) {
  const Answer<Credentials> credentials = read_credentials(call.request.body);
  if (!credentials) co_return error_response(credentials.error());
  const Answer<std::optional<Session>> before = co_await sessions_.of(call.request);
  if (!before) co_return error_response(before.error());
  // One that is none is no reason to refuse an account.
  const Answer<AboutMe> about = read_about_me(call.request.body);
  const std::string language = about ? about->language.value_or("") : "";
  const Visit visit = sessions_.visit(call.request);
  const Answer<SignedIn> enrolled = co_await people_.enroll(*before, *credentials, language, visit);
  if (!enrolled) co_return error_response(enrolled.error());
  net::HttpResponse response = co_await me_response(201, enrolled->session.player);
  sessions_.keep(call.request, *enrolled, response);
  hub_.know(enrolled->session.player);
  lobby_.know(enrolled->session.player);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::sign_in(const Call& call) {
  const Answer<Credentials> credentials = read_credentials(call.request.body);
  if (!credentials) co_return error_response(credentials.error());
  const Answer<std::optional<Session>> before = co_await sessions_.of(call.request);
  if (!before) co_return error_response(before.error());
  const Visit visit = sessions_.visit(call.request);
  const Answer<SignedIn> signed_in = co_await people_.sign_in(*before, *credentials, visit);
  if (!signed_in) co_return error_response(signed_in.error());
  // The seats of the guest he was are his own now, at tables that are open too.
  if (signed_in->merged) {
    hub_.merge((*before)->player.id, signed_in->session.player);
    lobby_.forget_player((*before)->player.id);
    if (signed_in->plays) {
      lobby_.note_plays(signed_in->session.player.id, signed_in->plays->code);
      lobby_.drop(signed_in->plays->ended_offers);
    }
    co_await hub_.apply_vacations(signed_in->session.player.id);
  }
  net::HttpResponse response = co_await me_response(200, signed_in->session.player);
  sessions_.keep(call.request, *signed_in, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::sign_out(const Call& call) {
  const Answer<void> ended = co_await people_.sign_out(*call.session);
  if (!ended) co_return error_response(ended.error());
  const std::optional<StoredPlayer> nobody;
  net::HttpResponse response = co_await me_response(200, nobody);
  sessions_.drop(call.request, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::sessions_of(Session session) {
  const Answer<std::vector<StoredSession>> all = co_await people_.sessions(session.player.id);
  if (!all) co_return error_response(all.error());
  json::array list;
  for (const StoredSession& one : *all) {
    list.emplace_back(json::object{{"id", std::to_string(one.id)},
                                   {"began", one.began_at},
                                   {"seen", one.seen_at},
                                   {"with", one.device},
                                   {"current", one.id == session.id}});
  }
  co_return net::json_response(200, json::serialize(json::object{{"sessions", std::move(list)}}));
}

asio::awaitable<net::HttpResponse> AccountApi::list_sessions(const Call& call) {
  net::HttpResponse response = co_await sessions_of(*call.session);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::end_session(const Call& call) {
  const Answer<EndOfSession> which = read_end_of_session(call.request.body);
  if (!which) co_return error_response(which.error());
  Answer<void> ended;
  if (which->others) {
    ended = co_await people_.end_other_sessions(*call.session);
  } else {
    ended = co_await people_.end_session(*call.session, which->id);
  }
  if (!ended) co_return error_response(ended.error());
  net::HttpResponse response = co_await sessions_of(*call.session);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::change_password(const Call& call) {
  const Answer<PasswordChange> change = read_password_change(call.request.body);
  if (!change) co_return error_response(change.error());
  const Visit visit = sessions_.visit(call.request);
  const Answer<SignedIn> changed =
      co_await people_.change_password(*call.session, change->old, change->wanted, visit);
  if (!changed) co_return error_response(changed.error());
  net::HttpResponse response = done();
  sessions_.keep(call.request, *changed, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::own_games(const Call& call) {
  Answer<json::array> games = co_await lists_.of(call.session->player.id);
  if (!games) co_return error_response(games.error());
  co_return net::json_response(200, json::serialize(json::object{{"games", *std::move(games)}}));
}

// It may be much, and takes many looks at the store: for one player once at a time.
asio::awaitable<net::HttpResponse> AccountApi::data(const Call& call) {
  const PlayerId player = call.session->player.id;
  if (!gathering_.insert(player).second)
    co_return error_response(
        refuse_many("your data is being put together already; wait until it has come", 5).value());
  const std::shared_ptr<void> gathered(nullptr, [this, player](void*) { gathering_.erase(player); });
  net::HttpResponse response = co_await data_of(*call.session);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::data_of(Session session) {
  Answer<json::array> games = co_await lists_.of(session.player.id);
  if (!games) co_return error_response(games.error());
  const Answer<std::vector<StoredSession>> sessions = co_await people_.sessions(session.player.id);
  if (!sessions) co_return error_response(sessions.error());
  json::array devices;
  for (const StoredSession& one : *sessions)
    devices.emplace_back(json::object{{"with", one.device}, {"began", one.began_at}, {"seen", one.seen_at}});
  const Answer<People::Ratings> ratings = co_await people_.ratings(session.player.id);
  if (!ratings) co_return error_response(ratings.error());
  json::object all{{"player", own_value(session.player, *ratings, people_.now())},
                   {"sessions", std::move(devices)},
                   {"games", *std::move(games)}};
  Answer<json::array> records = co_await lists_.records_of(session.player.id);
  if (!records) co_return error_response(records.error());
  all["records"] = *std::move(records);
  const Answer<OwnWords> words = co_await people_.words(session.player.id);
  if (!words) co_return error_response(words.error());
  add_words(all, *words);
  const Answer<std::vector<StoredSubscription>> woken = co_await people_.woken(session.player.id);
  if (!woken) co_return error_response(woken.error());
  all["push"] = push_value(*woken);
  if (session.player.registered) {
    Answer<json::object> people = co_await circle_.people(session.player);
    if (!people) co_return error_response(people.error());
    Answer<json::object> challenges = co_await challenges_.of(session.player);
    if (!challenges) co_return error_response(challenges.error());
    const Answer<MailAddress> mail = co_await people_.mail(session.player.id);
    if (!mail) co_return error_response(mail.error());
    all["mail"] = mail_value(*mail);
    const Answer<std::vector<StoredVacation>> vacations = co_await people_.vacations(session.player.id);
    if (!vacations) co_return error_response(vacations.error());
    all["vacations"] = vacations_value(*vacations);
    const Answer<std::vector<UnixSeconds>> known_in = co_await people_.devices(session.player.id);
    if (!known_in) co_return error_response(known_in.error());
    json::array& all_devices = all["devices"].emplace_array();
    for (const UnixSeconds seen : *known_in) all_devices.emplace_back(json::object{{"seen", seen}});
    const Answer<std::vector<StoredToken>> tokens = co_await sessions_.tokens().of(session.player.id);
    if (!tokens) co_return error_response(tokens.error());
    json::array& all_tokens = all["tokens"].emplace_array();
    for (const StoredToken& token : *tokens) all_tokens.emplace_back(token_value(token));
    all["people"] = *std::move(people);
    all["challenges"] = *std::move(challenges);
  }
  net::HttpResponse response = net::json_response(200, json::serialize(all));
  response.headers.emplace_back("Content-Disposition", "attachment; filename=\"muehle.json\"");
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::erase(const Call& call) {
  const Answer<std::string> password = read_password(call.request.body);
  if (!password) co_return error_response(password.error());
  const Answer<void> decided = co_await people_.let_go(*call.session, *password);
  if (!decided) co_return error_response(decided.error());
  const PlayerId player = call.session->player.id;
  // Before the account is gone: a server that ends in between leaves nobody waiting for a player without one.
  const Answer<void> left = co_await hub_.end_games_of(player);
  if (!left) co_return error_response(left.error());
  const Answer<void> erased = co_await people_.erase(player);
  if (!erased) co_return error_response(erased.error());
  lobby_.forget_player(player);
  hub_.forget_player(player);
  // Those that somebody else has begun with him meanwhile.
  co_await hub_.end_games_of(player);
  const std::optional<StoredPlayer> nobody;
  net::HttpResponse response = co_await me_response(200, nobody);
  sessions_.drop(call.request, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> AccountApi::player(const Call& call) {
  const Answer<std::optional<StoredPlayer>> found = co_await people_.find(call.parts[0]);
  if (!found) co_return error_response(found.error());
  if (!*found) co_return error_response({ErrorCode::not_found, "nobody here has this name", std::nullopt});
  Answer<json::array> games = co_await lists_.public_of((*found)->id);
  if (!games) co_return error_response(games.error());
  const Answer<People::Ratings> ratings = co_await people_.ratings((*found)->id);
  if (!ratings) co_return error_response(ratings.error());
  json::object about = profile_value(**found, *ratings);
  about.erase("language");
  about.erase("registered");
  co_return net::json_response(
      200, json::serialize(json::object{{"player", std::move(about)}, {"games", *std::move(games)}}));
}

}  // namespace muehle::server
