// The session a request comes with: of a cookie, or of a token.
#pragma once

#include "net/http.h"
#include "server/kernel/route.h"
#include "server/people/people.h"

namespace muehle::server {

class Sessions {
 public:
  // `instance`: of the data, since cookies do not know ports.
  Sessions(People& people, Tokens& tokens, std::string instance)
      : people_(people), tokens_(tokens), instance_(std::move(instance)) {}

  // Who shows a token is who it speaks for, if it is for what he asks; no cookie is looked at then.
  boost::asio::awaitable<Answer<std::optional<Session>>> of(const Call& call);
  // The same, refused where there is none.
  boost::asio::awaitable<Answer<Session>> required(const Call& call);
  // The same, of a new guest where there is none.
  boost::asio::awaitable<Answer<SignedIn>> or_guest(const Call& call, std::string name);

  // The same for who opens a game or takes a seat: refused to guests where games are for accounts, and where
  // a guest calls himself as nobody may.
  boost::asio::awaitable<Answer<SignedIn>> to_play(const Call& call, std::string name);

  // Refuses what a guest may not call himself, and takes his own name from `player` where he may not have it
  // any more: then he plays without one. An account has its name.
  boost::asio::awaitable<Answer<void>> check_name(StoredPlayer& player, std::string given);

  Tokens& tokens() const { return tokens_; }

  // The same, refused where he has not the role that a route asks for; where anybody may, only who shows a
  // token.
  boost::asio::awaitable<Answer<std::optional<Session>>> allowed(const Call& call, May may);

  Visit visit(const net::HttpRequest& request) const;

  // Puts the cookies of new tokens into a response; a token that stays is empty.
  void keep(const net::HttpRequest& request, const SignedIn& signed_in, net::HttpResponse& response) const;
  void drop(const net::HttpRequest& request, net::HttpResponse& response) const;

 private:
  boost::asio::awaitable<Answer<std::optional<Session>>> of_bearer(std::string token,
                                                                   std::optional<Scopes> wanted);
  // `what` it holds.
  std::string cookie_name(const net::HttpRequest& request, std::string_view what) const;

  People& people_;
  Tokens& tokens_;
  std::string instance_;
};

}  // namespace muehle::server
