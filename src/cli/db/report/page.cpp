#include "cli/db/report/page.h"

#include <fmt/format.h>

#include "cli/db/heat_map.h"
#include "cli/db/report/template.h"
#include "diagram/svg.h"

namespace muehle::cli::db::report {
namespace {

constexpr std::string_view opening = "{{";
constexpr std::string_view closing = "}}";

// One section with its gaps filled; what cannot be filled is noted.
class Section {
 public:
  Section(std::string_view words, const Facts& facts) : facts_(facts) {
    std::size_t begin = 0;
    for (;;) {
      const std::size_t gap = words.find(opening, begin);
      text_ += words.substr(begin, gap - begin);
      if (gap == std::string_view::npos) return;
      const std::size_t end = words.find(closing, gap);
      fill_gap(std::string(words.substr(gap + opening.size(), end - gap - opening.size())));
      begin = end + closing.size();
    }
  }

  const std::string& text() const { return text_; }
  const std::vector<std::string>& missing() const { return missing_; }
  const std::vector<std::string>& untrue() const { return untrue_; }

 private:
  void fill_gap(const std::string& name) {
    if (!name.starts_with('?')) {
      const std::string* text = facts_.text(name);
      if (text == nullptr) {
        missing_.push_back(name);
      } else {
        text_ += *text;
      }
      return;
    }
    const std::string condition = name.substr(1);
    const bool* holds = facts_.condition(condition);
    if (holds == nullptr) {
      missing_.push_back(condition);
    } else if (!*holds) {
      untrue_.push_back(condition);
    }
  }

  const Facts& facts_;
  std::string text_;
  std::vector<std::string> missing_;
  std::vector<std::string> untrue_;
};

std::string list_of_names(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "`" : ", `") + name + "`";
  return text;
}

void add_section(std::string_view words, const Facts& facts, Page& page) {
  const Section section(words, facts);
  page.missing.insert(page.missing.end(), section.missing().begin(), section.missing().end());
  page.untrue.insert(page.untrue.end(), section.untrue().begin(), section.untrue().end());
  if (section.missing().empty() && section.untrue().empty()) {
    page.text += section.text();
    return;
  }
  page.text += words.substr(0, words.find('\n'));
  if (!section.missing().empty())
    page.text += "\n\nNot worked out: " + list_of_names(section.missing()) + ".";
  if (!section.untrue().empty())
    page.text +=
        "\n\nThe words of this section do not fit the numbers: " + list_of_names(section.untrue()) + ".";
  page.text += "\n\n";
}

// Where the next section begins, from `begin` on.
std::size_t next_heading(std::string_view words, std::size_t begin) {
  const std::size_t at = words.find("\n#", begin);
  return at == std::string_view::npos ? words.size() : at + 1;
}

std::string commands(const Findings& findings) {
  std::string text = "| section | command | program |\n|---|---|---|\n";
  for (const char* name : section_names) {
    const auto origin = findings.origins.find(name);
    if (origin == findings.origins.end()) continue;
    text += fmt::format("| {} | `{}` | {} |\n", name, origin->second.command, origin->second.program);
  }
  return text;
}

}  // namespace

void Facts::picture(const std::string& name, const std::string& what, const Position& position, Mask marked) {
  picture(name, what, diagram::to_svg(position, {.marked = marked}));
}

void Facts::picture(const std::string& name, const std::string& what, std::string svg) {
  pictures_[name + ".svg"] = std::move(svg);
  set("picture." + name, fmt::format("![{}]({}/{}.svg)", what, *text("images"), name));
}

const std::string* Facts::text(const std::string& name) const {
  const auto found = texts_.find(name);
  return found == texts_.end() ? nullptr : &found->second;
}

const bool* Facts::condition(const std::string& name) const {
  const auto found = conditions_.find(name);
  return found == conditions_.end() ? nullptr : &found->second;
}

Page fill(std::string_view page_template, const Facts& facts) {
  Page page;
  for (std::size_t begin = 0; begin < page_template.size();) {
    const std::size_t end = next_heading(page_template, begin);
    add_section(page_template.substr(begin, end - begin), facts, page);
    begin = end;
  }
  while (page.text.ends_with("\n\n")) page.text.pop_back();
  return page;
}

Report write_report(const Findings& standard, const Findings* strict, const std::string& images) {
  Facts facts;
  facts.set("images", images);
  facts.set("rules", standard.rules);
  facts.set("commands", commands(standard));
  if (!standard.sectors.empty())
    facts.picture("moving-phase", "Who wins in the moving phase", heat_map(standard.sectors));
  for (const auto part :
       {add_game, add_counts, add_lines, add_errors, add_games, add_stones, add_places, add_tables})
    part(standard, facts);
  if (strict != nullptr) {
    facts.set("strict.rules", strict->rules);
    facts.set("strict.commands", commands(*strict));
    add_strict(standard, *strict, facts);
  }
  Page page = fill(solution_template(), facts);
  return {std::move(page), facts.pictures()};
}

}  // namespace muehle::cli::db::report
