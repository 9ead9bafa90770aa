// The page: words from the template solution.md, numbers from facts.
//
// In the template `{{name}}` stands for the fact of that name. `{{?name}}` stands for nothing: the sentence
// before it is true as long as that condition holds. A section (from a heading to the next one) with a name
// that nobody knows is left out, with a note; so is one with a condition that does not hold.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/db/findings/findings.h"
#include "rules/notation.h"
#include "rules/position.h"

namespace muehle::cli::db::report {

class Facts {
 public:
  void set(const std::string& name, std::string text) { texts_[name] = std::move(text); }
  void expect(const std::string& name, bool holds) { conditions_[name] = holds; }
  // A picture of a position, in a file called `name`.svg; the fact `picture.NAME` shows it. `marked`: points
  // with a ring.
  void picture(const std::string& name, const std::string& what, const Position& position, Mask marked = 0);
  void picture(const std::string& name, const std::string& what, std::string svg);

  const std::string* text(const std::string& name) const;
  const bool* condition(const std::string& name) const;
  const std::map<std::string, std::string>& pictures() const { return pictures_; }  // files by name

 private:
  std::map<std::string, std::string> texts_;
  std::map<std::string, bool> conditions_;
  std::map<std::string, std::string> pictures_;
};

struct Page {
  std::string text;
  std::vector<std::string> missing;  // facts
  std::vector<std::string> untrue;   // conditions
};
Page fill(std::string_view page_template, const Facts& facts);

// The whole page about `standard`. `strict`: the same for strict protection, or null. Pictures are linked in
// the folder `images`, as seen from the page.
struct Report {
  Page page;
  std::map<std::string, std::string> pictures;  // files by name
};
Report write_report(const Findings& standard, const Findings* strict, const std::string& images);

// ---- the parts, each of which adds what it can say ----

void add_game(const Findings& findings, Facts& facts);
void add_counts(const Findings& findings, Facts& facts);
void add_lines(const Findings& findings, Facts& facts);
void add_errors(const Findings& findings, Facts& facts);
void add_games(const Findings& findings, Facts& facts);
void add_stones(const Findings& findings, Facts& facts);
void add_places(const Findings& findings, Facts& facts);
void add_tables(const Findings& findings, Facts& facts);
void add_strict(const Findings& standard, const Findings& strict, Facts& facts);

}  // namespace muehle::cli::db::report
