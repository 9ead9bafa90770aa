#include "server/tournaments/tournament_handlers.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"
#include "server/kernel/etag.h"
#include "server/tournaments/tournament_games.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace ct = club::tournament;

ct::Number entrant_in(const std::string& part) {
  const std::optional<int> number = read_number(part, 1, INT32_MAX);
  if (!number) or_refuse(refuse(ErrorCode::no_such_entrant, "nobody has this number"));
  return static_cast<ct::Number>(*number - 1);
}

net::HttpResponse text_response(std::string text) {
  net::HttpResponse response;
  response.body = std::move(text);
  response.headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}};
  return response;
}

Tournaments::Reader reader_of(const std::optional<Session>& session) {
  return session ? std::optional(session->player) : std::nullopt;
}

}  // namespace

Response TournamentApi::list(const Call& call) {
  const Tournaments::Reader reader = reader_of(or_refuse(co_await all_.sessions.of(call)));
  co_return reply(or_refuse(co_await all_.tournaments.list(reader)));
}

Response TournamentApi::found(const Call& call, Founding founding) {
  const std::string id =
      or_refuse(co_await all_.tournaments.found(call.session->player, std::move(founding)));
  co_return reply({{"id", id}}, 201);
}

// Who watches asks again and again.
Response TournamentApi::show(const Call& call) {
  const Tournaments::Reader reader = reader_of(or_refuse(co_await all_.sessions.of(call)));
  boost::json::object shown = or_refuse(co_await all_.tournaments.show(call.parts[0], reader));
  boost::json::object same = shown;
  same["now"] = nullptr;
  const std::string etag = etag_of(boost::json::serialize(same));
  net::HttpResponse response;
  if (net::etag_matches(call.request.if_none_match, etag)) {
    response.status = 304;
  } else {
    response = reply(shown);
  }
  std::erase_if(response.headers, [](const auto& one) { return one.first == "Cache-Control"; });
  response.headers.emplace_back("ETag", etag);
  response.headers.emplace_back("Cache-Control", "private, no-cache");
  co_return response;
}

Response TournamentApi::enter(const Call& call, Entering entering) {
  const SignedIn who = or_refuse(co_await all_.sessions.to_play(call, entering.name));
  StoredPlayer player = who.session.player;
  const Tournaments::Shown shown =
      co_await all_.tournaments.enter(call.parts[0], player, std::move(entering));
  net::HttpResponse response = shown ? reply(*shown) : error_response(shown.error());
  all_.sessions.keep(call.request, who, response);
  co_return response;
}

Response TournamentApi::leave(const Call& call) {
  return act(call,
             [](const KeptTournament& kept, const StoredPlayer& who) { return decide_leave(kept, who); });
}

Response TournamentApi::add(const Call& call, AddingEntrants adding) {
  co_return reply(
      or_refuse(co_await all_.tournaments.add(call.parts[0], call.session->player, std::move(adding))));
}

Response TournamentApi::known(const Call& call, AskingNames asking) {
  co_return reply(
      or_refuse(co_await all_.tournaments.known(call.parts[0], call.session->player, std::move(asking))));
}

Response TournamentApi::withdraw(const Call& call, int version) {
  const ct::Number entrant = entrant_in(call.parts[1]);
  return act(call, [entrant, version](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_withdraw(kept, who, entrant, version);
  });
}

Response TournamentApi::come_back(const Call& call, int version) {
  const ct::Number entrant = entrant_in(call.parts[1]);
  return act(call, [entrant, version](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_return(kept, who, entrant, version);
  });
}

Response TournamentApi::sit_out(const Call& call, MissingRound missing) {
  const ct::Number entrant = entrant_in(call.parts[1]);
  return act(call, [entrant, missing](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_sit_out(kept, who, entrant, missing);
  });
}

Response TournamentApi::replace(const Call& call, Replacing replacing) {
  co_return reply(or_refuse(
      co_await all_.tournaments.replace(call.parts[0], call.session->player, std::move(replacing))));
}

Response TournamentApi::ask(const Call& call) {
  co_return reply(or_refuse(co_await all_.tournaments.ask(call.parts[0], call.session->player)));
}

Response TournamentApi::draw(const Call& call) {
  co_return reply(or_refuse(co_await all_.tournaments.draw(call.parts[0], call.session->player)));
}

Response TournamentApi::set_boards(const Call& call, SettingBoards setting) {
  return act(call, [setting = std::move(setting)](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_boards(kept, who, setting);
  });
}

Response TournamentApi::answer(const Call& call, AnsweringMatch answering) {
  return act(call, [answering = std::move(answering)](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_answer(kept, who, answering);
  });
}

Response TournamentApi::name_captain(const Call& call, NamingCaptain naming) {
  co_return reply(
      or_refuse(co_await all_.tournaments.name_captain(call.parts[0], call.session->player, naming)));
}

Response TournamentApi::begin_round(const Call& call, BeginningRound beginning) {
  return act(call, [beginning = std::move(beginning)](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_round(kept, who, beginning);
  });
}

Response TournamentApi::challenge(const Call& call, int above) {
  const auto entrant = static_cast<ct::Number>(above - 1);
  return act(call, [entrant](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_challenge(kept, who, entrant);
  });
}

Response TournamentApi::take_back(const Call& call, int version) {
  return act(call, [version](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_take_back(kept, who, version);
  });
}

Response TournamentApi::set_result(const Call& call, EnteringResult entering) {
  return act(call, [entering = std::move(entering)](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_result(kept, who, entering);
  });
}

Response TournamentApi::pause(const Call& call, Pausing pausing) {
  return act(call, [pausing](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_pause(kept, who, pausing);
  });
}

Response TournamentApi::close(const Call& call, int version) {
  return act(call, [version](const KeptTournament& kept, const StoredPlayer& who) {
    return decide_close(kept, who, version);
  });
}

Response TournamentApi::log(const Call& call) {
  co_return reply(or_refuse(co_await all_.tournaments.log(call.parts[0])));
}

Response TournamentApi::file(const Call& call) {
  co_return text_response(or_refuse(co_await all_.tournaments.file(call.parts[0])));
}

Response TournamentApi::games_as_lines(const Call& call) {
  return games(call, OpenFormat::ndjson, "application/x-ndjson");
}
Response TournamentApi::games_as_records(const Call& call) {
  return games(call, OpenFormat::records, "text/plain; charset=utf-8");
}

Response TournamentApi::act(const Call& call, Tournaments::Decide decide) {
  co_return reply(
      or_refuse(co_await all_.tournaments.act(call.parts[0], call.session->player, std::move(decide))));
}

Response TournamentApi::games(const Call& call, OpenFormat format, std::string type) {
  std::vector<std::int64_t> numbers = or_refuse(co_await all_.tournaments.games(call.parts[0]));
  net::HttpResponse response;
  response.headers = {{"Content-Type", std::move(type)}, {"Cache-Control", "no-store"}};
  response.body = tournament_games(all_.store, all_.replaying, std::move(numbers), format);
  co_return response;
}

}  // namespace muehle::server
