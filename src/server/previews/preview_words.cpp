#include "server/previews/preview_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/notation.h"

namespace muehle::server {
namespace {

// {0} and {1} are names, {2} a number.
struct PreviewWords {
  std::string_view guest;
  std::string_view invites;  // {0}
  std::string_view invited;  // by somebody without a name
  std::string_view sit_down;
  std::string_view between;
  std::string_view to_move[2];  // White, Black; {2}: which move it is
  std::string_view wins[2];
  std::string_view drawn;
  std::string_view aborted;
  std::string_view plays_here;  // {0}
  std::string_view puzzle;
  std::string_view todays_puzzle;
  std::string_view find[2];
  std::string_view find_today;
  std::string_view lesson;
  std::string_view learn;
  std::string_view home;
  std::string_view play;
  std::string_view coming;   // a tournament
  std::string_view running;  // {2}: its round
  std::string_view ended;
};

constexpr PreviewWords said_in_german{
    "Gast",
    "{0} lädt dich zu einer Partie Mühle ein",
    "Du bist zu einer Partie Mühle eingeladen",
    "Öffne den Link, und du sitzt am Brett. Ein Konto brauchst du nicht.",
    "Mühle: {0} gegen {1}",
    {"Zug {2}: Weiß ist dran.", "Zug {2}: Schwarz ist dran."},
    {"Weiß hat in Zug {2} gewonnen.", "Schwarz hat in Zug {2} gewonnen."},
    "Remis in Zug {2}.",
    "Die Partie wurde abgebrochen.",
    "{0} spielt hier Mühle.",
    "Ein Mühle-Rätsel",
    "Das Mühle-Rätsel des Tages",
    {"Weiß zieht. Findest du den richtigen Zug?", "Schwarz zieht. Findest du den richtigen Zug?"},
    "Jeden Tag eine andere Stellung. Findest du den richtigen Zug?",
    "Mühle lernen",
    "Eine Lektion am Brett: Probier es gleich aus.",
    "Mühle spielen",
    "Gegen den Computer, zu zweit an einem Brett oder mit einem Link. Setz deinen ersten Stein.",
    "Mühle-Turnier: Öffne den Link zum Mitmachen und Zuschauen.",
    "Mühle-Turnier, Runde {2}: Öffne den Link und schau zu.",
    "Mühle-Turnier: So ist es ausgegangen."};

constexpr PreviewWords said_in_english{
    "Guest",
    "{0} invites you to a game of Mühle",
    "You are invited to a game of Mühle",
    "Open the link and you sit at the board. No account is needed.",
    "Mühle: {0} against {1}",
    {"Move {2}: White to play.", "Move {2}: Black to play."},
    {"White won on move {2}.", "Black won on move {2}."},
    "Drawn on move {2}.",
    "The game was aborted.",
    "{0} plays Mühle (Nine Men's Morris) here.",
    "A Mühle puzzle",
    "Today's Mühle puzzle",
    {"White to move. Can you find the right move?", "Black to move. Can you find the right move?"},
    "Another position every day. Can you find the right move?",
    "Learn Mühle",
    "A lesson at the board: try it at once.",
    "Play Mühle (Nine Men's Morris)",
    "Against the computer, with somebody at one board, or by a link. Place your first stone.",
    "Mühle tournament: open the link to take part or to watch.",
    "Mühle tournament, round {2}: open the link and watch.",
    "Mühle tournament: see how it ended."};

const PreviewWords& words_in(PreviewLanguage language) {
  return language == PreviewLanguage::german ? said_in_german : said_in_english;
}

std::string filled(std::string_view text, std::string_view one, std::string_view other = {}, int count = 0) {
  return fmt::format(fmt::runtime(text), one, other, count);
}

std::string name_at(const TableView& table, int seat, const PreviewWords& words) {
  const auto& name = table.names.at(static_cast<std::size_t>(seat));
  return name && !name->empty() ? *name : std::string(words.guest);
}

std::string state_of(const Standing& standing, const PreviewWords& words) {
  // The one that is awaited, or the last one.
  const int move = standing.turn ? standing.plies / 2 + 1 : std::max(1, (standing.plies + 1) / 2);
  const auto say = [&](std::string_view text) { return filled(text, {}, {}, move); };
  if (standing.turn) return say(words.to_move[*standing.turn == 0 ? 0 : 1]);
  if (standing.outcome.starts_with("white_wins")) return say(words.wins[0]);
  if (standing.outcome.starts_with("black_wins")) return say(words.wins[1]);
  return say(standing.outcome.starts_with("draw") ? words.drawn : words.aborted);
}

Position at_first() { return *parse_position("........................ w 9 9"); }

// In one line.
std::string joined(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

}  // namespace

Preview about_home(PreviewLanguage language) {
  const PreviewWords& words = words_in(language);
  return {std::string(words.home), std::string(words.play), at_first()};
}

Preview about_tournament(const KeptTournament& kept, PreviewLanguage language) {
  const PreviewWords& words = words_in(language);
  const TournamentStanding& standing = kept.stored.standing;
  const std::string_view state = standing.state == "coming" ? words.coming
                                 : standing.state == "over" ? words.ended
                                                            : words.running;
  const std::string title = kept.hosted.named.title;
  return {kept.stored.club ? title + " · " + kept.stored.club->name : title,
          filled(state, {}, {}, standing.round), at_first()};
}

Preview about_club(const StoredClub& club, PreviewLanguage language) {
  const std::string& sentence = club.terms.sentence;
  return {club.terms.name, sentence.empty() ? std::string(words_in(language).play) : sentence, at_first()};
}

std::optional<Preview> about_table(const Hub::Glance& table, PreviewLanguage language) {
  const PreviewWords& words = words_in(language);
  const Result<Position> position = parse_position(table.standing.position);
  if (!position) return std::nullopt;
  if (table.waits) {
    const auto& name = table.table.names[0];
    return Preview{name ? filled(words.invites, *name) : std::string(words.invited),
                   std::string(words.sit_down), *position};
  }
  const int white = table.table.white;
  return Preview{
      filled(words.between, name_at(table.table, white, words), name_at(table.table, 1 - white, words)),
      state_of(table.standing, words), *position};
}

Preview about_player(const StoredPlayer& player, PreviewLanguage language) {
  return {player.name,
          player.about.empty() ? filled(words_in(language).plays_here, player.name) : joined(player.about),
          at_first()};
}

Preview about_puzzle(const Position& position, PreviewLanguage language) {
  const PreviewWords& words = words_in(language);
  return {std::string(words.puzzle), std::string(words.find[position.to_move() == Colour::white ? 0 : 1]),
          position};
}

Preview about_todays_puzzle(PreviewLanguage language) {
  const PreviewWords& words = words_in(language);
  return {std::string(words.todays_puzzle), std::string(words.find_today), at_first()};
}

Preview about_lesson(PreviewLanguage language) {
  const PreviewWords& words = words_in(language);
  return {std::string(words.lesson), std::string(words.learn), at_first()};
}

}  // namespace muehle::server
