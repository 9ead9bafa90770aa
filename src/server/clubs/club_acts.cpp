#include "server/clubs/club_acts.h"

#include <algorithm>

#include "server/kernel/secrets.h"
#include "server/people/people.h"
#include "server/rights/account_name.h"
#include "server/rights/suspension.h"

namespace muehle::server {
namespace {

tl::unexpected<Refused> name_is_taken() {
  return refuse(ErrorCode::name_taken, "there is a club with this name, or one that looks like it");
}

tl::unexpected<Refused> bad_letter() {
  return refuse(ErrorCode::bad_letter,
                "this letter opens nothing: used, withdrawn or too old; ask for another");
}

tl::unexpected<Refused> nothing_there(std::string_view what) {
  return refuse(ErrorCode::not_found, "the club has no such " + std::string(what) + " any more");
}

// Somebody with an account.
Answer<StoredPlayer> account_named(Transaction& all, const std::string& name) {
  const std::optional<StoredPlayer> player = all.players().by_skeleton(skeleton_of(name));
  if (!player) return nobody_named();
  return *player;
}

Answer<void> check_room(const StoredClub& club) {
  if (club.members < most_club_members) return {};
  return refuse(ErrorCode::club_full, "a club has at most 1000 members");
}

Answer<void> check_more_clubs(Transaction& all, PlayerId player) {
  if (all.clubs().of(player).size() < static_cast<std::size_t>(most_clubs_of_one)) return {};
  return refuse(ErrorCode::too_many_clubs,
                "somebody is in at most 50 clubs, those that he asks to be in too");
}

Answer<void> check_leader_stays(Transaction& all, const StoredClub& club, PlayerId player) {
  if (!is_last_leader(all.clubs().roles(club.id), player)) return {};
  return refuse(ErrorCode::last_leader, "a club has a leader; make somebody else one first, or end the club");
}

Answer<void> take_out(Transaction& all, const StoredClub& club, PlayerId player) {
  if (const Answer<void> stays = check_leader_stays(all, club, player); !stays) return stays;
  all.clubs().remove(club.id, player);
  return {};
}

// A letter is for one who is not in yet.
Answer<void> join_by_letter(Transaction& all, const InClub& in, const std::string& key, UnixSeconds now) {
  const std::optional<SecretHash> code = hash_secret(key);
  if (!code || all.clubs().opened_by(*code, now) != in.club.id) return bad_letter();
  if (!all.clubs().open_letter(*code, in.who.id, now)) return bad_letter();
  return {};
}

Answer<void> ask_to_join(Transaction& all, const InClub& in, const std::string& words, UnixSeconds now) {
  const std::vector<ClubRequest> requests = all.clubs().requests(in.club.id);
  const auto is_his = [&](const ClubRequest& one) { return one.player.id == in.who.id; };
  if (requests.size() >= most_club_requests && std::ranges::none_of(requests, is_his))
    return refuse(ErrorCode::club_full, "too many ask to be let into this club; try again another day");
  all.clubs().ask(in.club.id, in.who.id, words, now);
  return {};
}

Answer<void> join(Transaction& all, const InClub& in, const JoiningClub& joining, UnixSeconds now) {
  if (in.role) return {};
  if (const Answer<void> room = check_room(in.club); !room) return room;
  const std::vector<OwnClub> own = all.clubs().of(in.who.id);
  const bool asks = std::ranges::any_of(own, [&](const OwnClub& one) { return one.club.id == in.club.id; });
  if (!asks) {
    if (const Answer<void> may = check_more_clubs(all, in.who.id); !may) return may;
  }
  if (!joining.key.empty()) return join_by_letter(all, in, joining.key, now);
  switch (in.club.terms.joining) {
    case club::Joining::open:
      all.clubs().put(in.club.id, in.who.id, club::Role::member, now);
      return {};
    case club::Joining::asked:
      return ask_to_join(all, in, joining.words, now);
    case club::Joining::invited:
      break;
  }
  return refuse(ErrorCode::club_closed,
                "only who has a letter comes into this club; ask its leaders for one");
}

}  // namespace

tl::unexpected<Refused> no_member(std::string_view name) {
  return refuse(ErrorCode::not_member, std::string(name) + " is not in this club");
}

Answer<StoredPlayer> member_named(Transaction& all, const StoredClub& club, const std::string& name) {
  const Answer<StoredPlayer> player = account_named(all, name);
  if (player && !all.clubs().role_of(club.id, player->id)) return no_member(player->name);
  return player;
}

Answer<ClubTerms> named_club(const SitePolicy& site, ClubTerms terms) {
  if (const Answer<void> free = check_free_to_take(site, terms.name); !free)
    return tl::unexpected<Refused>(free.error());
  terms.skeleton = bare_of(terms.name);
  if (!terms.skeleton.empty()) return terms;
  return refuse(ErrorCode::bad_name, "the name of a club has letters or digits in it");
}

Answer<void> found_club(Transaction& all, const SitePolicy& site, PlayerId founder, const std::string& code,
                        const ClubTerms& terms, UnixSeconds now) {
  if (const Answer<void> here = check_is_here(all, founder); !here) return here;
  const StoredPlayer player = *all.players().by_id(founder);
  if (const Answer<void> may = check_not_suspended(player, now); !may) return may;
  const bool is_host = player.role == Role::host;
  if (site.clubs == ClubFounders::host && !is_host)
    return refuse(ErrorCode::no_clubs, "on this server its host founds clubs; ask him for one");
  if (const Answer<void> may = check_more_clubs(all, founder); !may) return may;
  const std::vector<OwnClub> own = all.clubs().of(founder);
  if (!is_host && std::ranges::count(own, club::Role::leader, &OwnClub::role) >= most_clubs_led)
    return refuse(ErrorCode::too_many_clubs,
                  "you lead five clubs already; hand one over before you found another");
  if (all.clubs().by_skeleton(terms.skeleton)) return name_is_taken();
  all.clubs().add(code, terms, founder, now);
  return {};
}

ClubAct say_of_club(const SayingOfClub& saying) {
  return {club::Role::leader, [saying](Transaction& all, const InClub& in) -> Answer<void> {
            const std::optional<StoredClub> other = all.clubs().by_skeleton(saying.terms.skeleton);
            if (other && other->id != in.club.id) return name_is_taken();
            if (all.clubs().set(in.club.id, saying.version, saying.terms)) return {};
            return refuse(ErrorCode::club_changed,
                          "somebody has changed the club since then; look at it again");
          }};
}

ClubAct end_club(const std::string& name) {
  return {club::Role::leader, [name](Transaction& all, const InClub& in) -> Answer<void> {
            if (name != in.club.terms.name)
              return refuse(ErrorCode::name_differs, "this is not the name of the club");
            all.clubs().erase(in.club.id);
            return {};
          }};
}

ClubAct join_club(const JoiningClub& joining, UnixSeconds now) {
  return {std::nullopt,
          [joining, now](Transaction& all, const InClub& in) { return join(all, in, joining, now); }};
}

ClubAct set_club_role(const std::string& name, club::Role role, UnixSeconds now) {
  return {club::Role::leader, [name, role, now](Transaction& all, const InClub& in) -> Answer<void> {
            const Answer<StoredPlayer> member = member_named(all, in.club, name);
            if (!member) return tl::unexpected<Refused>(member.error());
            if (role != club::Role::leader) {
              if (const Answer<void> stays = check_leader_stays(all, in.club, member->id); !stays)
                return stays;
            }
            all.clubs().put(in.club.id, member->id, role, now);
            return {};
          }};
}

ClubAct remove_member(const std::string& name) {
  return {club::Role::leader, [name](Transaction& all, const InClub& in) -> Answer<void> {
            const Answer<StoredPlayer> member = member_named(all, in.club, name);
            if (!member) return tl::unexpected<Refused>(member.error());
            return take_out(all, in.club, member->id);
          }};
}

ClubAct answer_request(const std::string& name, bool accept, UnixSeconds now) {
  return {club::Role::organiser, [name, accept, now](Transaction& all, const InClub& in) -> Answer<void> {
            const Answer<StoredPlayer> player = account_named(all, name);
            if (!player) return tl::unexpected<Refused>(player.error());
            if (accept) {
              if (const Answer<void> room = check_room(in.club); !room) return room;
            }
            if (!all.clubs().end_request(in.club.id, player->id))
              return refuse(ErrorCode::no_such_request, player->name + " does not ask to be let in any more");
            if (accept) all.clubs().put(in.club.id, player->id, club::Role::member, now);
            return {};
          }};
}

Answer<void> leave_club(Transaction& all, const std::string& code, PlayerId who) {
  const std::optional<StoredClub> club = all.clubs().hold(code);
  if (!club) return no_such_club();
  if (all.clubs().end_request(club->id, who)) return {};
  if (all.clubs().role_of(club->id, who)) return take_out(all, *club, who);
  return refuse(ErrorCode::not_member, "you are not in this club");
}

ClubAct add_news(const NewsSaid& said, UnixSeconds now) {
  return {club::Role::organiser, [said, now](Transaction& all, const InClub& in) -> Answer<void> {
            all.clubs().add_news(in.club.id, in.who.id, said.title, said.text, now, most_club_news);
            return {};
          }};
}

ClubAct remove_news(std::int64_t number) {
  return {club::Role::organiser, [number](Transaction& all, const InClub& in) -> Answer<void> {
            return all.clubs().remove_news(in.club.id, number) ? Answer<void>() : nothing_there("news");
          }};
}

ClubAct put_preset(const std::string& name, const GameTerms& terms) {
  const ClubPreset preset{.name = name,
                          .rules = muehle::to_text(terms.rules),
                          .time_control = play::to_text(terms.time),
                          .absence_days = terms.absence_days};
  return {club::Role::organiser, [preset](Transaction& all, const InClub& in) -> Answer<void> {
            const std::vector<ClubPreset> known = all.clubs().presets(in.club.id);
            const bool is_new = std::ranges::find(known, preset.name, &ClubPreset::name) == known.end();
            if (is_new && known.size() >= most_club_presets)
              return refuse(ErrorCode::club_full, "a club has at most 20 presets");
            all.clubs().put_preset(in.club.id, preset);
            return {};
          }};
}

ClubAct remove_preset(const std::string& name) {
  return {club::Role::organiser, [name](Transaction& all, const InClub& in) -> Answer<void> {
            return all.clubs().remove_preset(in.club.id, name) ? Answer<void>() : nothing_there("preset");
          }};
}

ClubAct add_letters(const std::vector<NewClubLetter>& letters, UnixSeconds now, UnixSeconds good_until,
                    std::function<void(std::vector<std::int64_t>)> numbers) {
  return {club::Role::leader, [=](Transaction& all, const InClub& in) -> Answer<void> {
            all.clubs().forget_letters(in.club.id, now, now - opened_letters_last);
            const std::vector<ClubLetter> known = all.clubs().letters(in.club.id);
            const auto open =
                std::ranges::count_if(known, [](const ClubLetter& letter) { return !letter.taken_at; });
            if (static_cast<std::size_t>(open) + letters.size() > most_open_letters)
              return refuse(ErrorCode::too_many,
                            "200 letters of this club are unopened; withdraw some of them first");
            numbers(all.clubs().add_letters(in.club.id, in.who.id, letters, now, good_until));
            return {};
          }};
}

ClubAct remove_letter(std::int64_t number) {
  return {club::Role::leader, [number](Transaction& all, const InClub& in) -> Answer<void> {
            return all.clubs().remove_letter(in.club.id, number) ? Answer<void>() : nothing_there("letter");
          }};
}

}  // namespace muehle::server
