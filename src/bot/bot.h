// A bot at work: hears what happens, accepts and sends challenges, and plays its games, each in a thread.
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
  Address address;
  Wishes wishes;
  int games = 1;  // at the same time
  int total = 0;  // then it leaves; 0: never
  std::optional<Wanted> challenge;
  std::optional<int> move_time;  // milliseconds
  bool become_bot = false;       // make the account one first
  bool finish = false;           // when it is told to stop, play to the end what has begun
  std::uint64_t seed = 1;
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
  struct Waiting {
    Challenge challenge;
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
  // What is to be done whether something was heard or not.
  void look_around();
  void answer_challenges();
  // True when it was answered.
  bool answer(const Waiting& waiting);
  bool accept(const Challenge& challenge);
  void decline_now(const Challenge& challenge, Decline reason);
  void challenge_somebody();
  void withdraw();
  void count_finished();
  bool has_room() const;
  bool closing() const;
  bool done() const { return closing() && games_.empty() && promised_ == 0; }

  Settings settings_;
  PlayerMaker players_;
  Report report_;
  const std::atomic<bool>& stop_;
  const std::atomic<bool> never_ = false;
  const std::atomic<bool>& leave_;  // nothing is worth waiting for
  Requests requests_;
  Random random_;

  std::vector<Waiting> waiting_;
  int promised_ = 0;  // accepted challenges whose games were not told of
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
