#include "cli/db/findings/texts.h"

namespace muehle::cli::db {

std::string moves_text(const std::vector<Move>& moves) {
  std::string text;
  for (const Move move : moves) text += (text.empty() ? "" : " ") + to_text(move);
  return text;
}

std::vector<Move> parse_moves(std::string_view text) {
  std::vector<Move> moves;
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    const Result<Move> move = parse_move(text.substr(0, blank));
    if (!move) break;
    moves.push_back(*move);
    text = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
  }
  return moves;
}

}  // namespace muehle::cli::db
