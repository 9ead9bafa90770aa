#include "wasm/library.h"

#include <algorithm>
#include <utility>

#include "perfect/failure.h"
#include "perfect/missing.h"
#include "perfect/sector_file.h"
#include "perfect/slots.h"
#include "review/json.h"
#include "review/values.h"
#include "rules/notation.h"
#include "support/text.h"
#include "wasm/arguments.h"

namespace muehle::wasm {
namespace {

using perfect::Page;
using perfect::Pieces;

constexpr int positions_ahead = 64;  // of a review, whose pieces are asked for at once
constexpr std::uint64_t most_slots = std::uint64_t{1} << 20;  // of an answer

std::vector<std::uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

// Asks without waiting, and remembers what would have had to be waited for.
class Looker final : public perfect::Probe {
 public:
  explicit Looker(perfect::Probe& probe) : probe_(probe) {}

  Result<std::optional<perfect::Answer>> answer(const Position& position) override {
    Result<perfect::Sight> sight = probe_.look(position);
    if (!sight) return tl::unexpected(sight.error());
    for (const Page& piece : sight->missing) {
      if (std::ranges::find(missing_, piece) == missing_.end()) missing_.push_back(piece);
    }
    return sight->answer;
  }

  bool misses() const { return !missing_.empty(); }
  std::vector<Page> take_missing() { return std::exchange(missing_, {}); }

 private:
  perfect::Probe& probe_;
  std::vector<Page> missing_;
};

// None where the game is over on the board.
Result<std::vector<perfect::RatedMove>> moves_of(Looker& looker, const Position& position,
                                                 const RuleSet& rules) {
  if (!board_state(position, rules).ongoing()) return {};
  return review::moves_by_value(looker, position, rules);
}

// Adds what the values of positions from `first` to before `end` and of their moves miss.
Result<void> look_at(Looker& looker, const History& history, int first, int end, const RuleSet& rules) {
  for (int ply = first; ply < end; ++ply) {
    const Position& position = history.position(ply);
    if (const auto answer = looker.answer(position); !answer) return tl::unexpected(answer.error());
    if (const auto moves = moves_of(looker, position, rules); !moves) return tl::unexpected(moves.error());
  }
  return {};
}

struct Slots {
  explicit Slots(std::size_t count) : values(count), plies(count) {}

  std::vector<perfect::SlotValue> values;
  std::vector<perfect::SlotPlies> plies;
};

template <typename Number>
void write_numbers(Json& json, std::string_view name, const std::vector<Number>& numbers) {
  json.open_array(name);
  for (const Number number : numbers) json.number(number);
  json.close_array();
}

std::string absent() { return error("absent", "there are no files for these rules"); }

// Bytes that are merely not there may come; those that are wrong are to be brought from elsewhere.
std::string unreadable(const Error& why) {
  const bool later = perfect::failure_of(why) == perfect::Failure::not_now;
  return error(later ? "not_now" : "damaged", why.message);
}

std::string missing_answer(std::string_view folder, const std::vector<Page>& missing, int done, int of) {
  Json json;
  json.open_object().open_array("missing");
  for (const Page& piece : missing) {
    json.open_object()
        .text("folder", folder)
        .text("file", piece.file)
        .number("offset", static_cast<std::int64_t>(piece.offset))
        .number("length", piece.length)
        .close_object();
  }
  return json.close_array().number("done", done).number("of", of).close_object().take();
}

}  // namespace

// A rule set's files. They are as large as they are said to be, and have the pieces that came.
struct Library::Shelf {
  explicit Shelf(const perfect::RulesKey& key) : database(key) {}

  perfect::Database database;
  std::map<std::string, Pieces, std::less<>> files;
  std::unique_ptr<perfect::Probe> probe;  // made when all files are expected
};

struct Library::Reviewing {
  Reviewing(std::shared_ptr<Shelf> on, const History& of)
      : shelf(std::move(on)),
        history(of),
        looker(*shelf->probe),
        analyst(looker, better_moves),
        reviewer(analyst, history, better_moves) {}
  Reviewing(const Reviewing&) = delete;
  Reviewing& operator=(const Reviewing&) = delete;

