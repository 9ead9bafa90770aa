#include "rules/record.h"

#include <algorithm>
#include <array>

#include "support/text.h"

namespace muehle {
namespace {

constexpr std::string_view variant_name = "Nine Men's Morris";
constexpr std::size_t line_width = 80;

struct RosterTag {
  std::string_view name;
  std::string_view unknown;
};
constexpr std::array<RosterTag, 6> roster = {
    {{"Event", "?"}, {"Site", "?"}, {"Date", "????.??.??"}, {"Round", "?"}, {"White", "?"}, {"Black", "?"}}};
// Tags that follow from the game: checked when read, made anew when written.
constexpr std::array<std::string_view, 7> derived = {"Result",   "Variant",  "Rules",      "SetUp",
                                                     "Position", "PlyCount", "Termination"};

bool is_derived(std::string_view name) {
  return std::find(derived.begin(), derived.end(), name) != derived.end();
}

bool is_unknown(const Tag& tag) {
  return std::any_of(roster.begin(), roster.end(), [&](const RosterTag& known) {
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

// ---- reading ----

Place place_of(const RecordText& text, std::string_view tag) {
  for (std::size_t n = 0; n < text.tags.size(); ++n) {
    if (text.tags[n].name == tag) return text.tag_places[n];
  }
  return text.result_place;
}

Result<Game> game_from_tags(const RecordText& text) {
  if (const std::string* variant = find_tag(text.tags, "Variant");
      variant != nullptr && *variant != variant_name) {
    return fail_at(place_of(text, "Variant"),
                   "the variant " + shown(variant_name) + " is expected, not " + shown(*variant));
  }
  RuleSet rules;
  if (const std::string* tag = find_tag(text.tags, "Rules")) {
    const Result<RuleSet> parsed = parse_rules(*tag);
    if (!parsed) return fail_at(place_of(text, "Rules"), parsed.error().message);
    rules = *parsed;
  }
  Start start;
  if (const std::string* tag = find_tag(text.tags, "Position")) {
    const Result<Start> parsed = parse_start(*tag);
    if (!parsed) return fail_at(place_of(text, "Position"), parsed.error().message);
    start = *parsed;
  } else if (const std::string* set_up = find_tag(text.tags, "SetUp"); set_up != nullptr && *set_up == "1") {
    return fail_at(place_of(text, "SetUp"), "with SetUp \"1\" a tag Position is expected");
  }
  return Game(rules, start);
}

Result<void> check_number(const Game& game, const NumberText& written, Place place) {
  const History& history = game.history();
  const int next = history.size() + 1;
  const bool black = history.mover(next) == Colour::black;
  if (written.number == history.move_number(next) && written.black == black) return {};
  return fail_at(place, "the move number " + std::to_string(history.move_number(next)) +
                            (black ? "..." : ".") + " is expected, not " + std::to_string(written.number) +
                            (written.black ? "..." : "."));
}

Result<void> apply_at(Game& game, const Event& event, Place place) {
  if (game.outcome().over()) {
    return fail_at(place,
                   "the result is expected: the game is already over (" + to_text(game.outcome()) + ")");
  }
  const auto applied = game.apply(event);
  if (!applied) return fail_at(place, applied.error().message);
  return {};
}

Result<void> play_item(Record& record, const RecordItem& item) {
  if (const auto* number = std::get_if<NumberText>(&item.what))
    return check_number(record.game, *number, item.place);
  if (const auto* comment = std::get_if<CommentText>(&item.what)) {
    record.comments.push_back({record.game.history().size(), comment->text});
    return {};
  }
  return apply_at(record.game, std::get<Event>(item.what), item.place);
}

// An agreement that the game's offers so far leave room for.
std::vector<Event> agreement(const Game& game) {
  if (game.offer()) return {AcceptDraw{other(game.offer()->by)}};
  const Colour by = game.offer_refusal(Colour::white) ? Colour::black : Colour::white;
  return {OfferDraw{by, {}}, AcceptDraw{other(by)}};
}

// The claim of a draw that a record says was claimed.
ClaimDraw claim_of(const Game& game, DrawRule rule) {
  const std::vector<Due> white = game.claimable(Colour::white);
  const bool by_white = std::ranges::find(white, rule, &Due::rule) != white.end();
  return {by_white ? Colour::white : Colour::black, {rule, {}}};
}

// The events that bring a game to the result its record states, when nothing in the moves does.
std::vector<Event> ending(const Game& game, std::string_view result, std::string_view termination) {
  if (result == "*") {
    if (termination == to_text(Verdict::aborted)) return {Abort{}};
    return {};
  }
  if (result == "1/2-1/2") {
    if (termination == to_text(Reason::agreement)) return agreement(game);
    for (const DrawRule rule : {DrawRule::repetition, DrawRule::no_mill}) {
      if (termination == to_text(rule)) return {claim_of(game, rule)};
    }
    return {Adjudicate{std::nullopt}};
  }
  const Colour winner = result == "1-0" ? Colour::white : Colour::black;
  if (termination == to_text(Reason::resignation)) return {Resign{other(winner)}};
  if (termination == to_text(Reason::time)) return {LoseOnTime{other(winner)}};
  return {Adjudicate{winner}};
}

Result<void> settle_result(Record& record, const RecordText& text) {
  if (text.result.empty()) {
    return fail_at(text.result_place, "the result 1-0, 0-1, 1/2-1/2 or * is expected at the end of the game");
  }
  if (const std::string* tag = find_tag(text.tags, "Result"); tag != nullptr && *tag != text.result) {
    return fail_at(text.result_place,
                   "the result " + shown(*tag) + " of the tag is expected, not " + shown(text.result));
  }
  if (!record.game.outcome().over()) {
    const std::string* termination = find_tag(text.tags, "Termination");
    for (const Event& event : ending(record.game, text.result, termination == nullptr ? "" : *termination)) {
      if (const Result<void> applied = apply_at(record.game, event, text.result_place); !applied)
        return applied;
    }
  }
  if (const std::string_view real = result_text(record.game.outcome()); real != text.result) {
    return fail_at(text.result_place, "the result " + std::string(real) + " is expected (" +
                                          to_text(record.game.outcome()) + "), not " + shown(text.result));
  }
  return {};
}

// Other programs have other words for an ending; only those that are also ours are held to their meaning.
bool is_ending_of_ours(std::string_view word) {
  constexpr std::array reasons = {Reason::too_few_stones, Reason::no_legal_move, Reason::resignation,
                                  Reason::time,           Reason::agreement,     Reason::repetition,
                                  Reason::no_mill,        Reason::adjudicated};
  return word == to_text(Verdict::aborted) ||
         std::ranges::any_of(reasons, [&](Reason reason) { return word == to_text(reason); });
}

Result<void> check_termination(const Record& record, const RecordText& text) {
  const std::string* tag = find_tag(text.tags, "Termination");
  if (tag == nullptr || !is_ending_of_ours(*tag)) return {};
  const Outcome& outcome = record.game.outcome();
  if (!outcome.over()) {
    return fail_at(place_of(text, "Termination"),
                   "a result is expected with the termination " + shown(*tag) + ", but the game goes on");
  }
  if (*tag == termination_text(outcome)) return {};
  return fail_at(place_of(text, "Termination"),
                 "the termination " + shown(termination_text(outcome)) + " is expected, not " + shown(*tag));
}

Result<void> check_ply_count(const Record& record, const RecordText& text) {
  const std::string* tag = find_tag(text.tags, "PlyCount");
  const std::string plies = std::to_string(record.game.history().size());
  if (tag == nullptr || *tag == plies) return {};
  return fail_at(place_of(text, "PlyCount"), "the ply count " + plies + " is expected, not " + shown(*tag));
}

// ---- writing ----

std::string tag_line(std::string_view name, std::string_view value) {
  std::string line = "[" + std::string(name) + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') line += '\\';
    line += c == '\n' || c == '\r' ? ' ' : c;
  }
  return line + "\"]\n";
}

std::string tag_section(const Record& record) {
  const Game& game = record.game;
  std::string text;
  for (const RosterTag& tag : roster) {
    const std::string* value = find_tag(record.tags, tag.name);
    text += tag_line(tag.name, value == nullptr ? tag.unknown : *value);
  }
  text += tag_line("Result", result_text(game.outcome()));
  text += tag_line("Variant", variant_name);
  text += tag_line("Rules", to_text(game.rules()));
  if (game.history().start() != Start{}) {
    text += tag_line("SetUp", "1");
    text += tag_line("Position", to_text(game.history().start()));
  }
  text += tag_line("PlyCount", std::to_string(game.history().size()));
  if (game.outcome().over()) text += tag_line("Termination", termination_text(game.outcome()));
  for (const Tag& tag : record.tags) {
    const bool in_roster = std::any_of(roster.begin(), roster.end(),
                                       [&](const RosterTag& known) { return known.name == tag.name; });
    if (!in_roster && !is_derived(tag.name)) text += tag_line(tag.name, tag.value);
  }
  return text;
}

// Puts words on lines of at most line_width bytes; a word is never broken.
class Lines {
 public:
  void add(std::string_view word) {
    if (!text_.empty()) {
      const bool fits = text_.size() - line_begin_ + 1 + word.size() <= line_width;
      text_ += fits ? ' ' : '\n';
      if (!fits) line_begin_ = text_.size();
    }
    text_ += word;
    const std::size_t line_end = word.rfind('\n');
    if (line_end != std::string_view::npos) line_begin_ = text_.size() - (word.size() - line_end - 1);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
  std::size_t line_begin_ = 0;
};

class MoveWriter {
 public:
  explicit MoveWriter(const Record& record) : record_(record) {}

  std::string write() {
    write_comments(0);
    for (const LoggedEvent& logged : record_.game.log()) write_event(logged);
    lines_.add(result_text(record_.game.outcome()));
    return lines_.take();
  }

 private:
  void write_event(const LoggedEvent& logged) {
    const auto* move = std::get_if<MakeMove>(&logged.event);
    if (move == nullptr) {
      lines_.add(command_text(logged.event));
      number_due_ = true;
      return;
    }
    const History& history = record_.game.history();
    const int ply = logged.ply + 1;
    const bool black = history.mover(ply) == Colour::black;
    if (!black || number_due_) lines_.add(std::to_string(history.move_number(ply)) + (black ? "..." : "."));
    lines_.add(to_text(move->move));
    number_due_ = false;
    if (!std::holds_alternative<std::monostate>(move->with)) {
      lines_.add(command_text(logged.event));
      number_due_ = true;
    }
    write_comments(ply);
  }

  void write_comments(int ply) {
    for (const Comment& comment : record_.comments) {
      if (comment.ply != ply || trim(comment.text).empty()) continue;
      lines_.add(comment_text(comment.text));
      number_due_ = true;
    }
  }

  const Record& record_;
  Lines lines_;
  bool number_due_ = true;  // Black's move gets a number of its own after anything but White's move
};

}  // namespace

const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name) {
  for (const Tag& tag : tags) {
    if (tag.name == name) return &tag.value;
  }
  return nullptr;
}

Result<Record> read_record(std::string_view text) {
  const Result<RecordText> scanned = scan_record(text);
  if (!scanned) return tl::unexpected(scanned.error());
  Result<Game> game = game_from_tags(*scanned);
  if (!game) return tl::unexpected(game.error());

  Record record{{}, std::move(*game), {}};
  for (const Tag& tag : scanned->tags) {
    if (!is_derived(tag.name) && !is_unknown(tag)) record.tags.push_back(tag);
  }
  for (const RecordItem& item : scanned->items) {
    if (const Result<void> played = play_item(record, item); !played) return tl::unexpected(played.error());
  }
  if (const Result<void> settled = settle_result(record, *scanned); !settled)
    return tl::unexpected(settled.error());
  for (const auto check : {check_termination, check_ply_count}) {
    if (const Result<void> checked = check(record, *scanned); !checked)
      return tl::unexpected(checked.error());
  }
  return record;
}

std::string write_record(const Record& record) {
  return tag_section(record) + "\n" + MoveWriter(record).write() + "\n";
}

Result<MoveText> read_moves(std::string_view text) {
  Result<RecordText> scanned = scan_record(text);
  if (!scanned) return tl::unexpected(scanned.error());
  MoveText moves{std::move(scanned->tags), {}};
  for (const RecordItem& item : scanned->items) {
    const auto* event = std::get_if<Event>(&item.what);
    if (event == nullptr) continue;
    if (const auto* move = std::get_if<MakeMove>(event)) moves.moves.push_back({move->move, item.place});
  }
  return moves;
}

}  // namespace muehle
