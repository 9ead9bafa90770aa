#include "tune/sample.h"

#include <array>
#include <optional>
#include <thread>
#include <utility>

#include "rules/movegen.h"
#include "rules/notation.h"
#include "support/random.h"

namespace muehle::tune {
namespace {

constexpr std::array errors_in_a_hundred = {8, 20, 20, 40, 70};
constexpr int longest_game = 120;
constexpr std::size_t cache_bytes = std::size_t{256} << 20;

// Plays games like those of erring_game.h, but looks at moves only until one is found that the player wants
// to make, which costs a few probes a ply and makes many different games.
class Sampler {
 public:
  Sampler(const perfect::Database& database, const RuleSet& rules, std::uint64_t seed)
      : probe_(perfect::make_probe(database, cache_bytes)), rules_(rules), random_(seed) {}

  Result<std::vector<Sample>> run(std::size_t count) {
    while (samples_.size() < count && !failed_) play();
    if (failed_) return tl::unexpected(*failed_);
    samples_.resize(count, samples_.front());
    return std::move(samples_);
  }

 private:
  void play() {
    const int errors =
        errors_in_a_hundred[static_cast<std::size_t>(random_.below(errors_in_a_hundred.size()))];
    std::optional<Labelled> now = label(Position());
    for (int ply = 0; now && ply < longest_game; ++ply) now = step(*now, random_.below(100) < errors);
  }

  struct Labelled {
    Position position;
    perfect::Value value;
  };

  // One move on, by any move or by one that keeps the value; nothing when the game is over.
  std::optional<Labelled> step(const Labelled& from, bool any_move) {
    MoveList moves = legal_moves(from.position, rules_);
    for (int left = moves.size(); left > 0; --left) {
      std::swap(moves[random_.below(left)], moves[left - 1]);
      const Position after = from.position.after(moves[left - 1]);
      const std::optional<Labelled> next = label(after);
      if (!next) return std::nullopt;
      if (any_move || next->value == perfect::for_the_other(from.value)) return next;
    }
    return std::nullopt;
  }

  // Keeps the position, if it is not over.
  std::optional<Labelled> label(const Position& position) {
    const auto answer = probe_->answer(position);
    if (!answer) {
      failed_ = answer.error();
    } else if (!*answer) {
      failed_ = Error{"the database does not know " + to_text(position)};
    }
    if (failed_) return std::nullopt;
    if (board_state(position, rules_).ongoing()) samples_.emplace_back(position, (*answer)->value);
    return Labelled{position, (*answer)->value};
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
