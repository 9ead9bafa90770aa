// The C++20 layer over muehle.h: the same objects with owners that free them, texts as std::string, and what
// fails thrown as muehle::Error. Nothing here does more than call muehle.h, which says what everything means.
#pragma once

#include <muehle.h>

#include <array>
#include <compare>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muehle {
inline namespace abi1 {

class Error : public std::runtime_error {
 public:
  explicit Error(const muehle_error& error)
      : std::runtime_error(error.message),
        code(error.code),
        name(error.name),
        line(error.line),
        column(error.column) {}

  muehle_code code;  // MUEHLE_ILLEGAL, …
  std::string name;  // `must_place`, …
  int line;          // from 1; 0: no place
  int column;
};

namespace detail {

// Calls `function` with the arguments and room for an error, which it throws.
template <typename Function, typename... Arguments>
void call(Function function, Arguments... arguments) {
  muehle_error error;
  if (function(arguments..., &error) != MUEHLE_OK) throw Error(error);
}
// The same where an object comes of it.
template <typename Function, typename... Arguments>
auto make(Function function, Arguments... arguments) {
  muehle_error error;
  auto* const made = function(arguments..., &error);
  if (made == nullptr) throw Error(error);
  return made;
}
// A text that is the caller's, and goes back.
inline std::string take(char* text) {
  if (text == nullptr) throw std::bad_alloc();
  const std::unique_ptr<char, decltype(&muehle_free)> owner(text, &muehle_free);
  return text;
}

template <auto give_back>
struct Free {
  template <typename Object>
  void operator()(Object* object) const {
    give_back(object);
  }
};
template <typename Object, auto give_back>
using Handle = std::unique_ptr<Object, Free<give_back>>;

}  // namespace detail

enum class Colour { white = MUEHLE_WHITE, black = MUEHLE_BLACK };
enum class Value { loss = MUEHLE_LOSS, draw = MUEHLE_DRAW, win = MUEHLE_WIN };
inline std::string_view to_text(Value value) {
  return value == Value::win ? "win" : value == Value::loss ? "loss" : "draw";
}

// The rules `standard`, or those of a text.
class Rules {
 public:
  Rules() : Rules("standard") {}
  explicit Rules(const std::string& text) : handle_(detail::make(muehle_rules_parse, text.c_str())) {}
  explicit Rules(muehle_rules* owned) : handle_(owned) {}

  std::string text() const { return detail::take(muehle_rules_print(get())); }
  const muehle_rules* get() const { return handle_.get(); }

 private:
  detail::Handle<muehle_rules, muehle_rules_free> handle_;
};
// By these rules where none are named.
inline const muehle_rules* rules_or_standard(const Rules* rules) {
  return rules != nullptr ? rules->get() : nullptr;
}

struct Move : muehle_move {
  Move() : muehle_move{MUEHLE_NO_POINT, MUEHLE_NO_POINT, MUEHLE_NO_POINT, 0} {}
  Move(const muehle_move& move) : muehle_move(move) {}  // NOLINT(google-explicit-constructor): the same thing
  explicit Move(const std::string& text) {
    detail::call(muehle_move_parse, text.c_str(), static_cast<muehle_move*>(this));
  }

  explicit operator bool() const { return to != MUEHLE_NO_POINT; }
  std::string text() const {
    char text[MUEHLE_MOVE_TEXT];
    return muehle_move_print(*this, text);
  }
  friend bool operator==(const Move& a, const Move& b) {
    return a.from == b.from && a.to == b.to && a.capture == b.capture;
  }
};

struct Answer {
  Value value;
  std::optional<int> plies;
  friend bool operator==(const Answer&, const Answer&) = default;
};
// Nothing where it is not known.
inline std::optional<Answer> answer_of(const muehle_answer& answer) {
  if (answer.value == MUEHLE_UNKNOWN) return std::nullopt;
  return Answer{static_cast<Value>(answer.value),
                answer.plies == MUEHLE_NO_PLIES ? std::nullopt : std::optional<int>(answer.plies)};
}
struct RatedMove {
  Move move;
  std::optional<Answer> answer;  // of the mover
};

// A well-formed position; the empty board without an argument.
class Position {
 public:
  Position() = default;
  explicit Position(const std::string& text) { detail::call(muehle_position_parse, text.c_str(), &word_); }
  explicit Position(muehle_position word) : word_(word) { detail::call(muehle_position_check, word); }

  muehle_position word() const { return word_; }
  std::string text() const {
    char text[MUEHLE_POSITION_TEXT];
    return muehle_position_print(word_, text);
  }
  std::uint32_t stones(Colour colour) const {
    return static_cast<std::uint32_t>(word_ >> (colour == Colour::white ? 0 : MUEHLE_POINTS)) & 0xFFFFFF;
  }
  int hand(Colour colour) const {
    return static_cast<int>(word_ >> (colour == Colour::white ? 48 : 52) & 15);
  }
  Colour to_move() const { return static_cast<Colour>(word_ >> 56 & 1); }

  std::vector<Move> moves(const Rules* rules = nullptr) const {
    muehle_move moves[MUEHLE_MAX_MOVES];
    int count = 0;
    detail::call(muehle_position_moves, word_, rules_or_standard(rules), moves, &count);
    return {moves, moves + count};
  }
  Position play(const Move& move, const Rules* rules = nullptr) const {
    Position after;
    detail::call(muehle_position_play, word_, move, rules_or_standard(rules), &after.word_);
    return after;
  }
  // And a symmetry that leads there.
  std::pair<Position, int> canonical() const {
    std::pair<Position, int> found;
    detail::call(muehle_position_canonical, word_, &found.first.word_, &found.second);
    return found;
  }
  Position transform(int symmetry) const {
    Position image;
    detail::call(muehle_position_transform, word_, symmetry, &image.word_);
    return image;
  }
  muehle_state state(const Rules* rules = nullptr) const {
    muehle_state state;
    detail::call(muehle_position_state, word_, rules_or_standard(rules), &state);
    return state;
  }
  friend auto operator<=>(const Position&, const Position&) = default;

 private:
  muehle_position word_ = MUEHLE_START;
};

class Game {
 public:
  explicit Game(const Rules* rules = nullptr)
      : Game(detail::make(muehle_game_new, rules_or_standard(rules), nullptr)) {}
  Game(const Rules* rules, const std::string& start)
      : Game(detail::make(muehle_game_new, rules_or_standard(rules), start.c_str())) {}
  static Game read(const std::string& record, const Rules* rules = nullptr) {
    return Game(detail::make(muehle_game_read, record.c_str(), rules_or_standard(rules)));
  }
  Game(const Game& other) : Game(detail::make(muehle_game_copy, other.get())) {}
  Game(Game&&) noexcept = default;
  Game& operator=(Game other) noexcept {
    handle_ = std::move(other.handle_);
    return *this;
  }
  ~Game() = default;

  void apply(const std::string& event) { detail::call(muehle_game_apply, handle_.get(), event.c_str()); }
  void play(const Move& move) { detail::call(muehle_game_play, handle_.get(), move); }

  int plies() const { return muehle_game_plies(get()); }
  Position position() const { return position(plies()); }
  Position position(int ply) const {
    muehle_position word;
    detail::call(muehle_game_position, get(), ply, &word);
    return Position(word);
  }
  Move move(int ply) const {
    Move move;
    detail::call(muehle_game_move, get(), ply, static_cast<muehle_move*>(&move));
    return move;
  }
  std::vector<std::string> events() const {
    std::vector<std::string> lines;
    for (int n = 0; n < muehle_game_event_count(get()); ++n)
      lines.push_back(detail::take(muehle_game_event(get(), n, nullptr)));
    return lines;
  }
  // `ongoing`, `draw:no_mill`, …
  std::string outcome() const {
    char text[MUEHLE_OUTCOME_TEXT];
    return muehle_game_outcome(get(), text);
  }
  bool over() const { return outcome() != "ongoing"; }
  // The draws by rule that stand, and what proves them, as JSON.
  std::pair<int, std::string> draws(int ply) const {
    int draws = 0;
    char* proof = nullptr;
    detail::call(muehle_game_draws, get(), ply, &draws, &proof);
    return {draws, detail::take(proof)};
  }
  std::optional<std::string> tag(const std::string& name) const {
    char* const value = muehle_game_tag(get(), name.c_str());
    return value != nullptr ? std::optional(detail::take(value)) : std::nullopt;
  }
  void set_tag(const std::string& name, const std::string& value) {
    detail::call(muehle_game_set_tag, handle_.get(), name.c_str(), value.c_str());
  }
  std::string record() const { return detail::take(muehle_game_record(get())); }
  Rules rules() const { return Rules(detail::make(muehle_game_rules, get())); }
  const muehle_game* get() const { return handle_.get(); }

 private:
  explicit Game(muehle_game* owned) : handle_(owned) {}
  detail::Handle<muehle_game, muehle_game_free> handle_;
};

struct Sector : muehle_sector {
  Sector(const muehle_sector& sector)
      : muehle_sector(sector) {}  // NOLINT(google-explicit-constructor): the same thing
  explicit Sector(const std::string& text) : muehle_sector{} {
    detail::call(muehle_sector_parse, text.c_str(), static_cast<muehle_sector*>(this));
  }
  std::string text() const {
    char text[MUEHLE_SECTOR_TEXT];
    return muehle_sector_print(*this, text);
  }
  std::uint64_t size() const { return muehle_sector_size(*this); }
};

class Database {
 public:
  explicit Database(const std::string& folder, const Rules* rules = nullptr)
      : Database(detail::make(muehle_database_open, folder.c_str(), rules_or_standard(rules))) {}
  static Database values_only(const std::string& folder, const Rules* rules = nullptr) {
    return Database(detail::make(muehle_database_open_values, folder.c_str(), rules_or_standard(rules)));
  }
  // For another thread.
  Database share() const { return Database(detail::make(muehle_database_share, get())); }

  // Nothing where it is not known.
  std::optional<Answer> value(const Position& position) {
    muehle_error error;
    muehle_answer answer;
    const muehle_code code = muehle_database_value(get(), position.word(), &answer, &error);
    if (code == MUEHLE_MISSING || code == MUEHLE_OUTSIDE) return std::nullopt;
    if (code != MUEHLE_OK) throw Error(error);
    return answer_of(answer);
  }
  // `plies` is empty, or as long as the others.
  void values(std::span<const muehle_position> positions, std::span<std::int8_t> values,
              std::span<std::int16_t> plies = {}) {
    detail::call(muehle_database_values, get(), positions.data(), positions.size(), values.data(),
                 plies.empty() ? nullptr : plies.data());
  }
  std::vector<RatedMove> moves(const Position& position) {
    muehle_rated_move moves[MUEHLE_MAX_MOVES];
    int count = 0;
    detail::call(muehle_database_moves, get(), position.word(), moves, &count);
    std::vector<RatedMove> rated;
    for (int n = 0; n < count; ++n) rated.push_back({moves[n].move, answer_of(moves[n].answer)});
    return rated;
  }
  RatedMove best(const Position& position) {
    muehle_rated_move best;
    detail::call(muehle_database_best, get(), position.word(), &best);
    return {best.move, answer_of(best.answer)};
  }
  std::string missing(const Position& position) {
    return detail::take(detail::make(muehle_database_missing, get(), position.word()));
  }
  std::string files() const { return detail::take(muehle_database_files(get())); }
  std::string refused() const { return detail::take(muehle_database_refused(get())); }
  bool knows(const Sector& sector, bool plies = false) const {
    return muehle_database_knows(get(), sector, plies ? 1 : 0) != 0;
  }
  // The slots from `first` on, as many as there is room for.
  void slots(const Sector& sector, std::uint64_t first, std::span<std::int8_t> values,
             std::span<std::int16_t> plies = {}) {
    detail::call(muehle_database_slots, get(), sector, first, values.size(), values.data(),
                 plies.empty() ? nullptr : plies.data());
  }
  muehle_verified verify(bool values, int threads = 1, muehle_progress progress = nullptr,
                         void* context = nullptr) const {
    muehle_verified verified;
    detail::call(muehle_database_verify, get(), values ? 1 : 0, threads, progress, context, &verified);
    return verified;
  }
  muehle_database* get() const { return handle_.get(); }

 private:
  explicit Database(muehle_database* owned) : handle_(owned) {}
  detail::Handle<muehle_database, muehle_database_free> handle_;
};

// As muehle_limits, with no limit where nothing is said: Limits{.depth = 8}.
struct Limits {
  int depth = 0;
  int milliseconds = 0;
  std::uint64_t nodes = 0;
  int win_within = 0;
  std::array<int, 2> clock = {};
  std::array<int, 2> increment = {};
  int moves_to_go = 0;
  bool ponder = false;

  operator muehle_limits() const {  // NOLINT(google-explicit-constructor): the same thing
    return {depth,       milliseconds,  nodes, win_within, {clock[0], clock[1]}, {increment[0], increment[1]},
            moves_to_go, ponder ? 1 : 0};
  }
};

class Engine {
 public:
  using OnInfo = std::function<void(const muehle_info&)>;  // throws nothing

  explicit Engine(OnInfo on_info = nullptr)
      : on_info_(std::make_unique<OnInfo>(std::move(on_info))),
        handle_(detail::make(muehle_engine_new, &Engine::tell, static_cast<void*>(on_info_.get()))) {}

  void set(const std::string& option, const std::string& value) {
    detail::call(muehle_engine_set, handle_.get(), option.c_str(), value.c_str());
  }
  void forget() { detail::call(muehle_engine_set, handle_.get(), "Clear Hash", nullptr); }
  std::string notes() { return detail::take(muehle_engine_notes(handle_.get())); }
  void think_about(const Position& position, const Rules* rules = nullptr) {
    detail::call(muehle_engine_position, handle_.get(), position.word(), rules_or_standard(rules));
  }
  void think_about(const Game& game) { detail::call(muehle_engine_game, handle_.get(), game.get()); }
  void go(const Limits& limits) {
    const muehle_limits given = limits;
    detail::call(muehle_engine_go, handle_.get(), &given);
  }
  muehle_best wait() {
    muehle_best best;
    detail::call(muehle_engine_wait, handle_.get(), &best);
    return best;
  }
  void stop() { muehle_engine_stop(handle_.get()); }
  bool ponder_hit() { return muehle_engine_ponder_hit(handle_.get()) != 0; }

 private:
  static void tell(const muehle_info* info, void* context) {
    if (const auto& on_info = *static_cast<OnInfo*>(context)) on_info(*info);
  }
  std::unique_ptr<OnInfo> on_info_;  // at one place, and longer than the engine
  detail::Handle<muehle_engine, muehle_engine_free> handle_;
};

class Review {
 public:
  // By values alone, or also by searching.
  Review(const Game& game, Database& database, int lines = 1)
      : handle_(
            detail::make(muehle_review_new, game.get(), database.get(), nullptr, lines, nullptr, nullptr)) {}
  Review(const Game& game, Database* database, const Limits& limits, int lines = 1)
      : Review(game, database != nullptr ? database->get() : nullptr, muehle_limits(limits), lines) {}

  int size() const { return muehle_review_moves(handle_.get()); }
  muehle_judged_move operator[](int number) const {
    muehle_judged_move move;
    detail::call(muehle_review_move, handle_.get(), number, &move);
    return move;
  }
  std::string json() const { return detail::take(muehle_review_json(handle_.get())); }
  std::string record() const { return detail::take(muehle_review_record(handle_.get())); }

 private:
  Review(const Game& game, muehle_database* database, const muehle_limits& limits, int lines)
      : handle_(detail::make(muehle_review_new, game.get(), database, &limits, lines, nullptr, nullptr)) {}
  detail::Handle<muehle_review, muehle_review_free> handle_;
};

}  // namespace abi1
}  // namespace muehle

template <>
struct std::hash<muehle::Position> {
  std::size_t operator()(const muehle::Position& position) const noexcept {
    return std::hash<muehle_position>()(position.word());
  }
};
