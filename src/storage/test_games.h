// For tests: games in a place of their own, as the newest schema has them, and what is put into them.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <span>
#include <string>
#include <vector>

#include "storage/test_place.h"

namespace muehle {

inline NewTable some_table(const std::string& code) {
  return {.code = code,
          .next_colours = "alternate",
          .first_white = 1,
          .lot_drawn = true,
          .secret = SecretHash{1, 2, 3},
          .name = "Anna",
          .rules = "standard",
          .start = "a start",
          .at = 1000};
}

inline AppendEvent some_event(std::int64_t game, int version, const std::string& line) {
  return {.game = game,
          .version = version,
          .line = line,
          .seat = 1,
          .id = "k" + std::to_string(version),
          .at = 1001};
}

inline AppendTalk some_talk(std::int64_t game, int number, int version, const std::string& line) {
  return {.game = game,
          .number = number,
          .version = version,
          .line = line,
          .seat = 1,
          .id = "t" + std::to_string(number),
          .at = 1003};
}

class TestGames final : public Transaction {
 public:
  TestGames() : games_((place_.open(), place_.games())) {}

  void hold(ServerId server, const Lease& lease) override { all().hold(server, lease); }
  Games& games() override { return all().games(); }
  Players& players() override { return all().players(); }
  Ratings& ratings() override { return all().ratings(); }
  Seeks& seeks() override { return all().seeks(); }
  Refereeing& refereeing() override { return all().refereeing(); }
  Conduct& conduct() override { return all().conduct(); }
  Relations& relations() override { return all().relations(); }
  Challenges& challenges() override { return all().challenges(); }
  Invitations& invitations() override { return all().invitations(); }
  Vacations& vacations() override { return all().vacations(); }
  MailAddresses& mail() override { return all().mail(); }
  Subscriptions& subscriptions() override { return all().subscriptions(); }
  Tokens& tokens() override { return all().tokens(); }
  Tournaments& tournaments() override { return all().tournaments(); }
  Clubs& clubs() override { return all().clubs(); }
  TurnMails& turn_mails() override { return all().turn_mails(); }
  Calendars& calendars() override { return all().calendars(); }
  PerfectPlay& perfect_play() override { return all().perfect_play(); }
  LobbyHours& lobby_hours() override { return all().lobby_hours(); }
  Notes& notes() override { return all().notes(); }

  const TestPlace& place() const { return place_; }
  sql::Database& database() { return games_.database(); }
  std::vector<StoreResult<void>> commit(std::span<const Store::Work> works) { return games_.commit(works); }
  // In a transaction of its own, which has to do.
  Stored make(const Change& change) {
    Stored stored;
    const Store::Work work = [&](Transaction& all) { stored = all.games().make(change); };
    return commit({&work, 1})[0].map([&] { return stored; }).value();
  }
  void reopen() { games_ = place_.games(); }

 private:
  Transaction& all() { return games_.all(); }

  TestPlace place_;
  OpenedGames games_;
};

// Changes of games, one transaction for each call.
template <typename File>
std::vector<StoreResult<Stored>> commit_all(File& file, std::span<const Change> changes) {
  std::vector<Stored> stored(changes.size());
  std::vector<Store::Work> works;
  for (std::size_t i = 0; i < changes.size(); ++i)
    works.emplace_back([&, i](Transaction& all) { stored[i] = all.games().make(changes[i]); });
  std::vector<StoreResult<Stored>> answers;
  for (const StoreResult<void>& done : file.commit(works))
    answers.push_back(done.map([&] { return stored[answers.size()]; }));
  return answers;
}

}  // namespace muehle
