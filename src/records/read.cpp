#include "records/read.h"
#include "records/flaw.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "records/lines.h"
#include "records/list.h"
#include "records/positions.h"
#include "records/sentences.h"
#include "records/sgf.h"
#include "rules/record_tags.h"
#include "rules/record_ways.h"
#include "support/text.h"

namespace muehle::records {
namespace {

constexpr std::string_view playok_morris = "70";  // the first number of its GameType

// By these rules no draw ends a game by itself, as a game may go on where a site does not know a draw of
// ours.
constexpr std::string_view without_draws = "schelling-salon";

bool contains(const std::string* text, std::string_view part) {
  return text != nullptr && lower_case(*text).find(part) != std::string::npos;
}

bool is_playok(const std::vector<Tag>& tags) {
  return counts_from_one(tags) || find_tag(tags, "GameType") != nullptr;
}

bool is_sanmill(const std::vector<Tag>& tags) {
  return contains(find_tag(tags, "Event"), "sanmill") || contains(find_tag(tags, "Site"), "sanmill") ||
         (find_tag(tags, "FEN") != nullptr && looks_like_sanmill_position(*find_tag(tags, "FEN")));
}

Format format_of(const std::vector<Tag>& tags, PointNames points) {
  if (is_playok(tags)) return Format::playok;
  if (is_sanmill(tags)) return Format::sanmill;
  if (points != PointNames::names) return Format::numbers;
  return tags.empty() ? Format::list : Format::own;
}

// ---- what a text is played by ----

bool is(const Error& error, Problem problem) { return error.code == to_text(problem); }

Result<Record> play(const RecordText& text, const ReadOptions& options) {
  Result<Record> record = play_record(text, ResultText::optional, options.rules.value_or(RuleSet{}));
  if (record || find_tag(text.tags, "Rules") != nullptr) return record;
  if (is(record.error(), Problem::wrong_result) && text.result == "*") {
    RecordText open = text;
    open.result.clear();
    Result<Record> over = play(open, options);
    if (over) over->remarks.push_back(error_of(Flaw::result_left_open));
    return over;
  }
  const bool drawn_before =
      is(record.error(), Problem::game_goes_on_after_end) || is(record.error(), Problem::wrong_result);
  if (options.rules || !drawn_before) return record;
  Result<Record> longer = play_record(text, ResultText::optional, find_preset(without_draws)->rules);
  if (!longer) return record;
  longer->remarks.push_back(error_of(Flaw::read_without_draws, {shown(without_draws)}));
  return longer;
}

// ---- games that are others ----

bool crosses_diagonally(Move move) {
  if (move.places()) return false;
  const bool corners_both = move.from % 2 == 0 && move.to % 2 == 0;
  const int rings = move.from / ring_size - move.to / ring_size;
  return corners_both && move.from % ring_size == move.to % ring_size && (rings == 1 || rings == -1);
}

// Of a text that is no game by our rules the place from which on it cannot be one, if it shows which other
// game it is.
std::optional<Error> other_game_in(const RecordText& text) {
  std::array<int, 2> placed{};
  int ply = 0;
  for (const MoveToken& token : main_line(text)) {
    const std::size_t side = static_cast<std::size_t>(ply++ % 2);
    if (token.move.places() && ++placed[side] > stones_per_side) {
      return fail_at(token.location, Flaw::more_than_nine_stones).value();
    }
    if (crosses_diagonally(token.move)) return fail_at(token.location, Flaw::diagonal_used).value();
  }
  return std::nullopt;
}

// ---- records with tags, and lists ----

// Sanmill's text of a position as a tag of ours. Its moves are counted from there or from 1.
Result<void> take_fen(RecordText& text) {
  const auto fen = std::ranges::find(text.tags, "FEN", &Tag::name);
  if (fen == text.tags.end() || find_tag(text.tags, "Position") != nullptr) return {};
  if (!looks_like_sanmill_position(fen->value)) return {};
  const Location here = text.tag_locations[static_cast<std::size_t>(fen - text.tags.begin())];
  Result<Start> start = parse_sanmill_position(fen->value);
  if (!start) return fail_at(here, start.error());
  for (const RecordItem& item : text.items) {
    if (const auto* number = std::get_if<NumberText>(&item.what)) {
      start->move_number = number->number;
      break;
    }
  }
  *fen = {"Position", to_text(*start)};
  return {};
}

// Who has to move behind the last move of the main line.
Colour to_move_at_end(const RecordText& text) {
  bool black = false;
  if (const std::string* position = find_tag(text.tags, "Position")) {
    const Result<Start> start = parse_start(*position);
    black = start && start->position.to_move() == Colour::black;
  }
  return (main_line(text).size() + (black ? 1 : 0)) % 2 == 0 ? Colour::white : Colour::black;
}

void resign(RecordText& text, Location here) {
  text.items.push_back({here, 0, Event{Resign{to_move_at_end(text)}}});
}

// What other programs mean by the number of plies.
void remark_on_plies(Record& record, const RecordText& text) {
  const std::string* tag = find_tag(text.tags, "PlyCount");
  if (tag == nullptr) return;
  const int plies = record.game.history().size();
  if (read_number(*tag) == plies) return;
  record.remarks.push_back(error_of(Flaw::other_ply_count, {shown(*tag), std::to_string(plies)}));
}

// PlayOK's files have all its games.
Result<void> check_game_type(const std::vector<Tag>& tags) {
  const std::string* type = find_tag(tags, "GameType");
  if (type == nullptr) return {};
  const std::string_view number = std::string_view(*type).substr(0, type->find(','));
  if (trim(number) == playok_morris) return {};
  return fail_at(Location{}, Flaw::other_game_type, {shown(*type)});
}

// A comment and no more, as anything in braces is one.
bool says_nothing(const RecordText& text) {
  return text.tags.empty() && text.result.empty() &&
         std::ranges::all_of(text.items, [](const RecordItem& item) {
           return std::holds_alternative<CommentText>(item.what);
         });
}

struct Source {
  std::string text;
  std::optional<LoneWord> lone;
};

Result<std::vector<Reading>> read_source(const Source& source, const std::vector<Tag>& tags,
                                         const ReadOptions& options) {
  const auto read = [&](const RecordText& scanned) -> Result<Reading> {
    if (options.points && scanned.points != PointNames::names && scanned.points != *options.points) {
      return fail_at(Location{}, Flaw::other_points_wanted);
    }
    if (says_nothing(scanned)) return fail(Flaw::no_game);
    RecordText text = scanned;
    // Tags that are broken over lines are no head, but tags.
    if (auto ours = check_game_type(text.tags); !ours) return tl::unexpected(ours.error());
    if (auto done = take_fen(text); !done) return tl::unexpected(done.error());
    if (source.lone) resign(text, source.lone->location);
    Result<Record> record = play(text, options);
    if (!record) {
      if (std::optional<Error> other = other_game_in(text); other && !came_further(record.error(), *other)) {
        return tl::unexpected<Error>(*std::move(other));
      }
      return tl::unexpected(record.error());
    }
    remark_on_plies(*record, text);
    return Reading{format_of(tags, text.points), *std::move(record)};
  };
  return in_each_way(source.text, read);
}

// Two captures in a word belong to rules in which a move that closes two mills takes two stones.
Error named_capture(Error error) {
  if (error.code != to_text(Problem::bad_record_word) || error.arguments.empty()) return error;
  const std::string word = in_our_signs(error.arguments.front());
  if (std::ranges::count(word, 'x') < 2) return error;
  return fail_at(error.line, error.column, error_of(Flaw::two_captures, {})).value();
}

Result<std::vector<Reading>> read_list(std::string_view given, const ReadOptions& options) {
  const std::vector<Tag> tags = tags_of(given);
  if (auto ours = check_game_type(tags); !ours) return tl::unexpected(ours.error());
  // Behind tags there is no title.
  const std::size_t title = tags.empty() ? title_length(given) : 0;
  Source source{with_dots(given), {}};
  if (is_sanmill(tags)) source.lone = take_lone_word(source.text);
  if (source.lone && source.lone->word == 'p') return fail_at(source.lone->location, Flaw::passing);
  Result<std::vector<Reading>> found = read_source(source, tags, options);
  // With the numbers of moves among the numbers of points.
  const auto dotted = found ? std::nullopt : with_dots_among_numbers(source.text);
  if (dotted) {
    Result<std::vector<Reading>> numbered = read_source({*dotted, source.lone}, tags, options);
    if (numbered || came_further(numbered.error(), found.error())) found = std::move(numbered);
  }
  if (given.find(';') != std::string_view::npos && (!found || goes_on_behind_semicolon(given))) {
    Result<std::vector<Reading>> apart =
        read_source({with_dots(with_blanks_for_semicolons(given)), {}}, tags, options);
    if (found || apart || came_further(apart.error(), found.error())) found = std::move(apart);
  }
  if (!found) return tl::unexpected<Error>(named_capture(found.error()));
  if (title > 0) {
    for (Reading& each : *found) each.record.remarks.push_back(error_of(Flaw::title_left_out));
  }
  return found;
}

// ---- everything else ----

Result<std::vector<Reading>> played(Format format, const Result<RecordText>& text,
                                    const ReadOptions& options) {
  if (!text) return tl::unexpected(text.error());
  Result<Record> record = play(*text, options);
  if (!record) {
    if (const std::optional<Error> other = other_game_in(*text)) return tl::unexpected<Error>(*other);
    return tl::unexpected(record.error());
  }
  std::vector<Reading> one;
  one.push_back({format, *std::move(record)});
  return one;
}

Result<std::vector<Reading>> read_positions(Format format, const Result<std::vector<Snapshot>>& snapshots,
                                            const ReadOptions& options) {
  if (!snapshots) return tl::unexpected(snapshots.error());
  return played(format, game_between(*snapshots, options.rules.value_or(RuleSet{})), options);
}

// A position and nothing else: Sanmill's text of one, or ours.
std::optional<Result<std::vector<Reading>>> read_position(std::string_view text, const ReadOptions& options) {
  const std::string_view said = trim(text);
  const bool foreign = looks_like_sanmill_position(said);
  const bool ours = said.find_first_not_of("WB.") == point_count && said[point_count] == ' ' &&
                    said.find('\n') == std::string_view::npos && split_words(said).size() >= 4;
  if (!foreign && !ours) return std::nullopt;
  const int line =
      1 + static_cast<int>(std::count(text.begin(), text.begin() + (said.data() - text.data()), '\n'));
  const Result<Start> start = foreign ? parse_sanmill_position(said) : parse_start(said);
  if (!start) return fail_at(line, 1, start.error());
  RecordText record;
  record.tags.push_back({"Position", to_text(*start)});
  record.tag_locations.push_back({line, 1});
  return played(foreign ? Format::sanmill : Format::own, record, options);
}

// What is no list: nothing where it is one.
std::optional<Result<std::vector<Reading>>> read_other(std::string_view text, const ReadOptions& options) {
  if (looks_like_sgf(text)) {
    Result<SgfGame> game = read_sgf(text);
    if (!game) return tl::unexpected(game.error());
    Result<std::vector<Reading>> read = played(Format::sgf, game->text, options);
    if (read) std::ranges::copy(game->remarks, std::back_inserter(read->front().record.remarks));
    return read;
  }
  if (auto position = read_position(text, options)) return position;
  const std::vector<Line> lines = lines_of(text);
  const auto first = std::ranges::find_if(lines, [](const Line& line) {
    const std::string_view said = trim(line.text);
    return !said.empty() && said != "[";  // with which a list in JSON may begin
  });
  if (first == lines.end()) return fail(Flaw::no_game);
  if (looks_like_malom(first->text)) return read_positions(Format::malom, read_malom(lines), options);
  if (looks_like_morris(first->text)) return read_positions(Format::morris, read_morris(lines), options);
  if (looks_like_openspiel(first->text)) return played(Format::openspiel, read_openspiel(lines), options);
  if (looks_like_rings(first->text)) return played(Format::rings, read_rings(lines), options);
  if (std::ranges::any_of(lines, [](const Line& line) { return looks_like_goldtoken(line.text); })) {
    return played(Format::goldtoken, read_goldtoken(lines), options);
  }
  return std::nullopt;
}

}  // namespace

std::vector<Tag> tags_of(std::string_view text) {
  std::size_t end = 0;
  for (const Line& line : lines_of(text)) {
    if (const std::string_view said = trim(line.text); !said.empty() && !said.starts_with('[')) break;
    end = static_cast<std::size_t>(line.text.data() + line.text.size() - text.data());
  }
  Result<RecordText> head = scan_record(text.substr(0, end));
  return head ? std::move(head->tags) : std::vector<Tag>();
}

Result<std::vector<Reading>> read_game(std::string_view text, const ReadOptions& options, int first_line) {
  std::optional<Result<std::vector<Reading>>> other = read_other(text, options);
  Result<std::vector<Reading>> read = other ? *std::move(other) : read_list(text, options);
  if (read || first_line == 1) return read;
  Error error = read.error();
  if (error.line == 0) return tl::unexpected<Error>(std::move(error));
  return tl::unexpected<Error>(moved_down(std::move(error), first_line - 1));
}

Result<Record> read_the_game(std::string_view text, const ReadOptions& options) {
  if (trim(text).empty()) return play({}, options);
  Result<std::vector<Reading>> ways = read_game(text, options);
  if (!ways) return tl::unexpected(ways.error());
  if (ways->size() > 1) return fail_at(Location{}, Problem::points_in_two_ways);
  return std::move(ways->front().record);
}

Result<std::string> in_our_form(std::string_view text) {
  const auto other = read_other(text, {});
  if (!other || (!*other && other->error().code == to_text(Flaw::no_game))) return with_dots(text);
  if (!*other) return tl::unexpected(other->error());
  return write_record((*other)->front().record);
}

bool is_other_game(const Error& error) {
  return error.code == to_text(Flaw::other_game_type) || is(error, Problem::wrong_variant);
}

}  // namespace muehle::records
