#include "server/accounts/account_api.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <set>

#include "server/accounts/account_forms.h"
#include "server/kernel/error_response.h"
#include "server/people/profile.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// What a page has to know of what the host has decided.
json::object site_value(const SitePolicy& site, const std::optional<StoredClub>& face) {
  return {{"registration", to_text(site.registration)},
          {"guests", site.guests},
          {"rules", site.rules},
          {"imprint", site.imprint.has_value()},
          {"privacy", site.privacy.has_value()},
          {"mail", site.mail},
          {"house", site.house.after},
          {"clubs", name_in(club_founders_names, site.clubs)},
          {"face", face_value(face)}};
}

json::object bearer_value(const Bearer& bearer) {
  json::array scopes;
  for (const Scope scope : all_scopes) {
    if (bearer.scopes.has(scope)) scopes.emplace_back(to_text(scope));
  }
  return {{"name", bearer.name}, {"scopes", std::move(scopes)}};
}

class AccountApi {
 public:
  AccountApi(const OwnSources& sources, Sessions& sessions, Hub& hub, Timekeeping& timekeeping, Lobby& lobby)
      : sources_(sources),
        people_(sources.people),
        sessions_(sessions),
        hub_(hub),
        timekeeping_(timekeeping),
        lobby_(lobby) {}

  Response me(const Call& call) {
    const std::optional<Session> session = or_refuse(co_await sessions_.of(call));
    std::optional<StoredPlayer> player;
    if (session) player = session->player;
    json::object answer = co_await who_i_am(player);
    if (session && session->bearer) answer["token"] = bearer_value(*session->bearer);
    co_return reply(answer);
  }

  Response change_me(const Call& call, AboutMe about) {
    const std::optional<Session> before = or_refuse(co_await sessions_.of(call));
    const bool has_account = before && before->player.registered;
    if (about.name && !has_account) or_refuse(co_await people_.check_guest_name(*about.name));
    net::HttpResponse response;
    if (before) {
      response = reply(co_await who_i_am(co_await changed(*before, about)));
    } else if (people_.site().guests) {
      const Visit visit = sessions_.visit(call.request);
      const SignedIn guest =
          or_refuse(co_await people_.add_guest(about.name.value_or(""), about.language.value_or(""), visit));
      response = reply(co_await who_i_am(guest.session.player));
      sessions_.keep(call.request, guest, response);
    } else {
      response = reply(co_await who_i_am(std::nullopt));
    }
    co_return response;
  }

  Response show(const Call& call, Showing showing) {
    const bool other_mark = showing.mark && *showing.mark != call.session->player.mark;
    const StoredPlayer player = or_refuse(co_await people_.show(*call.session, std::move(showing)));
    if (other_mark) {
      hub_.know(player);
      lobby_.know(player);
    }
    co_return reply(co_await who_i_am(player));
  }

  Response enroll(const Call& call, Registering wanted) {
    const std::optional<Session> before = or_refuse(co_await sessions_.of(call));
    const Visit visit = sessions_.visit(call.request);
    const SignedIn enrolled =
        or_refuse(co_await people_.enroll(before, wanted.credentials, wanted.language, visit));
    net::HttpResponse response = reply(co_await who_i_am(enrolled.session.player), 201);
    sessions_.keep(call.request, enrolled, response);
    hub_.know(enrolled.session.player);
    lobby_.know(enrolled.session.player);
    co_return response;
  }

  Response sign_in(const Call& call, Credentials credentials) {
    const std::optional<Session> before = or_refuse(co_await sessions_.of(call));
    const Visit visit = sessions_.visit(call.request);
    const SignedIn signed_in = or_refuse(co_await people_.sign_in(before, std::move(credentials), visit));
    // The seats of the guest he was are his own now, at tables that are open too.
    if (signed_in.merged) {
      hub_.merge(before->player.id, signed_in.session.player);
      lobby_.forget_player(before->player.id);
      if (signed_in.plays) {
        lobby_.note_plays(signed_in.session.player.id, signed_in.plays->code);
        lobby_.drop(signed_in.plays->ended_offers);
      }
      co_await timekeeping_.apply_vacations(signed_in.session.player.id);
    }
    net::HttpResponse response = reply(co_await who_i_am(signed_in.session.player));
    sessions_.keep(call.request, signed_in, response);
    co_return response;
  }

  Response sign_out(const Call& call) {
    or_refuse(co_await people_.sign_out(*call.session));
    net::HttpResponse response = co_await nobody(call);
    co_return response;
  }

