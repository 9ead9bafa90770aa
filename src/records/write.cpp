#include "records/write.h"

#include <algorithm>
#include <array>

#include "records/flaw.h"
#include "records/rings.h"
#include "rules/record_tags.h"

namespace muehle::records {
namespace {

constexpr std::size_t line_width = 78;

std::string number_of(Point point) {
  const auto found = std::ranges::find(reading_order, point);
  return std::to_string(found - reading_order.begin() + 1);
}

std::string by_numbers(Move move) {
  std::string text = move.places() ? "" : number_of(move.from) + "-";
  text += number_of(move.to);
  if (move.captures()) text += "x" + number_of(move.capture);
  return text;
}

std::string quoted(std::string_view value) {
  std::string text;
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text;
}

std::string tag_line(std::string_view name, std::string_view value) {
  return "[" + std::string(name) + " \"" + quoted(value) + "\"]";
}

std::string value_of(const Record& record, const RosterTag& tag) {
  const std::string* value = find_tag(record.tags, tag.name);
  return value == nullptr ? std::string(tag.unknown) : *value;
}

// Words one behind the other, in lines of `line_width` at most.
std::string wrapped(const std::vector<std::string>& words) {
  std::string text;
  std::size_t column = 0;
  for (const std::string& word : words) {
    if (column > 0 && column + 1 + word.size() > line_width) {
      text += '\n';
      column = 0;
    } else if (column > 0) {
      text += ' ';
      ++column;
    }
    text += word;
    column += word.size();
  }
  return text + "\n";
}

std::string number_before(const History& history, int ply) {
  return std::to_string(history.move_number(ply)) + (history.mover(ply) == Colour::white ? "." : "...");
}

std::string sanmill_position(const Start& start) {
  std::string text;
  const Position& position = start.position;
  for (int ring = 1; ring <= ring_count; ++ring) {
    if (ring > 1) text += '/';
    for (int place = 1; place <= ring_size; ++place) {
      const Mask point = bit(point_on(ring, place));
      const bool white = (position.stones(Colour::white) & point) != 0;
      const bool black = (position.stones(Colour::black) & point) != 0;
      text += white ? 'O' : black ? '@' : '*';
    }
  }
  const bool placing = position.hand(position.to_move()) > 0;
  text += position.to_move() == Colour::white ? " w" : " b";
  text += placing ? " p p" : " m s";
  for (const Colour colour : {Colour::white, Colour::black}) {
    text +=
        " " + std::to_string(count(position.stones(colour))) + " " + std::to_string(position.hand(colour));
  }
  return text + " 0 0 0 0 0 0 " + std::to_string(start.quiet_plies) + " " + std::to_string(start.move_number);
}

}  // namespace

Result<std::string> as_numbers(const Record& record) {
  const History& history = record.game.history();
  if (history.start().position != Position()) return fail(Flaw::cannot_write_start);
  std::string text;
  for (const RosterTag& tag : tag_roster) text += tag_line(tag.name, value_of(record, tag)) + "\n";
  const std::string_view result = result_text(record.game.outcome());
  text += tag_line("Result", result) + "\n\n";
  std::vector<std::string> words;
  for (int ply = 1; ply <= history.size(); ++ply) {
    if (history.mover(ply) == Colour::white) words.push_back(number_before(history, ply));
    words.push_back(by_numbers(history.plies()[static_cast<std::size_t>(ply - 1)].move));
  }
  words.emplace_back(result);
  return text + wrapped(words);
}

std::string as_sanmill(const Record& record) {
  constexpr std::string_view line_end = "\r\n";
  constexpr std::size_t column_width = 12;
  const History& history = record.game.history();
  const std::string_view result = result_text(record.game.outcome());
  std::string text;
  const auto add = [&](const std::string& line) { text.append(line).append(line_end); };
  for (const RosterTag& tag : tag_roster) add(tag_line(tag.name, value_of(record, tag)));
  add(tag_line("Result", result));
  add(tag_line("Variant", variant_name));
  const auto captures =
      std::ranges::count_if(history.plies(), [](const Ply& ply) { return ply.move.captures(); });
  add(tag_line("PlyCount", std::to_string(history.size() + captures)));
  if (history.start().position != Position()) {
    add(tag_line("SetUp", "1"));
    add(tag_line("FEN", sanmill_position(history.start())));
  }
  add("");
  std::string line;
  for (int ply = 1; ply <= history.size(); ++ply) {
    const bool white = history.mover(ply) == Colour::white;
    if (line.empty()) line = number_before(history, ply) + " ";
    line += to_text(history.plies()[static_cast<std::size_t>(ply - 1)].move);
    if (white && ply < history.size()) {
      const std::size_t before = number_before(history, ply).size() + 1;
      line.resize(std::max(line.size() + 1, before + column_width), ' ');
      continue;
    }
    add(line);
    line.clear();
  }
  add(std::string(result));
  return text;
}

}  // namespace muehle::records
