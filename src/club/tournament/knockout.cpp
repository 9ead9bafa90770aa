#include "club/tournament/knockout.h"

#include <algorithm>
#include <bit>
#include <numeric>
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

// Goes through a knockout, stage by stage: a stage is a round and, where pairings end level, a second one.
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
  std::vector<std::vector<Tie>> ties() {
    through();
    while (!ties_.empty() && ties_.back().size() > 1) {
      std::vector<Slot> slots;
      for (const Tie& tie : ties_.back()) slots.push_back(tie.winner);
      show(slots);
    }
    return std::move(ties_);
  }
  // False where a round is none that follows.
  bool agrees() {
    through();
    return agrees_ && round_ == tournament_.rounds.size();
  }

 private:
  // False: it goes no further.
  bool stage() {
    winners_.assign(now_.slots.size() / 2, std::nullopt);
    show(now_.slots);
    std::vector<std::size_t> level(winners_.size());
    std::iota(level.begin(), level.end(), std::size_t{0});
    now_.play_off = false;
    settle_without_playing(level);
    while (!level.empty()) {
      if (!play(level)) return false;
      now_.play_off = true;
      settle_without_playing(level);
    }
    now_.play_off = false;
    now_.slots = winners_;
    for (const Slot& slot : now_.slots) {
      if (slot) ++now_.stages[*slot];
    }
    return true;
  }

  // Who has nobody against him goes on.
  void settle_without_playing(std::vector<std::size_t>& level) {
    for (Slot& slot : now_.slots) {
      if (slot && !plays_in(tournament_.entrants[*slot], static_cast<int>(round_) + 1)) slot = std::nullopt;
    }
    std::erase_if(level, [&](std::size_t pair) {
      if (upper(pair) && lower(pair)) return false;
      winners_[pair] = upper(pair) ? upper(pair) : lower(pair);
      ties_.back()[pair].winner = winners_[pair];
      return true;
    });
  }

  // A round of these pairs, of which those stay that end level. False: there is none yet, or it is not at its
  // end.
  bool play(std::vector<std::size_t>& level) {
    if (round_ == tournament_.rounds.size()) {
      for (const std::size_t pair : level) now_.due.push_back(seats(pair));
      return false;
    }
    const Round& round = tournament_.rounds[round_++];
    agrees_ = round.size() == level.size() && std::ranges::all_of(level, [&](std::size_t pair) {
                return pairing_of(round, pair) != nullptr;
              });
    now_.waiting = !is_finished(round);
    if (!agrees_) return false;
    for (const std::size_t pair : level) show(pair, round);
    if (now_.waiting) return false;
    std::erase_if(level, [&](std::size_t pair) { return decided(*pairing_of(round, pair), winners_[pair]); });
    return true;
  }

  // Stages as they are shown.
  void show(const std::vector<Slot>& slots) {
    std::vector<Tie>& stage = ties_.emplace_back();
    for (std::size_t at = 0; at + 1 < slots.size(); at += 2)
      stage.push_back({.upper = slots[at], .lower = slots[at + 1]});
  }
  void show(std::size_t pair, const Round& round) {
    const Pairing* pairing = pairing_of(round, pair);
    Tie& tie = ties_.back()[pair];
    tie.played.push_back({static_cast<int>(round_), static_cast<int>(pairing - round.data()) + 1});
    if (is_finished(*pairing)) decided(*pairing, tie.winner);
  }

  // Whether it settles who goes on: nobody, where neither came. A second round always does.
  bool decided(const Pairing& pairing, Slot& winner) {
    const Number white = pairing.seats.white;
    const Number black = *pairing.seats.black;
    const GamePoints points = game_points(pairing);
    if (points.white + points.black == 0) return true;
    if (points.white != points.black) {
      winner = points.white > points.black ? white : black;
    } else if (now_.play_off) {
      winner =
          coin(tournament_.settings.seed, white + black) ? std::min(white, black) : std::max(white, black);
    }
    return winner.has_value();
  }

  Slot& upper(std::size_t pair) { return now_.slots[2 * pair]; }
  Slot& lower(std::size_t pair) { return now_.slots[2 * pair + 1]; }

  const Pairing* pairing_of(const Round& round, std::size_t pair) {
    const Seats one{*upper(pair), lower(pair)};
    const Seats other{*lower(pair), upper(pair)};
    const auto found = std::ranges::find_if(
        round, [&](const Pairing& each) { return each.seats == one || each.seats == other; });
    return found == round.end() ? nullptr : &*found;
  }

  Seats seats(std::size_t pair) {
    const Number a = *upper(pair);
    const Number b = *lower(pair);
    const bool lot = coin(tournament_.settings.seed, pair + round_);
    return first_has_white(histories_[a], histories_[b], lot) ? Seats{a, b} : Seats{b, a};
  }

  const Tournament& tournament_;
  std::vector<History> histories_;
  Bracket now_;
  std::vector<Slot> winners_;  // of the stage, by pair
  std::vector<std::vector<Tie>> ties_;
  std::size_t round_ = 0;
  bool agrees_ = true;
};

}  // namespace

Bracket bracket(const Tournament& tournament) { return Walk(tournament).through(); }

std::vector<std::vector<Tie>> ties(const Tournament& tournament) { return Walk(tournament).ties(); }

bool agrees_with_itself(const Tournament& tournament) { return Walk(tournament).agrees(); }

}  // namespace muehle::club::tournament
