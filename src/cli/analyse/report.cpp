#include "cli/analyse/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/analyse/words.h"
#include "cli/output.h"
#include "rules/record_tags.h"

namespace muehle::cli::analyse {
namespace {

using perfect::Value;
using review::Analysis;
using review::Judgement;
using review::Line;
using review::PlayerReview;
using review::Review;
using review::ReviewedMove;

// ---- words ----

std::string moves_text(const std::vector<Move>& moves) {
  std::string text;
  for (const Move move : moves) text += (text.empty() ? "" : " ") + to_text(move);
  return text;
}

// Padded to `width` columns: fmt counts bytes where text is not ASCII.
std::string padded(std::string text, std::size_t width) {
  const auto columns = static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
  if (columns < width) text.append(width - columns, ' ');
  return text;
}

std::string_view phase_word(Phase phase, Language language) {
  switch (phase) {
    case Phase::placing:
      return pick({"setzt", "placing"}, language);
    case Phase::moving:
      return pick({"zieht", "moving"}, language);
    case Phase::flying:
      return pick({"springt", "flying"}, language);
  }
  return {};
}

std::string_view colour_word(Colour colour, Language language) {
  return colour == Colour::white ? pick({"Weiß", "White"}, language) : pick({"Schwarz", "Black"}, language);
}

std::string player_name(const Record& record, Colour colour, Language language) {
  const std::string* name = find_tag(record.tags, colour == Colour::white ? "White" : "Black");
  std::string text(colour_word(colour, language));
  return name == nullptr ? text : text + " " + *name;
}

// ---- a position ----

std::string move_counts(const Analysis& analysis, Language language) {
  const auto having = [&](Value value) {
    return std::ranges::count_if(analysis.lines, [&](const Line& line) { return line.worth.is(value); });
  };
  return fmt::format(fmt::runtime(pick({"{} Züge: {} gewinnen, {} halten remis, {} verlieren",
                                        "{} moves: {} win, {} draw, {} lose"},
                                       language)),
                     analysis.lines.size(), having(Value::win), having(Value::draw), having(Value::loss));
}

std::string source_text(const Analysis& analysis, Language language) {
  if (analysis.exact) return move_counts(analysis, language);
  return fmt::format(
      fmt::runtime(pick({"gesucht bis Tiefe {}, {} Stellungen", "searched to depth {}, {} nodes"}, language)),
      analysis.depth, analysis.nodes);
}

// ---- a review ----

std::string better_text(const ReviewedMove& move, Language language) {
  std::string text = fmt::format("{} → {}", to_text(move.best, language), to_text(move.played, language));
  for (std::size_t n = 0; n < move.better.size(); ++n) {
    text += n == 0 ? fmt::format("; {}: ", pick({"besser", "better"}, language)) : " | ";
    text += moves_text(move.better[n].moves);
  }
  if (!move.unclaimed.empty()) text += fmt::format("; {}", pick(unclaimed_note, language));
  return text;
}

bool mentions_draw_rules(const Review& review) {
  return std::ranges::any_of(review.moves, [](const ReviewedMove& move) {
    return move.played.ignores_draw_rules ||
           (move.judgement != Judgement::good && move.best.ignores_draw_rules);
  });
}

std::string how_it_was_judged(const Review& review, Language language) {
  const auto moves = static_cast<int>(review.moves.size());
  if (moves == 0)
    return std::string(pick({"Die Partie hat keine Züge.", "The game has no moves."}, language));
  if (review.exact_moves == moves) {
    return std::string(pick({"Werte aus der Datenbank, für den, der zieht; Entfernungen in Halbzügen.",
                             "Values of the database, for the player who moves; distances in plies."},
                            language));
  }
  if (review.exact_moves == 0) {
    return std::string(
        pick({"Gesucht, nicht bewiesen: Werte in Steinen, für den, der zieht; Entfernungen in Halbzügen.",
              "Searched, not proved: values in stones, for the player who moves; distances in plies."},
             language));
  }
  return fmt::format(
      fmt::runtime(
          pick({"Werte für den, der zieht: {} von {} Zügen exakt aus der Datenbank, die anderen gesucht (in "
                "Steinen).",
                "Values for the player who moves: {} of {} moves exact, of the database, the others searched "
                "(in stones)."},
               language)),
      review.exact_moves, moves);
}

void print_moves(const Record& record, const Review& review, Language language) {
  constexpr std::size_t move_width = 14;
  constexpr std::size_t value_width = 16;
  for (const ReviewedMove& move : review.moves) {
    const History& history = record.game.history();
    const bool black = history.mover(move.ply) == Colour::black;
    const auto glyph = glyph_of(move.judgement);
    const std::string text = to_text(move.move) + (glyph ? " " + std::string(suffix_text(*glyph)) : "");
    std::string line = fmt::format("{:>4}{} {}{}", history.move_number(move.ply), black ? "…" : ".",
                                   padded(text, move_width), to_text(move.played, language));
    if (move.judgement != Judgement::good) {
      line = padded(std::move(line), 6 + move_width + value_width) + better_text(move, language);
    }
    print_line(line);
  }
}

void print_players(const Record& record, const Review& review, Language language) {
  constexpr std::size_t name_width = 24;
  print_line(fmt::format("{}{:>11} {:>4} {:>4} {:>4}   {}", padded("", name_width),
                         pick({"Genauigkeit", "accuracy"}, language), "?!", "?", "??",
                         pick({"kritische Züge", "critical moves"}, language)));
  for (const Colour colour : {Colour::white, Colour::black}) {
    const PlayerReview& player = review.players.at(static_cast<std::size_t>(colour));
    const auto accuracy = player.accuracy();
    print_line(fmt::format(
        "{}{:>11} {:>4} {:>4} {:>4}   {}", padded(player_name(record, colour, language), name_width),
        accuracy ? fmt::format("{:.1f} %", *accuracy) : "-", player.doubtful, player.mistakes,
        player.blunders,
        review.exact_moves == 0
            ? "-"
            : fmt::format(fmt::runtime(pick({"{} von {} gefunden", "{} of {} found"}, language)),
                          player.critical_kept, player.critical)));
  }
}

}  // namespace

void print_position(const History& history, const Analysis& analysis, int lines, Language language) {
  const Position& position = history.position();
  const Colour mover = position.to_move();
  if (analysis.over) {
    print_line(fmt::format(
        fmt::runtime(
            pick({"Die Partie ist zu Ende: {} hat verloren.", "The game is over: {} has lost."}, language)),
        colour_word(mover, language)));
    return;
  }
  print_line(fmt::format("{} {}: {}", colour_word(mover, language),
                         phase_word(phase(position, history.rules()), language),
                         in_words(analysis.worth, language)));
  print_line(source_text(analysis, language));
  for (const Due& due : history.due(history.size())) {
    const bool repeated = due.rule == DrawRule::repetition;
    print_line(
        repeated
            ? pick({"Remis nach Regel: dreimal dieselbe Stellung.", "Draw by rule: the third repetition."},
                   language)
            : pick({"Remis nach Regel: zu lange keine Mühle.", "Draw by rule: no mill for too long."},
                   language));
  }
  bool starred = false;
  for (int n = 0; n < std::min(lines, static_cast<int>(analysis.lines.size())); ++n) {
    constexpr std::size_t value_width = 16;
    const Line& line = analysis.lines[static_cast<std::size_t>(n)];
    print_line(fmt::format("{:>3}. {}{}", n + 1, padded(to_text(line.worth, language), value_width),
                           moves_text(line.moves)));
    starred = starred || line.worth.ignores_draw_rules;
  }
  if (starred) print_line(pick(draw_rules_note, language));
}

void print_review(const Record& record, const Review& review, Language language) {
  print_line(fmt::format("{} – {}, {}", player_name(record, Colour::white, language),
                         player_name(record, Colour::black, language), result_text(record.game.outcome())));
  print_line(how_it_was_judged(review, language));
  if (review.moves.empty()) return;
  print_line("");
  print_moves(record, review, language);
  print_line("");
  if (mentions_draw_rules(review)) {
    print_line(pick(draw_rules_note, language));
    print_line("");
  }
  print_players(record, review, language);
}

}  // namespace muehle::cli::analyse