  Response list_sessions(const Call& call) {
    const std::vector<StoredSession> all = or_refuse(co_await people_.sessions(call.session->player.id));
    json::array list;
    for (const StoredSession& one : all) {
      list.emplace_back(json::object{{"id", std::to_string(one.id)},
                                     {"began", one.began_at},
                                     {"seen", one.seen_at},
                                     {"with", one.device},
                                     {"current", one.id == call.session->id}});
    }
    co_return reply({{"sessions", std::move(list)}});
  }

  Response end_session(const Call& call, EndOfSession which) {
    if (which.others) {
      or_refuse(co_await people_.end_other_sessions(*call.session));
    } else {
      or_refuse(co_await people_.end_session(*call.session, which.id));
    }
    net::HttpResponse response = co_await list_sessions(call);
    co_return response;
  }

  Response change_password(const Call& call, PasswordChange change) {
    const Visit visit = sessions_.visit(call.request);
    const SignedIn changed =
        or_refuse(co_await people_.change_password(*call.session, change.old, change.wanted, visit));
    net::HttpResponse response = reply_done();
    sessions_.keep(call.request, changed, response);
    co_return response;
  }

  Response games(const Call& call) {
    co_return reply({{"games", or_refuse(co_await sources_.lists.of(call.session->player.id))}});
  }

  // It may be much: for one player once at a time.
  Response data(const Call& call) {
    const PlayerId player = call.session->player.id;
    if (!gathering_.insert(player).second)
      or_refuse(refuse_many("your data is being put together already; wait until it has come", 5));
    const std::shared_ptr<void> gathered(nullptr, [this, player](void*) { gathering_.erase(player); });
    net::HttpResponse response = reply(co_await own_data(sources_, call.session->player));
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"muehle.json\"");
    co_return response;
  }

  Response erase(const Call& call, std::string password) {
    or_refuse(co_await people_.let_go(*call.session, std::move(password)));
    const PlayerId player = call.session->player.id;
    // Before the account is gone: a server that ends in between leaves nobody waiting for a player without
    // one.
    or_refuse(co_await hub_.end_games_of(player));
    or_refuse(co_await people_.erase(player));
    sources_.clubs.face().look_again();  // a club of his alone has ended
    lobby_.forget_player(player);
    hub_.forget_player(player);
    // Those that somebody else has begun with him meanwhile.
    co_await hub_.end_games_of(player);
    net::HttpResponse response = co_await nobody(call);
    co_return response;
  }

 private:
  asio::awaitable<json::object> who_i_am(std::optional<StoredPlayer> player) {
    const SitePolicy& site = people_.site();
    const std::optional<StoredClub> face = co_await sources_.clubs.face().club();
    json::object answer{{"player", nullptr},
                        {"registration", site.registration != Registration::closed},
                        {"site", site_value(site, face)}};
    if (player) {
      const People::Ratings ratings = or_refuse(co_await people_.ratings(player->id));
      answer["player"] = own_profile_value(*player, ratings, people_.now());
    }
    co_return answer;
  }

  // To who is nobody any more.
  Response nobody(const Call& call) {
    net::HttpResponse response = reply(co_await who_i_am(std::nullopt));
    sessions_.drop(call.request, response);
    co_return response;
  }

  asio::awaitable<StoredPlayer> changed(Session session, AboutMe about) {
    StoredPlayer player = session.player;
    if (about.name) {
      or_refuse(co_await people_.rename(session, *about.name));
      player.name = *about.name;
    }
    if (about.language) {
      or_refuse(co_await people_.set_language(session, *about.language));
      player.language = *about.language;
    }
    co_return player;
  }

  OwnSources sources_;
  People& people_;
  Sessions& sessions_;
  Hub& hub_;
  Timekeeping& timekeeping_;
  Lobby& lobby_;
  std::set<PlayerId> gathering_;  // whose data is put together just now
};

