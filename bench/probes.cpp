// Times probes of a full database: win, draw and loss of uniformly random positions of all phases, and of the
// positions that random games meet. Prints medians, percentiles and probes a second.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <numeric>
#include <random>
#include <thread>

#include "perfect/folder.h"
#include "perfect/index.h"
#include "perfect/shape.h"
#include "rules/movegen.h"
#include "rules/symmetry.h"

namespace muehle {
namespace {

using Clock = std::chrono::steady_clock;
using perfect::Database;
using perfect::Sector;

double microseconds(Clock::duration time) { return std::chrono::duration<double, std::micro>(time).count(); }

// Only the files with win, draw and loss: distances are not what is timed here.
Database open_wdl(const std::string& folder) {
  const perfect::RulesKey key;
  Database database(key);
  for (const Sector& sector : perfect::all_sectors()) {
    if (!stored(sector)) continue;
    const std::string name = file_name(sector, perfect::Content::wdl);
    auto file = perfect::map_file(folder + "/" + folder_name(key) + "/" + name);
    if (file && database.add(name, std::move(*file))) continue;
    fmt::print(stderr, "probes: {} is missing or damaged; a full database is needed\n", name);
    std::exit(1);
  }
  return database;
}

// Every slot of every sector is as likely as every other.
std::vector<Position> random_positions(std::size_t wanted, std::mt19937_64& random) {
  const std::vector<Sector> sectors = perfect::all_sectors();
  std::vector<double> slots;
  for (const Sector& s : sectors) slots.push_back(static_cast<double>(shape_of(s).slots()));
  std::discrete_distribution<std::size_t> choose_sector(slots.begin(), slots.end());
  std::vector<Position> positions;
  while (positions.size() < wanted) {
    const Sector& sector = sectors[choose_sector(random)];
    const perfect::Shape shape = shape_of(sector);
    const perfect::Place place{static_cast<std::uint32_t>(random() % shape.rows),
                               static_cast<std::uint32_t>(random() % shape.width)};
    const auto masks = perfect::masks_at(place, sector.own, sector.opp);
    const bool turned = sector.moving() && random() % 2 != 0;
    const Position position =
        position_of(sector, masks.first, masks.second, turned ? Colour::black : sector.mover());
    positions.push_back(transform(position, static_cast<int>(random() % symmetry_count)));
  }
  return positions;
}

// What a game's analysis asks for: every position of random games, and every position one move away from
// them.
std::vector<Position> game_positions(std::size_t wanted, std::mt19937_64& random) {
  const RuleSet rules;
  std::vector<Position> positions;
  while (positions.size() < wanted) {
    Position position;
    for (int ply = 0; ply < 80; ++ply) {
      const MoveList moves = legal_moves(position, rules);
      if (moves.empty()) break;
      positions.push_back(position);
      for (const Move move : moves) positions.push_back(position.after(move));
      position = position.after(moves[static_cast<int>(random() % static_cast<std::uint64_t>(moves.size()))]);
    }
  }
  positions.resize(wanted);
  return positions;
}

// Asks for each position once; the times are in microseconds.
std::vector<double> time_probes(const Database& database, std::span<const Position> positions) {
  const auto probe = make_probe(database);
  std::vector<double> times;
  times.reserve(positions.size());
  for (const Position& position : positions) {
    const auto begin = Clock::now();
    const auto answer = probe->answer(position);
    times.push_back(microseconds(Clock::now() - begin));
    if (!answer || !*answer) {
      fmt::print(stderr, "probes: {}\n", answer ? "a position is absent" : answer.error().message);
      std::exit(1);
    }
  }
  return times;
}

double per_second(const Database& database, std::span<const Position> positions, int threads) {
  const auto begin = Clock::now();
  std::vector<std::thread> workers;
  const std::size_t share = positions.size() / static_cast<std::size_t>(threads);
  for (int n = 0; n < threads; ++n)
    workers.emplace_back(
        [&, n] { time_probes(database, positions.subspan(static_cast<std::size_t>(n) * share, share)); });
  for (std::thread& worker : workers) worker.join();
  return static_cast<double>(share) * threads * 1e6 / microseconds(Clock::now() - begin);
}

void report(std::string_view name, const Database& database, std::span<const Position> positions) {
  std::vector<double> times = time_probes(database, positions);
  const double mean = std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(times.size());
  std::sort(times.begin(), times.end());
  fmt::print(
      "{:<8} {} probes: median {:.1f} us, 90 % {:.1f} us, 99 % {:.1f} us, mean {:.1f} us; {:.0f}/s one "
      "thread, "
      "{:.0f}/s two\n",
      name, times.size(), times[times.size() / 2], times[times.size() * 9 / 10],
      times[times.size() * 99 / 100], mean, per_second(database, positions, 1),
      per_second(database, positions, 2));
}

int run(const std::string& folder, std::size_t count, std::uint64_t seed) {
  const Database database = open_wdl(folder);
  std::mt19937_64 random(seed);
  const std::vector<Position> spread = random_positions(count, random);
  time_probes(database, spread);  // brings the files into the page cache
  report("random", database, random_positions(count, random));
  report("games", database, game_positions(10 * count, random));
  return 0;
}

}  // namespace
}  // namespace muehle

int main(int argc, char** argv) {
  CLI::App app("Times probes of a full database");
  std::string folder;
  std::size_t count = 50'000;
  std::uint64_t seed = 1;
  app.add_option("--db", folder, "Folder of the database")->required();
  app.add_option("--count", count, "Random positions")->capture_default_str();
  app.add_option("--seed", seed, "Seed")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  return muehle::run(folder, count, seed);
}
