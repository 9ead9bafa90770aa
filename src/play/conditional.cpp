#include "play/conditional.h"

#include <algorithm>

#include "support/text.h"

namespace muehle::play {
namespace {

constexpr std::string_view signs = ">,|()";

// Reads one text from left to right; see the grammar in the header.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<Answers> all() {
    skip_blanks();
    if (at_end()) return Answers{};
    Result<Answers> answers = lines(1);
    if (answers && !at_end()) return left_over();
    return answers;
  }

 private:
  Result<Answers> lines(int depth) {
    Answers answers;
    do {
      Result<Answer> answer = line(depth);
      if (!answer) return tl::unexpected(answer.error());
      answers.push_back(*std::move(answer));
    } while (take('|'));
    return answers;
  }

  Result<Answer> line(int depth) {
    if (depth > most_answers_deep)
      return stuck("at most " + std::to_string(most_answers_deep) + " answers may follow each other");
    if (++answers_ > most_answers)
      return stuck("there may be at most " + std::to_string(most_answers) + " answers");

    const Result<Move> to = move();
    if (!to) return tl::unexpected(to.error());
    if (!take('>')) return stuck("`>` and an answer are missing after " + to_text(*to) + ", as in `d6 > f4`");
    const Result<Move> answer = move();
    if (!answer) return tl::unexpected(answer.error());

    Result<Answers> then = after(depth);
    if (!then) return tl::unexpected(then.error());
    return Answer{*to, *answer, *std::move(then)};
  }

  // What stands behind an answer of this depth.
  Result<Answers> after(int depth) {
    if (take(',')) {
      Result<Answer> only = line(depth + 1);
      if (!only) return tl::unexpected(only.error());
      return Answers{*std::move(only)};
    }
    if (!take('(')) return Answers{};
    Result<Answers> several = lines(depth + 1);
    if (several && !take(')')) return left_over();
    return several;
  }

  // What stands here after the lines that were read, and does not belong there.
  tl::unexpected<Error> left_over() const {
    if (at_end()) return stuck("`)` is missing, a `(` stands open");
    if (next() == ')') return stuck("`)` closes nothing, `(` is missing before it");
    if (next() == '>')
      return stuck("after an answer the next move begins with `,`, as in `d6 > f4, b4 > g7`, not with `>`");
    return stuck("after `)` come the end, another `)`, or `|` and another line");
  }

  // Everything up to the next sign.
  Result<Move> move() {
    const std::size_t end = std::min(text_.find_first_of(signs, at_), text_.size());
    const Result<Move> read = parse_move(text_.substr(at_, end - at_));
    if (!read) return stuck(read.error());
    at_ = end;
    return *read;
  }

  bool at_end() const { return at_ == text_.size(); }
  char next() const { return text_[at_]; }
  bool take(char sign) {
    if (at_end() || next() != sign) return false;
    ++at_;
    skip_blanks();
    return true;
  }
  void skip_blanks() {
    while (!at_end() && is_space(next())) ++at_;
  }

  tl::unexpected<Error> stuck(Error error) const {
    return fail_at(1, column_behind(text_.substr(0, at_)), std::move(error));
  }
  tl::unexpected<Error> stuck(std::string message) const { return stuck(Error(std::move(message))); }

  std::string_view text_;
  std::size_t at_ = 0;
  int answers_ = 0;
};

Result<void> check_lines(const Answers& answers, const Game& game, const std::string& before) {
  std::vector<Move> foreseen;
  const auto wrong = [](const std::string& line, Error error) {
    return fail_in("`" + line + "`: ", std::move(error));
  };
  for (const Answer& each : answers) {
    Game next = game;
    std::string line = before + to_text(each.to);
    if (const auto played = next.apply(MakeMove{each.to, {}}); !played)
      return wrong(line, error_of(played.error()));
    if (std::ranges::find(foreseen, each.to) != foreseen.end())
      return wrong(line, Error("there is an answer to " + to_text(each.to) + " already; give one"));
    foreseen.push_back(each.to);

    line += " > " + to_text(each.move);
    if (const auto played = next.apply(MakeMove{each.move, {}}); !played)
      return wrong(line, error_of(played.error()));
    if (const Result<void> then = check_lines(each.then, next, line + ", "); !then) return then;
  }
  return {};
}

}  // namespace

bool operator==(const Answer& a, const Answer& b) {
  return a.to == b.to && a.move == b.move && a.then == b.then;
}

std::string to_text(const Answers& answers) {
  std::string text;
  for (const Answer& each : answers) {
    if (!text.empty()) text += " | ";
    text += to_text(each.to) + " > " + to_text(each.move);
    if (each.then.size() == 1) text += ", " + to_text(each.then);
    if (each.then.size() > 1) text += " (" + to_text(each.then) + ")";
  }
  return text;
}

Result<Answers> parse_answers(std::string_view text) { return Reader(text).all(); }

Result<void> check(const Answers& answers, const Game& game, Colour by) {
  if (game.outcome().over()) return fail("the game is over, nothing is left to answer");
  if (game.position().to_move() == by)
    return fail("answers are left while the opponent is to move, and it is " + std::string(to_text(by)) +
                "'s move");
  return check_lines(answers, game, "");
}

std::optional<Answer> answer_to(const Answers& answers, Move played) {
  const auto found = std::ranges::find(answers, played, &Answer::to);
  return found == answers.end() ? std::nullopt : std::optional(*found);
}

}  // namespace muehle::play
