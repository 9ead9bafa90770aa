#include "wasm/reader.h"

#include <algorithm>
#include <vector>

#include "records/lines.h"
#include "records/read.h"
#include "records/splitter.h"
#include "rules/event.h"
#include "support/json.h"
#include "wasm/arguments.h"
#include "wasm/notes.h"
#include "wasm/view.h"

namespace muehle::wasm {
namespace {

void write_tags(Json& json, const std::vector<Tag>& tags) {
  json.open_array("tags");
  for (const Tag& tag : tags)
    json.open_object().text("name", tag.name).text("value", tag.value).close_object();
  json.close_array();
}

// The first moves of a game, as a record has them.
std::string beginning(std::string_view text) {
  constexpr int shown = 6;
  const Result<std::vector<records::Reading>> ways = records::read_game(text);
  if (!ways) return "";
  const History& history = ways->front().record.game.history();
  std::string moves;
  int number = history.start().move_number;
  for (int ply = 0; ply < std::min(history.size(), shown); ++ply) {
    const bool white = history.position(ply).to_move() == Colour::white;
    if (ply > 0) moves += ' ';
    if (white || ply == 0) moves += std::to_string(number) + (white ? ". " : "... ");
    moves += to_text(history.plies()[static_cast<std::size_t>(ply)].move);
    if (!white) ++number;
  }
  return history.size() > shown ? moves + " …" : moves;
}

void write_text(Json& json, const records::GameText& game) {
  json.open_object().text("text", game.text).number("line", game.first_line);
  write_tags(json, records::tags_of(game.text));
  json.text("moves", beginning(game.text)).close_object();
}

std::string games_answer(std::string_view text) {
  Json json;
  json.open_object().open_array("games");
  records::Splitter splitter;
  if (text.ends_with('\n')) text.remove_suffix(1);  // which begins no further line
  for (const records::Line& line : records::lines_of(text)) {
    if (const auto game = splitter.add(line.text)) write_text(json, *game);
  }
  if (const auto last = splitter.finish()) write_text(json, *last);
  return json.close_array().close_object().take();
}

std::string as_events(const Record& record) {
  Json json;
  json.open_object()
      .text("rules", to_text(record.game.rules()))
      .text("start", to_text(record.game.history().start()))
      .open_array("events");
  for (const LoggedEvent& logged : record.game.log()) json.text(to_text(logged.event));
  json.close_array();
  write_tags(json, record.tags);
  write_notes(json, record.notes);
  json.text("points", to_text(record.points)).open_array("remarks");
  for (const Error& remark : record.remarks) {
    json.open_object();
    write_reason(json, &remark);
    json.close_object();
  }
  return json.close_array().close_object().take();
}

std::string game_answer(std::string_view arguments) {
  std::string_view how = take_line(arguments);
  const std::string_view points = take_word(how);
  records::ReadOptions options;
  if (!how.empty()) {
    const Result<RuleSet> rules = parse_rules(how);
    if (!rules) return error("bad_rules", rules.error());
    options.rules = *rules;
  }
  Result<std::vector<records::Reading>> found = records::read_game(arguments, options);
  if (!found) return error("bad_record", found.error());
  if (points != "any") {
    std::erase_if(*found,
                  [&](const records::Reading& each) { return to_text(each.record.points) != points; });
  }
  if (found->empty()) return error("bad_record", "the points are not called so");
  if (found->size() == 1) return as_events(found->front().record);
  Json json;
  json.open_object().open_array("ways");
  for (const records::Reading& each : *found) json.text(to_text(each.record.points));
  return json.close_array().close_object().take();
}

std::string load_answer(std::string_view text) {
  const Result<Record> record = records::read_the_game(text);
  return record ? as_events(*record) : error("bad_record", record.error());
}

}  // namespace

std::optional<std::string> read_answer(std::string_view verb, std::string_view arguments) {
  if (verb == "games") return games_answer(arguments);
  if (verb == "read") return game_answer(arguments);
  if (verb == "load") return load_answer(arguments);
  return std::nullopt;
}

}  // namespace muehle::wasm
