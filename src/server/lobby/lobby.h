// Where people meet who have not agreed on a game: offers to play, and who waits with one. Lives on the I/O
// thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "club/matching.h"
#include "club/rating.h"
#include "server/archive/lists.h"
#include "server/kernel/fair_places.h"
#include "server/lobby/lobby_board.h"
#include "server/lobby/seek.h"
#include "server/lobby/standing_offers.h"
#include "server/rights/blocks.h"
#include "server/tables/agreed_games.h"

namespace muehle::server {

inline constexpr std::size_t most_seeks_each = 5;

class Lobby {
 public:
  Lobby(Store& store, const Time& time, const SitePolicy& site, AgreedGames& agreed_games,
        TableEvents& events, Lists& lists, Blocks& blocks, Presence& presence);

  // Who waits since before the server started, and who will not meet whom; where there are too many offers,
  // a fair share of them. False where it could not be read: to be called again then, before anybody is here.
  boost::asio::awaitable<bool> restore();

  // A game with who waits with the same wish and a colour that fits, else a seek.
  struct Offered {
    std::optional<Seek> seek;
    std::string code;  // of the game that has begun
  };
  // Who offers again what he offers already is answered as the first time. `id`: chosen by whoever offers, so
  // that he may ask again after the offer has come to a game; empty: any. `address`: his (net/address.h), by
  // whose network the offer is counted where places are short; empty: not known.
  boost::asio::awaitable<Answer<Offered>> offer(StoredPlayer player, Wish wish, std::string id = {},
                                                std::string address = {});
  // The code of the game.
  boost::asio::awaitable<Answer<std::string>> take(StoredPlayer player, std::string id);
  boost::asio::awaitable<Answer<void>> withdraw(StoredPlayer player, std::string id);
  // An offer of his that has stood for so many seconds, and may come to a game with the house's own opponent.
  Answer<Seek> waits_for_house(const StoredPlayer& player, const std::string& id, UnixSeconds after) const;
  // That game, which is never rated; its code.
  boost::asio::awaitable<Answer<std::string>> begin_with_house(StoredPlayer player, std::string id,
                                                               StoredPlayer house);

  // Whether a player has it open, or a program of his listens.
  bool is_here(PlayerId player) const;
  // A program of a bot listens, or does so no more; it counts as if he had it open, and is shown.
  void attend(const StoredPlayer& bot);
  void depart(PlayerId bot);
  // These two meet, or do so no more.
  void look_again(PlayerId one, PlayerId other);

  // A guest has an account now.
  void know(const StoredPlayer& player);
  // A rated game has changed how strong he is.
  void know_rating(PlayerId player, club::Pool pool, const club::Rating& rating);
  // A correction has changed anybody's.
  boost::asio::awaitable<void> read_ratings(club::Pool pool);
  // A game has begun, or what else is told of one (table_events.h): offers of games by the clock that are on
  // their way to the store end with it.
  void note_game(const Room& room);
  // He sits in a game by the clock by now, other than by its beginning.
  void note_plays(PlayerId player, const std::string& code);
  // The store has taken out what a player has offered.
  void withdraw_offers(PlayerId player);
  // An account is gone, with its offers and with whom it did not want to meet.
  void forget_player(PlayerId player);

  // The store has ended these.
  void drop(const std::vector<std::string>& ids);

  // The `lobby` message, as a player sees it.
  boost::asio::awaitable<Answer<std::string>> state(std::optional<PlayerId> player);

  boost::asio::awaitable<Answer<void>> enter(std::optional<PlayerId> player, net::Listener& listener);
  void leave(net::Listener& listener);
  // He understands what has changed, and need not be told everything each time.
  void tell_changes(net::Listener& listener);
  // To be called often: brings together who waits, and takes back what nobody waits for any more.
  boost::asio::awaitable<void> look_after();
  // To be called often, one at a time: tells what has changed. Takes its time where many are here.
  boost::asio::awaitable<void> tell_news();

 private:
  struct Guest {
    net::Listener* listener;
    std::optional<PlayerId> player;
    std::uint64_t round = 0;  // of what is told to everybody, the last that he was in
    bool takes_changes = false;
    bool newcomer = true;  // has not heard yet what everybody is told
  };

  struct Attending {
    StoredPlayer bot;
    int programs = 0;
  };

