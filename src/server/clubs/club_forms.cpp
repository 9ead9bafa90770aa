#include "server/clubs/club_forms.h"

#include "server/kernel/kinds.h"
#include "server/people/about_text.h"
#include "server/people/mark.h"
#include "server/tables/game_fields.h"
#include "support/text.h"

namespace muehle::server {
namespace {

Kind<std::string> lines(const TextBounds& bounds) {
  return kinds::looked_at(kinds::text(), [bounds](const std::string& text) -> Answer<std::string> {
    return read_lines(text, bounds);
  });
}

// That says something.
Answer<std::string> read_line(std::string_view field, std::size_t most, std::string_view text) {
  Answer<std::string> line = read_lines(text, {field, most, 1});
  if (!line || !line->empty()) return line;
  return refuse(ErrorCode::bad_text, std::string(field) + " has at least one letter");
}

Kind<std::string> line(std::string_view field, std::size_t most) {
  return kinds::looked_at(kinds::text(), [field, most](const std::string& text) -> Answer<std::string> {
    return read_line(field, most, text);
  });
}

Kind<std::string> club_name() {
  return kinds::looked_at(kinds::text(), [](const std::string& text) -> Answer<std::string> {
    const Answer<std::string> name = read_lines(text, {"name", most_club_name_letters, 1});
    if (name && count_letters(*name) >= fewest_club_name_letters) return name;
    return refuse(ErrorCode::bad_name,
                  "the name of a club has 3 to 40 characters that can be seen, and spaces");
  });
}

Kind<int> absence() { return kinds::number(play::least_absence_days, play::most_absence_days); }
constexpr std::string_view absence_note = "days of absence of an unlimited game";

Form<SayingOfClub> with_club_terms(Form<SayingOfClub> form) {
  const auto term = [](auto ClubTerms::* member) { return within(&SayingOfClub::terms, member); };
  return std::move(form)
      .needs("name", club_name(), term(&ClubTerms::name), "3 to 40 letters; no other club's looks like it")
      .may("sentence", lines({"sentence", most_club_sentence_letters, 1}), term(&ClubTerms::sentence),
           "at most 120 letters")
      .may("text", lines({"text", most_club_text_letters, most_club_text_lines}), term(&ClubTerms::text),
           "at most 2000 letters in 40 lines")
      .may("mark", kinds::mark(), term(&ClubTerms::mark), kinds::mark_note)
      .may("joining", kinds::named(club::joining_names), term(&ClubTerms::joining),
           "at once, once somebody in charge agrees (if left out), or by a letter")
      .may("members_shown", kinds::flag(), term(&ClubTerms::shows_members),
           "to those who are not in it; so it is if left out");
}

Form<GameTerms> with_game_terms() {
  return Form<GameTerms>()
      .needs("rules", kinds::rules(), &GameTerms::rules, kinds::rules_note)
      .may("time", kinds::time(), &GameTerms::time, kinds::time_note)
      .may("absence", absence(), &GameTerms::absence_days, absence_note);
}

}  // namespace

Form<SayingOfClub> founding_club_form() { return with_club_terms(Form<SayingOfClub>()); }

Form<SayingOfClub> saying_of_club_form() {
  return with_club_terms(Form<SayingOfClub>().needs("version", kinds::number(1, INT32_MAX),
                                                    &SayingOfClub::version,
                                                    "of the club, on which it was decided"));
}

Form<std::string> club_name_form() {
  return one_field("name", kinds::trimmed(), "of the club, so that nobody ends another one");
}

Form<JoiningClub> joining_club_form() {
  return Form<JoiningClub>()
      .may("key", kinds::trimmed(), &JoiningClub::key, "of a letter")
      .may("words", lines({"words", most_club_words_letters, most_club_words_lines}), &JoiningClub::words,
           "to who decides, where that is asked for; at most 300 letters in six lines")
      .or_nothing();
}

Form<std::string> letter_key_form() { return one_field("key", kinds::trimmed(), "of a letter"); }

Form<club::Role> club_role_form() { return one_field("role", kinds::named(club::role_names)); }

Form<bool> accepting_form() { return one_field("accept", kinds::flag(), "else he is turned away"); }

Form<NewsSaid> news_form() {
  return Form<NewsSaid>()
      .needs("title", line("title", most_club_title_letters), &NewsSaid::title, "at most 80 letters")
      .may("text", lines({"text", most_club_text_letters, most_club_text_lines}), &NewsSaid::text,
           "at most 2000 letters in 40 lines");
}

Form<GameTerms> preset_form() { return with_game_terms(); }

Form<LettersWanted> letters_form() {
  return Form<LettersWanted>()
      .needs("for", kinds::several(lines({"for", most_letter_note_letters, 1}), most_letters_at_once),
             &LettersWanted::notes,
             "for whom each is: 1 to 50 notes of at most 60 letters, which may be empty")
      .may("days", kinds::number(1, most_letter_days), &LettersWanted::days,
           "after which they open nothing more; 14 if left out")
      .where([](const LettersWanted& so_far) -> Answer<void> {
        if (!so_far.notes.empty()) return {};
        return refuse(ErrorCode::bad_request, "for must be a list of at least one");
      });
}

Form<PairingWanted> pairing_form() {
  const auto term = [](auto GameTerms::* member) { return within(&PairingWanted::terms, member); };
  return Form<PairingWanted>()
      .needs("white", kinds::trimmed(), &PairingWanted::white, "a member's name")
      .needs("black", kinds::trimmed(), &PairingWanted::black, "another one's")
      .may("preset", kinds::trimmed(), &PairingWanted::preset, "of the club: its rules, time and absence")
      .may("rules", kinds::rules(), term(&GameTerms::rules), kinds::rules_note)
      .may("time", kinds::time(), term(&GameTerms::time), kinds::time_note)
      .may("absence", absence(), term(&GameTerms::absence_days), absence_note)
      .may("rated", kinds::flag(), &PairingWanted::rated)
      .may("public", kinds::flag(), &PairingWanted::is_public, "others find the game in lists")
      .together({}, [](const boost::json::object& body, PairingWanted& so_far) -> Answer<void> {
        if (body.contains("rules") != !so_far.preset.empty()) return {};
        return refuse(ErrorCode::bad_request, "say what is played: rules, or a preset of the club");
      });
}

Form<std::string> face_form() {
  return Form<std::string>().may("club", kinds::trimmed(), std::identity{}, "its id; else none");
}

Answer<std::string> read_preset_name(std::string_view name) {
  return read_line("name", most_club_name_letters, name);
}

}  // namespace muehle::server