std::vector<Route> coming_and_going(const std::shared_ptr<AccountApi>& api) {
  return {
      {.method = "GET",
       .path = "/api/me",
       .id = "whoAmI",
       .summary = "See who you are here, and what this server's host has decided",
       .tokens = Scopes{},
       .handler = does(api, &AccountApi::me),
       .replies = {answers("WhoIAm", "`player` is null where there is no session")}},
      {.method = "POST",
       .path = "/api/me",
       .id = "changeMe",
       .summary = "Be a guest, or change your name or language",
       .handler = does(api, &AccountApi::change_me, about_me_form()),
       .replies = {answers("WhoIAm", "who you are now")},
       .refusals = {ErrorCode::bad_name, ErrorCode::name_reserved, ErrorCode::name_taken,
                    ErrorCode::registered},
       .note =
           "Makes a guest where there is no session, but where guests do not play. The name of an account "
           "stays."},
      {.method = "POST",
       .path = "/api/me/profile",
       .id = "showMyself",
       .summary = "Choose your mark, and say something of yourself",
       .may = May::account,
       .limit = at_most(1.0 / 5, 30, "too many changes; wait a little", 5),
       .handler = does(api, &AccountApi::show, showing_form()),
       .replies = {answers("WhoIAm", "who you are now")},
       .refusals = {ErrorCode::text_too_long, ErrorCode::bad_text, ErrorCode::guest, ErrorCode::suspended},
       .note =
           "Everybody sees both. A mark is strokes between nine points, which programs draw from the name as "
           "the page does; what is chosen is their ground, and which of the marks of the name it is. A "
           "referee may take the text out."},
      {.method = "POST",
       .path = "/api/register",
       .id = "register",
       .summary = "Make an account of the guest",
       .handler = does(api, &AccountApi::enroll, registering_form()),
       .replies = {{201, "the account; the session goes on by another cookie", schema::ref("WhoIAm")}},
       .refusals = {ErrorCode::bad_name, ErrorCode::name_taken, ErrorCode::name_reserved,
                    ErrorCode::bad_password, ErrorCode::registered, ErrorCode::closed,
                    ErrorCode::no_invitation, ErrorCode::bad_invitation}},
      {.method = "POST",
       .path = "/api/login",
       .id = "signIn",
       .summary = "Sign in",
       .handler = does(api, &AccountApi::sign_in, signing_in_form()),
       .replies = {answers("WhoIAm", "with a new session, which the answer sets as a cookie")},
       .refusals = {ErrorCode::bad_login, ErrorCode::bad_name},
       .note = "The seats of the guest who was here go to the account."},
      {.method = "POST",
       .path = "/api/logout",
       .id = "signOut",
       .summary = "Sign out",
       .may = May::session,
       .handler = does(api, &AccountApi::sign_out),
       .replies = {answers("WhoIAm", "nobody any more")},
       .refusals = {ErrorCode::guest}},
      {.method = "POST",
       .path = "/api/password",
       .id = "changePassword",
       .summary = "Change your password",
       .may = May::session,
       .handler = does(api, &AccountApi::change_password, password_change_form()),
       .replies = {done("all other sessions have ended, this one goes on by another cookie")},
       .refusals = {ErrorCode::bad_login, ErrorCode::bad_password, ErrorCode::guest}},
  };
}

std::vector<Route> what_is_known(const std::shared_ptr<AccountApi>& api) {
  return {
      {.method = "GET",
       .path = "/api/sessions",
       .id = "listSessions",
       .summary = "List your sessions",
       .may = May::session,
       .handler = does(api, &AccountApi::list_sessions),
       .replies = {answers("Sessions", "the newest first")}},
      {.method = "POST",
       .path = "/api/sessions/end",
       .id = "endSessions",
       .summary = "End one of your sessions, or all others",
       .may = May::session,
       .handler = does(api, &AccountApi::end_session, end_of_session_form()),
       .replies = {answers("Sessions", "those that are left")},
       .refusals = {ErrorCode::not_found, ErrorCode::guest}},
      {.method = "GET",
       .path = "/api/me/games",
       .id = "listMyGames",
       .summary = "List your games",
       .may = May::session,
       .tokens = Scopes{Scope::read},
       .handler = does(api, &AccountApi::games),
       .replies = {answers("Games",
                           "at most 200, those of seats that you share too: your turn first and the least "
                           "time left before the others, "
                           "then what runs, then what is over")}},
      {.method = "GET",
       .path = "/api/me/data",
       .id = "getMyData",
       .summary = "Get all that is known of you",
       .may = May::session,
       .handler = does(api, &AccountApi::data),
       .replies = {answers("OwnData", "to be saved; accounts have more in it than guests")}},
      {.method = "POST",
       .path = "/api/me/delete",
       .id = "deleteMe",
       .summary = "Delete your account, or the guest",
       .may = May::session,
       .handler = does(api, &AccountApi::erase, own_password_form()),
       .replies = {answers("WhoIAm", "nobody any more; your games stay with a player without a name")},
       .refusals = {ErrorCode::bad_login, ErrorCode::last_host}},
  };
}

}  // namespace

Area account_area(const OwnSources& sources, Sessions& sessions, Hub& hub, Timekeeping& timekeeping,
                  Lobby& lobby) {
  const auto api = std::make_shared<AccountApi>(sources, sessions, hub, timekeeping, lobby);
  std::vector<Route> all = coming_and_going(api);
  std::ranges::move(what_is_known(api), std::back_inserter(all));
  return {"Accounts", "Who you are here: a guest at first, with an account from then on.", std::move(all)};
}

}  // namespace muehle::server