  // An offer, and who plays whoever made it.
  struct Pair {
    Seek seek;
    StoredPlayer other;
    std::optional<Colour> colour;  // of whose offer it is
    std::vector<std::string> ids;  // of all offers that come to this game
    std::string not_stored = {};   // the id of another one that does, without having stood
  };

  // An offer that does not stand yet.
  struct Coming {
    PlayerId player;
    std::string begun = {};  // the code of a game by the clock in which he sits since
  };
  using ComingPointer = std::shared_ptr<const Coming>;
  ComingPointer note_coming(const Seek& seek);

  // A place of an offer on its way to the store, and whose it is; no offer stands without one.
  using PlacePointer = std::shared_ptr<const std::string>;
  // Where there is none left, somebody else's offer makes room. Null where none does.
  boost::asio::awaitable<Answer<PlacePointer>> find_place(std::string whose);
  FairPlaces taken_places();

  bool waits(const Seek& seek) const;
  // What the same player offers already.
  const Seek* equal_to(const Seek& seek) const;
  Answer<void> check_offer(const StoredPlayer& player, const Wish& wish) const;
  // Who waits for longest with the same wish and a colour that fits, but for those that were tried.
  std::optional<Seek> partner_of(const Seek& seek, const std::vector<std::string>& tried) const;
  boost::asio::awaitable<Answer<Offered>> store(Seek seek, ComingPointer coming);
  // The code of the game that an offer of his has come to; empty: of none that could be found.
  boost::asio::awaitable<std::string> game_of(std::string id, PlayerId player);
  // That an offer which does not stand has ended with the beginning of this game.
  boost::asio::awaitable<void> keep_ended(Seek seek, std::string code);
  boost::asio::awaitable<Answer<void>> forget(std::vector<std::string> ids);
  // Who waits for somebody about as strong as he is meets him.
  boost::asio::awaitable<void> match_near();
  boost::asio::awaitable<void> begin_near(Seek first, Seek second, std::optional<Colour> colour);
  club::Waiting waiting(const Seek& seek) const;
  // Tells somebody that an offer has come to a game.
  static net::SharedText game_text(const std::string& code, const Seek& seek);
  boost::asio::awaitable<void> look_for_pairs();
  void look_at_later(const std::string& id);
  boost::asio::awaitable<Answer<std::string>> take_standing(StoredPlayer player, std::string id);
  boost::asio::awaitable<Answer<std::string>> pair_up(Seek seek);
  // The code of their game, in one transaction with the end of the offers.
  boost::asio::awaitable<Answer<std::string>> begin(Pair pair);
  void stand(Seek seek);
  // As everything stands now.
  LobbyBoard board(const Lists::RunningTexts& games) const;
  // That a newcomer has read it.
  void note_read(const LobbyBoard& board);
  boost::asio::awaitable<void> tell_all();
  // At most so many of those who are not told yet; whether that were all.
  bool tell_some(const std::function<void(Guest&)>& tell_one, int most);

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  AgreedGames& agreed_games_;
  Lists& lists_;
  Blocks& blocks_;
  Presence& presence_;
  StandingOffers seeks_;
  std::vector<std::weak_ptr<Coming>> coming_;
  std::vector<std::weak_ptr<const std::string>> coming_places_;
  std::vector<std::string> left_out_;  // stored ones that found no place at the start
  std::vector<Guest> guests_;
  std::uint64_t round_ = 0;
  LobbyBoard told_;                                                        // to everybody, last
  std::unordered_map<std::string, LobbyBoard::OfferPointer> told_offers_;  // by their ids
  ReadSince read_since_;                                                   // by newcomers
  Lists::RunningTexts games_;                                              // as everybody was told last
  std::unordered_map<PlayerId, Attending> attending_;
  std::unordered_map<PlayerId, UnixSeconds> left_;   // when a player's last socket closed
  std::unordered_map<PlayerId, PlayerId> last_met_;  // near ones, the last time
  bool changed_ = false;
  std::unordered_set<PlayerId> meeting_others_;  // other people than when all were told
  std::deque<std::string> pairs_wait_;           // offers by which somebody that fits may wait
  UnixSeconds looked_at_ = 0;                    // at the games
};

}  // namespace muehle::server
