#include "server/clubs/club_handlers.h"

#include "server/kernel/error_response.h"
#include "support/text.h"

namespace muehle::server {
namespace {

std::int64_t number_in_club(const std::string& part) {
  const auto number = read_number<std::int64_t>(part, 1, INT64_MAX);
  if (!number) or_refuse(refuse(ErrorCode::not_found, "there is nothing of this number"));
  return *number;
}

Clubs::Reader reader_of_club(const std::optional<Session>& session) {
  return session ? std::optional(session->player) : std::nullopt;
}

}  // namespace

Response ClubApi::list(const Call& call) {
  const Clubs::Reader reader = reader_of_club(or_refuse(co_await sessions_.of(call)));
  co_return reply(or_refuse(co_await clubs_.list(reader)));
}

Response ClubApi::found(const Call& call, SayingOfClub saying) {
  const std::string id = or_refuse(co_await clubs_.found(call.session->player, std::move(saying.terms)));
  co_return reply({{"id", id}}, 201);
}

Response ClubApi::show(const Call& call) {
  const Clubs::Reader reader = reader_of_club(or_refuse(co_await sessions_.of(call)));
  co_return reply(or_refuse(co_await clubs_.show(call.parts[0], reader)));
}

Response ClubApi::say(const Call& call, SayingOfClub saying) {
  co_return reply(or_refuse(co_await clubs_.say(call.parts[0], call.session->player, std::move(saying))));
}

Response ClubApi::end(const Call& call, std::string name) {
  ClubAct ends = end_club(name);
  or_refuse(co_await clubs_.perform(call.parts[0], call.session->player, std::move(ends)));
  co_return reply_done();
}

Response ClubApi::see_letter(const Call& call, std::string key) {
  co_return reply({{"opens", or_refuse(co_await clubs_.opens(call.parts[0], std::move(key)))}});
}

Response ClubApi::join(const Call& call, JoiningClub joining) {
  return act(call, join_club(joining, clubs_.now()));
}

Response ClubApi::leave(const Call& call) {
  co_return reply(or_refuse(co_await clubs_.leave(call.parts[0], call.session->player)));
}

Response ClubApi::set_role(const Call& call, club::Role role) {
  return act(call, set_club_role(call.parts[1], role, clubs_.now()));
}

Response ClubApi::remove_member(const Call& call) {
  return act(call, muehle::server::remove_member(call.parts[1]));
}

Response ClubApi::answer_request(const Call& call, bool accept) {
  return act(call, muehle::server::answer_request(call.parts[1], accept, clubs_.now()));
}

Response ClubApi::add_news(const Call& call, NewsSaid said) {
  return act(call, muehle::server::add_news(said, clubs_.now()));
}

Response ClubApi::remove_news(const Call& call) {
  return act(call, muehle::server::remove_news(number_in_club(call.parts[1])));
}

Response ClubApi::put_preset(const Call& call, GameTerms terms) {
  const std::string name = or_refuse(read_preset_name(call.parts[1]));
  return act(call, muehle::server::put_preset(name, terms));
}

Response ClubApi::remove_preset(const Call& call) {
  return act(call, muehle::server::remove_preset(call.parts[1]));
}

Response ClubApi::write_letters(const Call& call, LettersWanted wanted) {
  co_return reply({{"letters", or_refuse(co_await clubs_.write_letters(call.parts[0], call.session->player,
                                                                       std::move(wanted)))}},
                  201);
}

Response ClubApi::list_letters(const Call& call) {
  co_return reply({{"letters", or_refuse(co_await clubs_.letters(call.parts[0], call.session->player))}});
}

Response ClubApi::remove_letter(const Call& call) {
  ClubAct removes = muehle::server::remove_letter(number_in_club(call.parts[1]));
  or_refuse(co_await clubs_.perform(call.parts[0], call.session->player, std::move(removes)));
  co_return reply_done();
}

Response ClubApi::pair(const Call& call, PairingWanted wanted) {
  const std::string code =
      or_refuse(co_await clubs_.pair(call.parts[0], call.session->player, std::move(wanted)));
  co_return reply({{"id", code}}, 201);
}

Response ClubApi::act(const Call& call, ClubAct act) {
  co_return reply(or_refuse(co_await clubs_.act(call.parts[0], call.session->player, std::move(act))));
}

}  // namespace muehle::server
