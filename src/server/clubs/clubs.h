// Clubs on this server: what people ask of them. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/clubs/club_acts.h"
#include "server/clubs/face.h"
#include "server/rights/site.h"
#include "server/tables/agreed_games.h"
#include "support/clock.h"

namespace muehle::server {

class Clubs {
 public:
  Clubs(Store& store, const Time& time, const SitePolicy& site, AgreedGames& agreed_games)
      : store_(store), time_(time), site_(site), agreed_games_(agreed_games), face_(store) {}

  using Reader = std::optional<StoredPlayer>;
  using Shown = Answer<boost::json::object>;

  // How many there are, as last counted; to be counted now and then.
  int counted() const { return counted_; }
  boost::asio::awaitable<void> count();

  UnixSeconds now() const { return time_.now().at; }
  Face& face() { return face_; }

  // Each as JSON (club_schemas).
  boost::asio::awaitable<Shown> list(Reader reader);
  boost::asio::awaitable<Shown> show(std::string code, Reader reader);

  // Its code.
  boost::asio::awaitable<Answer<std::string>> found(StoredPlayer founder, ClubTerms terms);
  boost::asio::awaitable<Shown> say(std::string code, StoredPlayer who, SayingOfClub saying);
  boost::asio::awaitable<Answer<void>> perform(std::string code, StoredPlayer who, ClubAct act);
  // The same, and how it stands then.
  boost::asio::awaitable<Shown> act(std::string code, StoredPlayer who, ClubAct act);
  boost::asio::awaitable<Shown> leave(std::string code, StoredPlayer who);

  // With their links, which are told this once.
  boost::asio::awaitable<Answer<boost::json::array>> write_letters(std::string code, StoredPlayer who,
                                                                   LettersWanted wanted);
  boost::asio::awaitable<Answer<boost::json::array>> letters(std::string code, StoredPlayer who);

  // The code of a table at which two members sit.
  boost::asio::awaitable<Answer<std::string>> pair(std::string code, StoredPlayer who, PairingWanted wanted);

  // `code`: empty for none. Of a host.
  boost::asio::awaitable<Answer<void>> set_face(StoredPlayer host, std::string code);

  // What somebody has to do with clubs, and has written there, for himself.
  boost::asio::awaitable<Shown> own_data(PlayerId player);

  // Whether a letter with this key lets somebody in now.
  boost::asio::awaitable<Answer<bool>> opens(std::string code, std::string key);
  boost::asio::awaitable<Answer<StoredClub>> named_by(std::string code);

 private:
  struct Pair {
    StoredPlayer white;
    StoredPlayer black;
    GameTerms terms;
  };
  boost::asio::awaitable<Answer<Pair>> who_meet(std::string code, StoredPlayer who, PairingWanted wanted);
  boost::asio::awaitable<Answer<void>> do_in_store(std::function<Answer<void>(Transaction&)> work);

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  AgreedGames& agreed_games_;
  Face face_;
  int counted_ = 0;
};

}  // namespace muehle::server
