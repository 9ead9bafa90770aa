// What somebody does in a club, inside the transaction that stores it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/clubs/club_forms.h"
#include "server/rights/club_rights.h"
#include "server/rights/site.h"

namespace muehle::server {

inline constexpr int most_clubs_of_one = 50;  // that he is in or asks to be in
inline constexpr int most_clubs_led = 5;      // before he founds another one
inline constexpr std::size_t most_club_requests = 100;
inline constexpr int most_club_news = 100;
inline constexpr std::size_t most_club_presets = 20;
inline constexpr std::size_t most_open_letters = 200;
inline constexpr UnixSeconds opened_letters_last = 365LL * 24 * 3600;

// `least`: the role that it takes; none: anybody may.
struct ClubAct {
  std::optional<club::Role> least;
  std::function<Answer<void>(Transaction&, const InClub&)> perform;
};

tl::unexpected<Refused> no_member(std::string_view name);
// Who is in the club, by his name.
Answer<StoredPlayer> member_named(Transaction& all, const StoredClub& club, const std::string& name);

Answer<void> found_club(Transaction& all, const SitePolicy& site, PlayerId founder, const std::string& code,
                        const ClubTerms& terms, UnixSeconds now);
// With what all names that look like it share. Error: bad_name, name_reserved.
Answer<ClubTerms> named_club(const SitePolicy& site, ClubTerms terms);

ClubAct say_of_club(const SayingOfClub& saying);
// By its name, typed once more.
ClubAct end_club(const std::string& name);

ClubAct join_club(const JoiningClub& joining, UnixSeconds now);
ClubAct set_club_role(const std::string& name, club::Role role, UnixSeconds now);
ClubAct remove_member(const std::string& name);
ClubAct answer_request(const std::string& name, bool accept, UnixSeconds now);
// Of who is in it or asks to be; a suspended player may, too.
Answer<void> leave_club(Transaction& all, const std::string& code, PlayerId who);

ClubAct add_news(const NewsSaid& said, UnixSeconds now);
ClubAct remove_news(std::int64_t number);
ClubAct put_preset(const std::string& name, const GameTerms& terms);
ClubAct remove_preset(const std::string& name);
ClubAct add_letters(const std::vector<NewClubLetter>& letters, UnixSeconds now, UnixSeconds good_until,
                    std::function<void(std::vector<std::int64_t>)> numbers);
ClubAct remove_letter(std::int64_t number);

}  // namespace muehle::server
