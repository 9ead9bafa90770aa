// Tournaments on this server: what people ask of them. What they do by themselves is `running`. Lives on the
// I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/json/object.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/archive/lists.h"
#include "server/rights/site.h"
#include "server/tournaments/kept_tournaments.h"
#include "server/tournaments/organising.h"

namespace muehle::server {

// That one player may have founded and that are not over.
inline constexpr int most_founded = 10;

class Tournaments {
 public:
  Tournaments(Store& store, const Time& time, const SitePolicy& site, const Lists& lists)
      : store_(store), time_(time), site_(site), lists_(lists), kept_(store, time) {}

  using Reader = std::optional<StoredPlayer>;
  using Shown = Answer<boost::json::object>;

  // Each as JSON (tournament_schemas).
  boost::asio::awaitable<Shown> list(Reader reader);
  boost::asio::awaitable<Shown> show(std::string code, Reader reader);
  boost::asio::awaitable<Shown> log(std::string code);
  // What would be drawn now, for the organiser to look at.
  boost::asio::awaitable<Shown> draw(std::string code, StoredPlayer who);
  // As a file that `muehle tournament` reads.
  boost::asio::awaitable<Answer<std::string>> file(std::string code);
  // The numbers of its games that are over and public, as they were played.
  boost::asio::awaitable<Answer<std::vector<std::int64_t>>> games(std::string code);
  // Those that a player has founded or entered.
  boost::asio::awaitable<Answer<boost::json::array>> of(StoredPlayer player);

  // What he did in any.
  boost::asio::awaitable<Answer<boost::json::array>> acts_of(PlayerId player);

  // Its code.
  boost::asio::awaitable<Answer<std::string>> found(StoredPlayer founder, Founding founding);
  boost::asio::awaitable<Shown> enter(std::string code, StoredPlayer who, Entering entering);
  // What somebody does in it, and how it stands then.
  using Decide = std::function<Decided(const KeptTournament&, const StoredPlayer&)>;
  boost::asio::awaitable<Shown> act(std::string code, StoredPlayer who, Decide decide);
  // He enters people over the board, and accounts, which are told.
  boost::asio::awaitable<Shown> add(std::string code, StoredPlayer who, AddingEntrants adding);
  boost::asio::awaitable<Shown> replace(std::string code, StoredPlayer who, Replacing replacing);
  // Who stands over the board under the name of his account asks the organiser to join the two.
  boost::asio::awaitable<Shown> ask(std::string code, StoredPlayer who);
  // Which of the names he has typed are those of accounts that he may enter.
  boost::asio::awaitable<Shown> known(std::string code, StoredPlayer who, AskingNames asking);
  // The captain of the team of another club is a member of that.
  boost::asio::awaitable<Shown> name_captain(std::string code, StoredPlayer who, NamingCaptain naming);

  // Who is to know that one has changed.
  void on_changed(std::function<void(const std::string& code)> on_changed) {
    on_changed_ = std::move(on_changed);
  }
  // For whom something new waits: somebody has entered him, or asks him.
  void on_waiting(std::function<void(PlayerId)> on_waiting) { on_waiting_ = std::move(on_waiting); }
  // A game has begun or is over.
  void look_again() {
    ++changes_;
    pictures_.clear();
  }
  KeptTournaments& kept() { return kept_; }

 private:
  // One as it is shown, made at most once a second, however many watch it.
  struct Picture {
    TournamentPointer kept;
    std::vector<TournamentGame> games;
    boost::json::object value;
    Milliseconds made_at = 0;  // a tick
  };
  using PicturePointer = std::shared_ptr<const Picture>;
  boost::asio::awaitable<Answer<PicturePointer>> picture(std::string code);
  boost::asio::awaitable<Answer<std::vector<TournamentGame>>> games_of(TournamentPointer kept);
  boost::asio::awaitable<Answer<bool>> is_member(TournamentPointer kept, PlayerId player);
  boost::asio::awaitable<Answer<std::optional<int>>> rating_of(PlayerId player, std::string time_control);
  // What he does with accounts of these names.
  using DecideOn = std::function<Decided(const KeptTournament&, const std::vector<EnteredAccount>&)>;
  boost::asio::awaitable<Shown> act_on(std::string code, StoredPlayer who, AskingNames accounts,
                                       DecideOn decide);
  boost::asio::awaitable<Shown> act_checked(std::string code, StoredPlayer who, Decide decide,
                                            KeptTournaments::Check more);

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  const Lists& lists_;
  KeptTournaments kept_;
  std::unordered_map<std::string, PicturePointer> pictures_;
  int changes_ = 0;
  std::function<void(const std::string&)> on_changed_ = [](const std::string&) {};
  std::function<void(PlayerId)> on_waiting_ = [](PlayerId) {};
};

}  // namespace muehle::server
