// A bot at work: hears what happens, accepts and sends challenges, answers who wants another game, and plays
// its games, each in a thread.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "bot/desk.h"

namespace muehle::bot {

// Whom the bot challenges, again whenever it has time for a game.
struct Wanted {
  std::string name;
  std::string rules = "standard";
  std::string time = "300+5";
  std::string colour = "lot";
};

struct Settings {
  Address address = {};
  Wishes wishes = {};
  int games = 1;  // at the same time
  int total = 0;  // then it leaves; 0: never
  std::optional<Wanted> challenge = {};
  std::optional<int> move_time = {};  // milliseconds
  bool become_bot = false;            // make the account one first
  bool finish = false;                // when it is told to stop, play to the end what has begun
  std::uint64_t seed = 1;
  Duration room_may_come{10'000};  // who wants a game may wait so long for another one to end
};

class Bot {
 public:
  // `stop` outlives it.
  Bot(Settings settings, PlayerMaker players, Report report, const std::atomic<bool>& stop);
  ~Bot();

  // Until it is told to stop, or has played as many games as it should. An error: the server does not want
  // it.
  Result<Tally> run();

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Running {
    std::atomic<bool> done = false;
    std::jthread thread;
  };
  // Somebody who wants a game, by a challenge or behind one that is over.
  template <typename What>
  struct Waiting {
    What what;
    Time since;
  };

  Result<void> introduce();
  Result<void> follow(Stream& stream, Pause& pause);
  Result<void> hear(const std::string& line);
  void on(const ChallengeCame& event);
  void on(const ChallengeGone& event);
  void on(const ChallengeDeclined& event);
  void on(const GameBegan& event);
  void on(const GameEnded& event);
  void on(const NextAsked& event);
  // What is to be done whether something was heard or not. An error: the bot can do nothing here.
  Result<void> look_around();
  template <typename What>
  void answer_all(std::vector<Waiting<What>>& waiting);
  // Whether it is accepted now; false: it waits.
  tl::expected<bool, Decline> judge(std::optional<Decline> unwelcome, Time since) const;
  void accept(const Challenge& challenge);
  void accept(const GameNote& over);
  void decline_now(const Challenge& challenge, Decline reason);
  void decline_now(const GameNote& over, Decline reason);
  Result<void> challenge_somebody();
  void note_refused(const std::string& what, const Failed& answer);
  void withdraw();
  void count_finished();
  int coming() const { return promised_ + static_cast<int>(next_promised_.size()); }
  bool has_room() const;
  bool closing() const;
  bool done() const { return closing() && games_.empty() && coming() == 0; }

  Settings settings_;
  PlayerMaker players_;
  Report report_;
  const std::atomic<bool>& stop_;
  const std::atomic<bool> never_ = false;
  const std::atomic<bool>& leave_;  // nothing is worth waiting for
  Requests requests_;
  Random random_;

  std::vector<Waiting<Challenge>> challenges_;
  std::vector<Waiting<GameNote>> asked_next_;
  int promised_ = 0;  // accepted challenges whose games were not told of
  // By table: when a next game was accepted that was not told of.
  std::map<std::string, Time> next_promised_;
  std::string sent_;  // the challenge that waits for an answer
  Time challenge_again_{};
  int begun_ = 0;
  bool told_closing_ = false;
  std::atomic<bool> revoked_ = false;
  std::map<std::string, std::unique_ptr<Running>> games_;
  std::mutex tally_mutex_;
  Tally tally_;
};

}  // namespace muehle::bot
