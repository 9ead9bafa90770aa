// What the library costs: probes of a database through muehle.h against the same ones inside. Each figure is
// the best of several rounds, in which all ways take turns, in processor time.
#include <fmt/format.h>
#include <muehle.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>
#include <functional>

#include "perfect/folder.h"
#include "perfect/random_position.h"
#include "perfect/shape.h"

namespace muehle {
namespace {

[[noreturn]] void give_up(const std::string& why) {
  fmt::print(stderr, "library: {}\n", why);
  std::exit(1);
}

// Every slot of every known sector of the moving phase is as likely as every other.
std::vector<Position> random_positions(const perfect::Database& database, std::size_t wanted,
                                       Random& random) {
  std::vector<perfect::Sector> sectors;
  std::vector<std::uint64_t> ends;
  std::uint64_t slots = 0;
  for (const perfect::Sector& sector : perfect::all_sectors()) {
    if (!sector.moving() || !database.knows(sector, perfect::Content::wdl)) continue;
    sectors.push_back(sector);
    ends.push_back(slots += shape_of(sector).slots());
  }
  if (sectors.empty()) give_up("the database knows no sector of the moving phase");
  std::vector<Position> positions;
  for (std::size_t n = 0; n < wanted; ++n) {
    const std::uint64_t slot = random.next() % slots;
    const auto sector =
        static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), slot) - ends.begin());
    positions.push_back(perfect::random_position(sectors[sector], random));
  }
  return positions;
}

struct Way {
  const char* name;
  std::function<int()> ask;  // all positions; returns a sum of the values, which is the same for every way
  double best = 0;           // positions a second
};

int run(const std::string& folder, std::size_t count, int rounds) {
  const auto opened = perfect::open_folder(folder, perfect::RulesKey{});
  const auto probe = perfect::make_probe(opened.database);
  muehle_error error;
  muehle_database* const single = muehle_database_open(folder.c_str(), nullptr, &error);
  if (single == nullptr) give_up(error.message);
  muehle_database* const many = muehle_database_share(single, &error);
  if (many == nullptr) give_up(error.message);

  Random random(1);
  const std::vector<Position> positions = random_positions(opened.database, count, random);
  std::vector<muehle_position> words;
  for (const Position& position : positions) words.push_back(position.key());
  std::vector<std::int8_t> values(count);
  std::vector<std::int16_t> plies(count);

  Way ways[] = {{"inside",
                 [&] {
                   int sum = 0;
                   for (const Position& position : positions) {
                     const auto answer = probe->answer(position);
                     if (!answer || !*answer) give_up("a position is not known");
                     sum += static_cast<int>((*answer)->value) - 1;
                   }
                   return sum;
                 }},
                {"muehle_database_value",
                 [&] {
                   int sum = 0;
                   for (const muehle_position word : words) {
                     muehle_answer answer;
                     if (muehle_database_value(single, word, &answer, &error) != MUEHLE_OK)
                       give_up(error.message);
                     sum += answer.value;
                   }
                   return sum;
                 }},
                {"muehle_database_values", [&] {
                   if (muehle_database_values(many, words.data(), count, values.data(), plies.data(),
                                              &error) != MUEHLE_OK)
                     give_up(error.message);
                   int sum = 0;
                   for (const std::int8_t value : values) sum += value;
                   return sum;
                 }}};
  std::optional<int> sum;
  for (int round = 0; round < rounds; ++round) {
    for (Way& way : ways) {
      const std::clock_t begin = std::clock();
      const int found = way.ask();
      const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
      way.best = std::max(way.best, static_cast<double>(count) / seconds);
      if (sum.value_or(found) != found) give_up("the ways disagree");
      sum = found;
    }
  }
  for (const Way& way : ways)
    fmt::print("{:<24} {:>9.0f} positions a second, {:.3f} times the time inside\n", way.name, way.best,
               ways[0].best / way.best);
  muehle_database_free(many);
  muehle_database_free(single);
  return 0;
}

}  // namespace
}  // namespace muehle

int main(int argc, char** argv) {
  CLI::App app("What probes through the library cost");
  std::string folder;
  std::size_t count = 200'000;
  int rounds = 5;
  app.add_option("--db", folder, "Folder of the database")->required();
  app.add_option("--count", count, "Random positions")->capture_default_str();
  app.add_option("--rounds", rounds, "Rounds")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  return muehle::run(folder, count, rounds);
}
