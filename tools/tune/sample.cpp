#include "tune/sample.h"

#include <array>
#include <optional>
#include <thread>

#include "rules/movegen.h"
#include "tune/erring_game.h"

namespace muehle::tune {
namespace {

constexpr std::array errors_in_a_hundred = {8, 20, 20, 40, 70};
constexpr int longest_game = 120;
constexpr int plies_seen = 1;       // a position of a game is used once in so many
constexpr int children_kept = 1;    // of the positions one move away, one in so many
constexpr int longest_walk = 5;     // random plies away from the game

class Sampler {
 public:
  Sampler(const perfect::Database& database, const RuleSet& rules, std::uint64_t seed)
      : probe_(perfect::make_probe(database)), rules_(rules), random_(seed) {}

  Result<std::vector<Sample>> run(std::size_t count) {
    while (samples_.size() < count) {
      const int errors =
          errors_in_a_hundred[static_cast<std::size_t>(random_.below(errors_in_a_hundred.size()))];
      const auto visit = [&](const RatedPosition& rated) {
        if (random_.below(plies_seen) != 0) return true;
        keep(rated);
        walk(rated);
        return !failed_;
      };
      const auto played = play_erring_game(*probe_, rules_, errors, longest_game, random_, visit);
      if (!played) return tl::unexpected(played.error());
      if (failed_) return tl::unexpected(*failed_);
    }
    samples_.resize(count, samples_.front());
    return std::move(samples_);
  }

 private:
  // The position and some of those after its moves.
  void keep(const RatedPosition& rated) {
    samples_.emplace_back(rated.position, rated.value());
    for (const perfect::RatedMove& move : rated.moves) {
      if (random_.below(children_kept) != 0) continue;
      const Position after = rated.position.after(move.move);
      if (board_state(after, rules_).ongoing()) {
        samples_.emplace_back(after, perfect::for_the_other(move.answer->value));
      }
    }
  }

  // Goes some random plies on and keeps what is there.
  void walk(const RatedPosition& from) {
    Position position = from.position;
    for (int plies = 1 + random_.below(longest_walk); plies > 0; --plies) {
      const MoveList moves = legal_moves(position, rules_);
      if (moves.empty()) return;
      position = position.after(moves[random_.below(moves.size())]);
    }
    const auto rated = rate(*probe_, position, rules_);
    if (!rated) {
      failed_ = rated.error();
    } else if (!rated->moves.empty()) {
      keep(*rated);
    }
  }

  std::unique_ptr<perfect::Probe> probe_;
  RuleSet rules_;
  Random random_;
  std::vector<Sample> samples_;
  std::optional<Error> failed_;
};

}  // namespace

Result<std::vector<Sample>> sample(const perfect::Database& database, const RuleSet& rules, std::size_t count,
                                   std::uint64_t seed, int threads) {
  std::vector<Result<std::vector<Sample>>> parts(static_cast<std::size_t>(threads));
  {
    std::vector<std::jthread> workers;
    for (std::size_t n = 0; n < parts.size(); ++n) {
      workers.emplace_back([&, n] {
        Random seeds(seed + (n << 32));
        parts[n] = Sampler(database, rules, seeds.next()).run(count / parts.size() + 1);
      });
    }
  }
  std::vector<Sample> all;
  for (const auto& part : parts) {
    if (!part) return tl::unexpected(part.error());
    all.insert(all.end(), part->begin(), part->end());
  }
  all.resize(count, all.front());
  return all;
}

}  // namespace muehle::tune