  std::shared_ptr<Shelf> shelf;
  History history;
  Looker looker;
  review::Analyst analyst;
  review::Reviewer reviewer;
};

std::optional<std::string> Library::answer(std::string_view verb, std::string_view arguments,
                                           const Game& game) {
  if (verb == "expect") return expect(arguments);
  if (verb == "give") return give(arguments);
  if (verb == "values") return values(arguments);
  if (verb == "missing") return missing(arguments);
  if (verb == "sectors") return sectors(arguments);
  if (verb == "slots") return slots(arguments);
  if (verb == "review_by_values") return review(arguments, game);
  if (verb == "check") return check(arguments);
  return std::nullopt;
}

std::string Library::expect(std::string_view arguments) {
  const std::string folder(take_line(arguments));
  const auto key = std::ranges::find(perfect::solvable_keys, folder, perfect::folder_name);
  if (key == perfect::solvable_keys.end())
    return error("bad_folder", "there is no such folder of a database");
  auto shelf = std::make_shared<Shelf>(*key);
  while (!arguments.empty()) {
    const auto words = split_words(take_line(arguments));
    const auto bytes = words.size() == 3 ? read_number<std::uint64_t>(words[1]) : std::nullopt;
    const auto model = words.size() == 3 ? read_number<std::uint64_t>(words[2]) : std::nullopt;
    if (!bytes || !model) return error("bad_file", "expected a name, its bytes and those of its model");
    const std::string name(words[0]);
    const Pieces& pieces = shelf->files.try_emplace(name, *bytes).first->second;
    const auto expected =
        shelf->database.expect(name, std::make_unique<perfect::PieceSource>(pieces), *model);
    if (!expected) return error("bad_file", expected.error());
  }
  shelf->probe = perfect::make_probe(shelf->database);
  reviewing_.reset();
  shelves_[folder] = std::move(shelf);
  return "{}";
}

std::string Library::give(std::string_view arguments) {
  const auto shelf = shelves_.find(take_line(arguments));
  if (shelf == shelves_.end()) return error("bad_folder", "no such folder is expected");
  const auto file = shelf->second->files.find(take_line(arguments));
  if (file == shelf->second->files.end()) return error("bad_file", "no such file is expected");
  const auto offset = read_number<std::uint64_t>(take_line(arguments));
  Pieces& pieces = file->second;
  if (!offset || *offset > pieces.size() || arguments.size() > pieces.size() - *offset)
    return error("bad_piece", "the piece does not lie in the file");
  pieces.put(*offset, bytes_of(arguments));
  return "{}";
}

// Once a question, and not with every piece: what came for this question belongs together.
void Library::begin_round() {
  std::map<std::uint64_t, std::uint64_t> bytes_of_rounds;
  std::uint64_t bytes = 0;
  const auto for_each_file = [&](auto&& call) {
    for (const auto& [folder, shelf] : shelves_) {
      for (auto& [name, pieces] : shelf->files) call(pieces);
    }
  };
  for_each_file([&](const Pieces& pieces) { bytes += pieces.bytes(); });
  if (bytes >= most_bytes_) {
    for_each_file([&](const Pieces& pieces) {
      pieces.for_each([&](std::uint64_t round, std::size_t length) { bytes_of_rounds[round] += length; });
    });
    // A quarter more than needed, so that it is not done for every question.
    const std::uint64_t oldest = perfect::oldest_kept(bytes_of_rounds, round_, most_bytes_ / 4 * 3);
    for_each_file([&](Pieces& pieces) { pieces.forget_before(oldest); });
  }
  ++round_;
  for_each_file([&](Pieces& pieces) { pieces.begin_round(round_); });
}

std::shared_ptr<Library::Shelf> Library::shelf_of(const RuleSet& rules) {
  const auto key = perfect::key_of(rules);
  const auto shelf = key ? shelves_.find(perfect::folder_name(*key)) : shelves_.end();
  return shelf == shelves_.end() ? nullptr : shelf->second;
}

std::string Library::values(std::string_view arguments) {
  const Result<RuleSet> rules = parse_rules(take_line(arguments));
  if (!rules) return error("bad_rules", rules.error());
  std::vector<Position> positions;
  while (!arguments.empty()) {
    const Result<Start> start = parse_start(take_line(arguments));
    if (!start) return error("bad_position", start.error());
    positions.push_back(start->position);
  }
  const std::shared_ptr<Shelf> shelf = shelf_of(*rules);
  if (!shelf) return absent();
  const RuleSet known = perfect::rules_of(shelf->database.key());

  begin_round();
  Looker looker(*shelf->probe);
  Json json;
  json.open_object().open_array("values");
  for (const Position& position : positions) {
    const auto answer = looker.answer(position);
    if (!answer) return unreadable(answer.error());
    // Also where its own value is missing: all that is missing is asked for at once.
    const auto moves = moves_of(looker, position, known);
    if (!moves) return unreadable(moves.error());
    if (!*answer) {
      json.null();
      continue;
    }
    review::write_values(json, *answer, *moves);
  }
  if (const auto missing = looker.take_missing(); !missing.empty()) {
    return missing_answer(perfect::folder_name(shelf->database.key()), missing, 0,
                          static_cast<int>(positions.size()));
  }
  return json.close_array().close_object().take();
}

std::string Library::missing(std::string_view arguments) {
  const Result<RuleSet> rules = parse_rules(take_line(arguments));
  if (!rules) return error("bad_rules", rules.error());
  const Result<Start> start = parse_start(arguments);
  if (!start) return error("bad_position", start.error());
  const std::shared_ptr<Shelf> shelf = shelf_of(*rules);
  if (!shelf) return absent();
  const Position& position = start->position;
  if (!perfect::sector_of(position) && board_state(position, *rules).ongoing())
    return error("outside", "no game leads to " + to_text(position) + ", so no database holds it");
  Json json;
  json.open_object().open_array("files");
  for (const std::string& name : perfect::missing_files(shelf->database, position)) json.text(name);
  return json.close_array().close_object().take();
}

std::string Library::sectors(std::string_view arguments) {
  const Result<RuleSet> rules = parse_rules(arguments);
  if (!rules) return error("bad_rules", rules.error());
  const std::shared_ptr<Shelf> shelf = shelf_of(*rules);
  if (!shelf) return absent();
  Json json;
  json.open_object().open_array("sectors");
  for (const perfect::Sector& sector : perfect::all_sectors()) {
    json.open_object()
        .text("name", perfect::stem_of(sector))
        .number("slots", static_cast<std::int64_t>(shape_of(sector).slots()))
        .truth("values", shelf->database.knows(sector, perfect::Content::wdl))
        .truth("plies", shelf->database.knows(sector, perfect::Content::distance))
        .close_object();
  }
  return json.close_array().close_object().take();
}

std::string Library::slots(std::string_view arguments) {
  const Result<RuleSet> rules = parse_rules(take_line(arguments));
  if (!rules) return error("bad_rules", rules.error());
  const std::shared_ptr<Shelf> shelf = shelf_of(*rules);
  if (!shelf) return absent();
  const auto sector = perfect::sector_called(take_line(arguments));
  if (!sector || !perfect::exists(*sector)) return error("bad_sector", "there is no such sector");
  const auto first = read_number<std::uint64_t>(take_line(arguments));
  const auto wanted = read_number<std::uint64_t>(take_line(arguments));
  const std::uint64_t all = shape_of(*sector).slots();
  if (!first || !wanted || *first > all || *wanted > std::min(most_slots, all - *first))
    return error("bad_stretch", "the stretch does not lie in the sector, or is too long");
  const auto count = static_cast<std::size_t>(*wanted);
  if (!shelf->database.knows(*sector, perfect::Content::wdl)) {
    const auto unknown = perfect::read_slots(shelf->database, *shelf->probe, *sector, 0, 0, nullptr, nullptr);
    return error("missing", unknown.error().message);
  }

  begin_round();
  Slots slots(count);
  // What the files leave out is looked at like what they do not hold.
  Looker looker(*shelf->probe);
  Result<void> read;
  std::vector<Page> missing = perfect::pieces_for_slots(shelf->database, *sector, *first, count);
  if (missing.empty()) {
    read = perfect::read_slots(shelf->database, looker, *sector, *first, count, slots.values.data(),
                               slots.plies.data());
    if (looker.misses()) {
      missing = looker.take_missing();
      read = {};
    }
  }
  if (!read) return unreadable(read.error());
  if (!missing.empty())
    return missing_answer(perfect::folder_name(shelf->database.key()), missing, 0, static_cast<int>(count));

  std::vector<int> once(count);
  std::vector<std::string> positions;
  perfect::visit_slots(*sector, *first, count, [&](std::size_t n, const Position& position, bool counts) {
    once[n] = counts ? 1 : 0;
    if (arguments == "positions") positions.push_back(to_text(position));
  });
  Json json;
  json.open_object();
  write_numbers(json, "values", slots.values);
  write_numbers(json, "plies", slots.plies);
  write_numbers(json, "once", once);
  json.open_array("positions");
  for (const std::string& position : positions) json.text(position);
  return json.close_array().close_object().take();
}

std::string Library::review(std::string_view arguments, const Game& game) {
  const History& history = game.history();
  if (arguments == "again") reviewing_.reset();
  if (!reviewing_) {
    std::shared_ptr<Shelf> shelf = shelf_of(history.rules());
    if (!shelf) return absent();
    reviewing_ = std::make_shared<Reviewing>(std::move(shelf), history);
  }
  begin_round();
  Reviewing& now = *reviewing_;
  const RuleSet known = perfect::rules_of(now.shelf->database.key());
  const int positions = now.history.size() + 1;
  while (!now.reviewer.done()) {
    const int ply = now.reviewer.looked_at();
    if (const auto looked = look_at(now.looker, now.history, ply, ply + 1, known); !looked)
      return unreadable(looked.error());
    if (now.looker.misses()) {
      const int end = std::min(positions, ply + positions_ahead);
      if (const auto looked = look_at(now.looker, now.history, ply + 1, end, known); !looked)
        return unreadable(looked.error());
      return missing_answer(perfect::folder_name(now.shelf->database.key()), now.looker.take_missing(), ply,
                            positions);
    }
    const Result<void> stepped = now.reviewer.step();
    // A better line goes on as far as it is at hand.
    now.looker.take_missing();
    if (stepped) continue;
    if (stepped.error().code != review::no_value) return unreadable(stepped.error());
    return error("absent", "the database here does not hold every position of the game");
  }
  Json json;
  review::write_review(json, now.reviewer.review());
  reviewing_.reset();
  return json.take();
}

std::string Library::check(std::string_view arguments) {
  const std::string_view folder = take_line(arguments);
  const std::string name(take_line(arguments));
  const auto bytes = read_number<std::uint64_t>(take_line(arguments));
  const auto offset = read_number<std::uint64_t>(take_line(arguments));
  if (!bytes || !offset || *offset > *bytes || arguments.size() > *bytes - *offset)
    return error("bad_piece", "the stretch does not lie in the file");
  if (*offset == 0) checking_ = std::make_unique<Pieces>(*bytes);
  if (!checking_ || checking_->size() != *bytes)
    return error("bad_piece", "a file is checked from its beginning");
  checking_->put(*offset, bytes_of(arguments));
  const auto file = perfect::SectorFile::open(name, std::make_unique<perfect::PieceSource>(*checking_));
  if (!file) return unreadable(file.error());
  const auto named = perfect::parse_file_name(name);
  const perfect::Header& header = (*file)->header();
  if (!named || named->first != header.sector || named->second != header.content)
    return error("damaged", name + " holds another sector");
  if (perfect::folder_name(header.key) != folder)
    return error("damaged", name + " holds values for " + perfect::to_text(header.key));
  std::uint64_t next = *bytes;
  std::vector<std::uint8_t> buffer;
  for (std::uint32_t n = 0; n < (*file)->pages().size(); ++n) {
    const perfect::PageEntry& page = (*file)->pages()[n];
    if (page.offset < *offset) continue;
    if (page.offset + page.length > *offset + arguments.size()) {
      next = page.offset;
      break;
    }
    if (const auto checked = (*file)->check_page(n, buffer); !checked) return unreadable(checked.error());
  }
  if (*offset > 0) checking_->drop(*offset);
  if (next == *bytes) checking_.reset();
  Json json;
  return json.open_object().number("next", static_cast<std::int64_t>(next)).close_object().take();
}

}  // namespace muehle::wasm
