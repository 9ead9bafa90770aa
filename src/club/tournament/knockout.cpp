#include "club/tournament/knockout.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "club/tournament/colours.h"
#include "club/tournament/history.h"
#include "club/tournament/lot.h"

namespace muehle::club::tournament {
namespace {

using Slot = std::optional<Number>;

// Where the seeds stand, from 0: 0 3 1 2 of four, 0 7 3 4 1 6 2 5 of eight.
std::vector<std::size_t> seeding(std::size_t size) {
  std::vector<std::size_t> seeds{0};
  while (seeds.size() < size) {
    const std::size_t last = 2 * seeds.size() - 1;
    std::vector<std::size_t> twice;
    for (const std::size_t seed : seeds) twice.insert(twice.end(), {seed, last - seed});
    seeds = std::move(twice);
  }
  return seeds;
}

std::vector<Slot> first_slots(const Tournament& tournament) {
  std::vector<Number> order = those_in(tournament, 1);
  std::ranges::sort(order, {}, [&](Number each) {
    return std::tuple(-tournament.entrants[each].rating.value_or(0), each);
  });
  std::vector<Slot> slots;
  for (const std::size_t seed : seeding(std::bit_ceil(std::max<std::size_t>(order.size(), 1))))
    slots.push_back(seed < order.size() ? Slot(order[seed]) : std::nullopt);
  return slots;
}

// Goes through a knockout, round by round.
class Walk {
 public:
  explicit Walk(const Tournament& tournament) : tournament_(tournament), histories_(histories(tournament)) {
    now_.slots = first_slots(tournament);
    now_.stages.resize(tournament.entrants.size());
  }

  Bracket through() {
    while (now_.slots.size() > 1 && stage()) {
    }
    return std::move(now_);
  }
  // False where a round is none that follows.
  bool agrees() {
    through();
    return agrees_ && round_ == tournament_.rounds.size();
  }

 private:
  // False: it goes no further.
  bool stage() {
    drop_who_left();
    std::vector<std::size_t> level = pairs();
    std::vector<Slot> winners = alone();
    for (now_.play_off = false; !level.empty(); now_.play_off = true) {
      if (now_.play_off) {
        drop_who_left();
        const std::vector<Slot> left = alone();
        std::erase_if(level, [&](std::size_t pair) {
          if (both(pair)) return false;
          winners[pair] = left[pair];
          return true;
        });
        if (level.empty()) break;
      }
      if (round_ == tournament_.rounds.size()) {
        for (const std::size_t pair : level) now_.due.push_back(seats(pair));
        return false;
      }
      const Round& round = tournament_.rounds[round_++];
      agrees_ = agrees_ && round.size() == level.size();
      if (!is_finished(round)) {
        now_.waiting = true;
        return false;
      }
      std::erase_if(level, [&](std::size_t pair) { return decided(round, pair, winners[pair]); });
    }
    now_.play_off = false;
    now_.slots = std::move(winners);
    for (const Slot& slot : now_.slots) {
      if (slot) ++now_.stages[*slot];
    }
    return true;
  }

  Slot& upper(std::size_t pair) { return now_.slots[2 * pair]; }
  Slot& lower(std::size_t pair) { return now_.slots[2 * pair + 1]; }
  bool both(std::size_t pair) { return upper(pair) && lower(pair); }

  void drop_who_left() {
    for (Slot& slot : now_.slots) {
      if (slot && !plays_in(tournament_.entrants[*slot], static_cast<int>(round_) + 1)) slot = std::nullopt;
    }
  }

  std::vector<std::size_t> pairs() {
    std::vector<std::size_t> found;
    for (std::size_t pair = 0; pair < now_.slots.size() / 2; ++pair) {
      if (both(pair)) found.push_back(pair);
    }
    return found;
  }

  // Who has nobody against him goes on.
  std::vector<Slot> alone() {
    std::vector<Slot> found;
    for (std::size_t pair = 0; pair < now_.slots.size() / 2; ++pair)
      found.push_back(both(pair) ? std::nullopt : upper(pair) ? upper(pair) : lower(pair));
    return found;
  }

  Seats seats(std::size_t pair) {
    const Number a = *upper(pair);
    const Number b = *lower(pair);
    const bool lot = coin(tournament_.settings.seed, pair + round_);
    return first_has_white(histories_[a], histories_[b], lot) ? Seats{a, b} : Seats{b, a};
  }

  // Whether the round settles it, and for whom: for nobody where neither came. A second round always does.
  bool decided(const Round& round, std::size_t pair, Slot& winner) {
    const Number a = *upper(pair);
    const Number b = *lower(pair);
    const auto found = std::ranges::find_if(
        round, [&](const Pairing& each) { return each.seats == Seats{a, b} || each.seats == Seats{b, a}; });
    if (found == round.end()) {
      agrees_ = false;
      return true;
    }
    const GamePoints points = game_points(*found);
    if (points.white == points.black) {
      if (points.white == 0) return true;
      if (!now_.play_off) return false;
      winner = coin(tournament_.settings.seed, 2 * (a + b) + 1) ? a : b;
      return true;
    }
    winner = points.white > points.black ? found->seats.white : *found->seats.black;
    return true;
  }

  const Tournament& tournament_;
  std::vector<History> histories_;
  Bracket now_;
  std::size_t round_ = 0;
  bool agrees_ = true;
};

}  // namespace

Bracket bracket(const Tournament& tournament) { return Walk(tournament).through(); }

bool agrees_with_itself(const Tournament& tournament) { return Walk(tournament).agrees(); }

}  // namespace muehle::club::tournament
