#include "rules/record_tags.h"

#include <algorithm>

namespace muehle {
namespace {

constexpr std::array<std::string_view, 7> derived = {"Result",   "Variant",  "Rules",      "SetUp",
                                                     "Position", "PlyCount", "Termination"};

}  // namespace

bool is_in_roster(std::string_view name) {
  return std::ranges::find(tag_roster, name, &RosterTag::name) != tag_roster.end();
}

bool is_derived(std::string_view name) {
  return std::find(derived.begin(), derived.end(), name) != derived.end();
}

bool is_unknown(const Tag& tag) {
  return std::any_of(tag_roster.begin(), tag_roster.end(), [&](const RosterTag& known) {
    return known.name == tag.name && known.unknown == tag.value;
  });
}

std::string_view result_text(const Outcome& outcome) {
  switch (outcome.verdict) {
    case Verdict::white_wins:
      return "1-0";
    case Verdict::black_wins:
      return "0-1";
    case Verdict::draw:
      return "1/2-1/2";
    case Verdict::ongoing:
    case Verdict::aborted:
      return "*";
  }
  return {};
}

std::string_view termination_text(const Outcome& outcome) {
  return outcome.verdict == Verdict::aborted ? to_text(outcome.verdict) : to_text(outcome.reason);
}

const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name) {
  for (const Tag& tag : tags) {
    if (tag.name == name) return &tag.value;
  }
  return nullptr;
}

}  // namespace muehle
