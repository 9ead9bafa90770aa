// What is said of clubs in requests.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/absence.h"
#include "play/time_control.h"
#include "rules/ruleset.h"
#include "server/kernel/form.h"
#include "storage/clubs.h"

namespace muehle::server {

inline constexpr std::size_t fewest_club_name_letters = 3;
inline constexpr std::size_t most_club_name_letters = 40;
inline constexpr std::size_t most_club_sentence_letters = 120;
inline constexpr std::size_t most_club_text_letters = 2000;
inline constexpr std::size_t most_club_text_lines = 40;
inline constexpr std::size_t most_club_words_letters = 300;  // of who asks to be let in
inline constexpr std::size_t most_club_words_lines = 6;
inline constexpr std::size_t most_club_title_letters = 80;  // of news
inline constexpr std::size_t most_letter_note_letters = 60;
inline constexpr std::size_t most_letters_at_once = 50;
inline constexpr int most_letter_days = 90;
inline constexpr int usual_letter_days = 14;

// On which version of what is said of it; none to found one.
struct SayingOfClub {
  int version = 0;
  ClubTerms terms;  // without a skeleton
};
struct JoiningClub {
  std::string key;  // of a letter
  std::string words;
};
struct NewsSaid {
  std::string title;
  std::string text;
};
struct GameTerms {
  RuleSet rules = {};
  play::TimeControl time = play::Unlimited{};
  int absence_days = play::usual_absence_days;
};
struct LettersWanted {
  std::vector<std::string> notes;
  int days = usual_letter_days;
};
struct PairingWanted {
  std::string white;
  std::string black;
  std::string preset;  // of the club, whose terms then hold
  GameTerms terms;
  bool rated = false;
  bool is_public = false;
};

Form<SayingOfClub> founding_club_form();
Form<SayingOfClub> saying_of_club_form();
Form<std::string> club_name_form();
Form<JoiningClub> joining_club_form();
Form<std::string> letter_key_form();
Form<club::Role> club_role_form();
Form<bool> accepting_form();
Form<NewsSaid> news_form();
Form<GameTerms> preset_form();
Form<LettersWanted> letters_form();
Form<PairingWanted> pairing_form();
Form<std::string> face_form();  // empty: none

// What a preset may be called.
Answer<std::string> read_preset_name(std::string_view name);

}  // namespace muehle::server
