#include "server/notices/turn_letter.h"

#include <array>

#include "support/text.h"

namespace muehle::server {
namespace {

struct Words {
  std::string_view tag;
  std::string_view subject_of_one;
  std::string_view subject;    // {0}: so many games
  std::string_view beginning;  // {0}: his name
  std::string_view until;      // {0}: opponent, {1}: rules, {2}: deadline
  std::string_view end;        // {0}: the place, {1}: the link that ends the mails
  std::string_view guest;
  std::string_view strict;
  std::string_view twenty_moves;
  std::string_view house_rules;
  std::string_view in_calendar;  // {0}: opponent
  std::string_view stop_title;
  std::string_view stop_text;  // {0}: his name
  std::string_view stop;
  std::string_view stopped;
};

constexpr Words english{
    "en",
    "Mühle: your move in one game",
    "Mühle: your move in {0} games",
    "Hello {0},\n\nit is your move:\n",
    "{0}, {1}, until {2}",
    "You have chosen these mails in your account at {0}. One click ends them, without signing in:\n{1}\n",
    "Guest",
    "Strict",
    "Twenty moves",
    "House rules",
    "Mühle: your move against {0}",
    "No more mail?",
    "{0}, shall no more mail be sent to you when it is your move?",
    "No more mail",
    "No more mail is sent to you when it is your move. In your account you can choose it again."};

constexpr Words german{
    "de",
    "Mühle: Du bist in einer Partie am Zug",
    "Mühle: Du bist in {0} Partien am Zug",
    "Hallo {0},\n\ndu bist am Zug:\n",
    "{0}, {1}, bis {2}",
    "Diese Mails hast du in deinem Konto auf {0} gewählt. Ein Klick beendet sie, ohne Anmeldung:\n{1}\n",
    "Gast",
    "Strikt",
    "Zwanzig Züge",
    "Eigene Regeln",
    "Mühle: am Zug gegen {0}",
    "Keine Mails mehr?",
    "{0}, sollen keine Mails mehr kommen, wenn du am Zug bist?",
    "Keine Mails mehr",
    "Es kommen keine Mails mehr, wenn du am Zug bist. In deinem Konto kannst du sie wieder wählen."};

constexpr Words french{
    "fr",
    "Jeu du moulin\u202f: à toi de jouer dans une partie",
    "Jeu du moulin\u202f: à toi de jouer dans {0} parties",
    "Bonjour {0},\n\nc’est à toi de jouer\u202f:\n",
    "{0}, {1}, jusqu’au {2}",
    "Tu as choisi ces messages dans ton compte sur {0}. Un clic y met fin, sans te connecter\u202f:\n{1}\n",
    "Invité",
    "Strict",
    "Vingt coups",
    "Règles maison",
    "Jeu du moulin\u202f: à toi de jouer contre {0}",
    "Plus de messages\u202f?",
    "{0}, ne faut-il plus t’écrire quand c’est à toi de jouer\u202f?",
    "Plus de messages",
    "On ne t’écrira plus quand c’est à toi de jouer. Tu peux le choisir à nouveau dans ton compte."};

constexpr Words hungarian{"hu",
                          "Malom: egy játszmában te jössz",
                          "Malom: {0} játszmában te jössz",
                          "Szia {0}!\n\nTe jössz:\n",
                          "{0}, {1}, eddig: {2}",
                          "Ezeket a leveleket a fiókodban kérted itt: {0}. Egy kattintás véget vet nekik, "
                          "bejelentkezés nélkül:\n{1}\n",
                          "Vendég",
                          "Szigorú",
                          "Húsz lépés",
                          "Saját szabályok",
                          "Malom: te jössz, ellenfeled {0}",
                          "Ne jöjjön több levél?",
                          "{0}, ne küldjünk többé levelet, amikor te jössz?",
                          "Ne jöjjön több levél",
                          "Nem küldünk többé levelet, amikor te jössz. A fiókodban újra kérheted."};

constexpr Words dutch{
    "nl",
    "Molenspel: je bent aan zet in één partij",
    "Molenspel: je bent aan zet in {0} partijen",
    "Hallo {0},\n\nje bent aan zet:\n",
    "{0}, {1}, tot {2}",
    "Deze mails heb je in je account op {0} gekozen. Eén klik beëindigt ze, zonder in te loggen:\n{1}\n",
    "Gast",
    "Streng",
    "Twintig zetten",
    "Eigen regels",
    "Molenspel: aan zet tegen {0}",
    "Geen mails meer?",
    "{0}, moeten er geen mails meer komen als je aan zet bent?",
    "Geen mails meer",
    "Er komen geen mails meer als je aan zet bent. In je account kun je ze weer kiezen."};

constexpr Words italian{
    "it",
    "Mulino: tocca a te in una partita",
    "Mulino: tocca a te in {0} partite",
    "Ciao {0},\n\ntocca a te:\n",
    "{0}, {1}, fino a {2}",
    "Hai scelto questi messaggi nel tuo account su {0}. Un clic li fa cessare, senza accedere:\n{1}\n",
    "Ospite",
    "Rigide",
    "Venti mosse",
    "Regole proprie",
    "Mulino: tocca a te contro {0}",
    "Niente più messaggi?",
    "{0}, non dobbiamo più scriverti quando tocca a te?",
    "Niente più messaggi",
    "Non ti scriveremo più quando tocca a te. Nel tuo account puoi sceglierlo di nuovo."};

constexpr std::array languages = {english, german, french, hungarian, dutch, italian};

const Words& spoken(std::string_view tag) {
  for (const Words& words : languages) {
    if (words.tag == tag) return words;
  }
  return languages.front();
}

std::string filled_with(std::string_view pattern, const std::vector<std::string>& parts) {
  return filled(pattern, parts);
}

std::string name_of(const ListedGame& game, const Words& words) {
  const auto& opponent = game.players.at(game.own == 0 ? 1 : 0);
  return opponent && !opponent->name.empty() ? opponent->name : std::string(words.guest);
}

std::string called(const ListedGame& game, const Words& words) {
  if (game.rules == "standard") return "Standard";
  if (game.rules == "brettspielnetz") return "Brettspielnetz";
  if (game.rules == "schelling-salon") return "Schelling-Salon";
  if (game.rules == "muehle-spielen") return "Mühle-spielen";
  if (game.rules == "strikt") return std::string(words.strict);
  if (game.rules == "zwanzig-zuege") return std::string(words.twenty_moves);
  return std::string(words.house_rules);
}

}  // namespace

std::string rules_of(const ListedGame& game, std::string_view language) {
  return called(game, spoken(language));
}

std::string said_in_calendar(const ListedGame& game, std::string_view language) {
  const Words& words = spoken(language);
  return filled_with(words.in_calendar, {name_of(game, words)});
}

Mail mail_of(const TurnLetter& letter) {
  const Words& words = spoken(letter.language);
  std::string text = filled_with(words.beginning, {letter.name});
  for (const TurnSeen& turn : letter.turns) {
    const std::string until = said_time(letter.zone, words.tag, turn.deadline);
    text += "\n" + filled_with(words.until, {name_of(turn.game, words), called(turn.game, words), until}) +
            "\n" + table_link(letter.place, turn.game.code) + "\n";
  }
  const std::string stop = stop_link(letter.place, letter.stop_key);
  text += "\n-- \n" + filled_with(words.end, {letter.place + "/", stop});
  const std::string subject = letter.turns.size() == 1
                                  ? std::string(words.subject_of_one)
                                  : filled_with(words.subject, {std::to_string(letter.turns.size())});
  return {.to = letter.to, .subject = subject, .text = std::move(text), .unsubscribe = stop};
}

StopPage stop_page(std::string_view language, const std::string& name) {
  const Words& words = spoken(language);
  return {std::string(words.tag), std::string(words.stop_title), filled_with(words.stop_text, {name}),
          std::string(words.stop)};
}

StopPage stopped_page(std::string_view language) {
  const Words& words = spoken(language);
  return {std::string(words.tag), std::string(words.stop_title), std::string(words.stopped), {}};
}

}  // namespace muehle::server
