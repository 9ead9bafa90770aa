// Where stones should stand, how mobile they should be, and what a mill is good for.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "cli/db/report/page.h"
#include "cli/db/report/words.h"

namespace muehle::cli::db::report {
namespace {

// A win counts 1, a draw a half.
double score(const Counts& counts) {
  return (static_cast<double>(counts.win) + static_cast<double>(counts.draw) / 2) /
         static_cast<double>(std::max<std::uint64_t>(all_of(counts), 1));
}
std::string score_text(const Counts& counts) { return fmt::format("{:.1f} %", 100 * score(counts)); }

std::string title_of(const PlaceTable& table) {
  if (table.ply == perfect::placing_plies) return fmt::format("moving, {}–{}", table.own, table.opp);
  return fmt::format("{} placed, {}–{}", table.ply, table.own, table.opp);
}

std::string difference(int number) {
  return number == 0 ? "0" : fmt::format("{}{}", number > 0 ? "+" : "−", std::abs(number));
}

// Step 0 is −1 … +1, and so on; the outermost ones hold all that is further out.
std::string slide_range(int step) {
  constexpr int slides_in_step = 3;
  constexpr int most_steps = 4;
  if (step == 0) return "−1 … +1";
  const int least = slides_in_step * std::abs(step) - 1;
  const char* sign = step > 0 ? "+" : "−";
  if (std::abs(step) == most_steps) return fmt::format("{}{} and more", sign, least);
  return fmt::format("{0}{1} … {0}{2}", sign, least, least + slides_in_step - 1);
}

const Counts* at(const PlaceTable& table, int number) {
  for (const NumberedCounts& one : table.rows) {
    if (one.number == number) return &one.counts;
  }
  return nullptr;
}

std::vector<const PlaceTable*> tables_of(const PlaceFindings& found, std::string_view feature) {
  std::vector<const PlaceTable*> tables;
  for (const PlaceTable& table : found.tables) {
    if (table.feature == feature) tables.push_back(&table);
  }
  return tables;
}

std::string joined(const char* first, const std::vector<const PlaceTable*>& tables,
                   std::string (*name)(int)) {
  std::vector<std::string> titles = {first};
  std::map<int, bool> numbers;
  for (const PlaceTable* table : tables) {
    titles.push_back(title_of(*table) + ": won");
    titles.insert(titles.end(), {"drawn", "lost", "score"});
    for (const NumberedCounts& one : table->rows) numbers[one.number] = true;
  }
  std::string text = heading(titles);
  for (const auto& [number, ignored] : numbers) {
    std::vector<std::string> cells = {name(number)};
    for (const PlaceTable* table : tables) {
      const Counts* counts = at(*table, number);
      cells.push_back(counts == nullptr ? "– | – | – | –"
                                        : share_cells(*counts) + " | " + score_text(*counts));
    }
    text += row(cells);
  }
  return text;
}

// The score grows (or falls) with every step, in every table.
bool monotone(const std::vector<const PlaceTable*>& tables, bool grows) {
  return std::all_of(tables.begin(), tables.end(), [&](const PlaceTable* table) {
    return std::is_sorted(table->rows.begin(), table->rows.end(), [&](const auto& a, const auto& b) {
      return grows ? score(a.counts) < score(b.counts) : score(a.counts) > score(b.counts);
    });
  });
}

void set_score(Facts& facts, const std::string& name, const PlaceTable& table, int number) {
  if (const Counts* counts = at(table, number)) facts.set(name, score_text(*counts));
}

void add_features(const PlaceFindings& found, Facts& facts) {
  const auto by_crossings = tables_of(found, "crossings");
  const auto by_corners = tables_of(found, "corners");
  const auto by_slides = tables_of(found, "slides");
  if (by_crossings.empty() || by_corners.empty() || by_slides.size() != 2) return;
  facts.set("places.crossings", joined("crossings more", by_crossings, difference));
  facts.set("places.corners", joined("corners more", by_corners, difference));
  facts.set("places.slides", joined("slides more", by_slides, slide_range));
  facts.expect("places.crossings_help", monotone(by_crossings, true));
  facts.expect("places.corners_hurt", monotone(by_corners, false));
  for (const int number : {-1, 0, 1}) {
    set_score(facts, fmt::format("places.crossings_{}", number), *by_crossings.front(), number);
    set_score(facts, fmt::format("places.corners_{}", number), *by_corners.front(), number);
  }
  const Counts* even = at(*by_slides[0], 0);
  const Counts* some = at(*by_slides[1], 1);
  const Counts* many = at(*by_slides[1], 2);
  if (even == nullptr || some == nullptr || many == nullptr) return;
  facts.set("places.even", score_text(*even));
  facts.set("places.fewer_even", score_text(*at(*by_slides[1], 0)));
  facts.set("places.fewer_some", score_text(*some));
  facts.set("places.fewer_many", score_text(*many));
  facts.expect("places.slides_make_up", score(*some) < score(*even) && score(*even) < score(*many));
}

std::string comparisons(const char* first, const char* second, const std::vector<Comparison>& all) {
  std::string text =
      heading({"positions", "choices", fmt::format("{} is better", first),
               fmt::format("{} is better", second), fmt::format("same value, {} is faster", first),
               fmt::format("same value, {} is faster", second), "no difference"});
  for (const Comparison& one : all) {
    const auto share = [&](std::uint64_t part) { return sampled_percent(part, one.all, one.all); };
    text += row({one.kind, grouped(one.all), share(one.first_better), share(one.second_better),
                 share(one.first_sooner), share(one.second_sooner), share(one.same())});
  }
  return text;
}

void set_comparison(Facts& facts, const std::string& name, const Comparison& one) {
  facts.set(name + ".first", percent(one.first_better, one.all));
  facts.set(name + ".second", percent(one.second_better, one.all));
  facts.set(name + ".first_sooner", percent(one.first_sooner, one.all));
  facts.set(name + ".second_sooner", percent(one.second_sooner, one.all));
  facts.set(name + ".same_value", percent(one.all - one.first_better - one.second_better, one.all));
}

void add_choices(const ChoiceFindings& found, Facts& facts) {
  if (found.captures.size() != 3 || found.mills.size() != 3) return;
  facts.set("choices.seed", std::to_string(found.seed));
  facts.set("captures.table", comparisons("opening", "preventing", found.captures));
  facts.set("mills.table", comparisons("closing", "not closing", found.mills));
  const char* captures[] = {"placing", "moving", "at_once"};
  const char* mills[] = {"early", "late", "moving"};
  for (std::size_t n = 0; n < std::size(mills); ++n) {
    set_comparison(facts, fmt::format("captures.{}", captures[n]), found.captures[n]);
    set_comparison(facts, fmt::format("mills.{}", mills[n]), found.mills[n]);
  }
  const auto preventing = [](const Comparison& c) { return c.second_better > c.first_better; };
  facts.expect("captures.preventing_better", preventing(found.captures[0]) && preventing(found.captures[1]));
  const bool closing = std::all_of(found.mills.begin(), found.mills.end(),
                                   [](const Comparison& c) { return c.first_better > c.second_better; });
  facts.set("mills.verdict",
            closing ? "more often right than wrong" : "not always more often right than wrong");
}

}  // namespace

void add_places(const Findings& findings, Facts& facts) {
  if (findings.places) add_features(*findings.places, facts);
  if (findings.choices) add_choices(*findings.choices, facts);
}

}  // namespace muehle::cli::db::report
