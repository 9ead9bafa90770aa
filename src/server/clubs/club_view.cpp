#include "server/clubs/club_view.h"

#include <algorithm>
#include <boost/json/array.hpp>

#include "club/tournament/acts.h"
#include "server/people/profile.h"
#include "server/tournaments/tournament_view.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr int most_news_shown = 20;
constexpr int most_tournaments_shown = 50;
constexpr int most_entered = 100;

bool is_host(const ReadClub& read) { return read.reader && read.reader->role == Role::host; }
bool may(const ReadClub& read, club::Role least) {
  return is_host(read) || (read.role && *read.role >= least);
}

json::value may_value(const ReadClub& read) {
  if (may(read, club::Role::leader)) return "lead";
  if (may(read, club::Role::organiser)) return "organise";
  return nullptr;
}

// Of those who want nobody to find them, members know all the same.
json::array people_value(const ReadClub& read, UnixSeconds now) {
  json::array people;
  const bool inside = may(read, club::Role::member);
  if (!inside && !read.club.terms.shows_members) return people;
  for (const ClubMember& member : read.members) {
    if (member.hidden && !inside) continue;
    People::Ratings ratings;
    if (member.live) ratings.live = club::rating_at(*member.live, now);
    if (member.correspondence) ratings.correspondence = club::rating_at(*member.correspondence, now);
    people.emplace_back(json::object{{"player", member.player.name},
                                     {"bot", member.player.bot},
                                     {"mark", member.player.mark},
                                     {"role", name_in(club::role_names, member.role)},
                                     {"since", member.since},
                                     {"ratings", ratings_value(ratings)}});
  }
  return people;
}

json::array asking_value(const ReadClub& read) {
  json::array asking;
  if (!may(read, club::Role::organiser)) return asking;
  for (const ClubRequest& one : read.requests)
    asking.emplace_back(json::object{{"player", one.player.name},
                                     {"bot", one.player.bot},
                                     {"mark", one.player.mark},
                                     {"words", one.words},
                                     {"at", one.at}});
  return asking;
}

json::array news_value(const ReadClub& read) {
  json::array news;
  for (const ClubNews& one : read.news)
    news.emplace_back(json::object{
        {"id", one.number}, {"title", one.title}, {"text", one.text}, {"by", one.author}, {"at", one.at}});
  return news;
}

json::array presets_value(const ReadClub& read) {
  json::array presets;
  for (const ClubPreset& one : read.presets)
    presets.emplace_back(json::object{
        {"name", one.name}, {"rules", one.rules}, {"time", one.time_control}, {"absence", one.absence_days}});
  return presets;
}

bool is_open_ladder(const StoredTournament& tournament) {
  const Result<club::tournament::Act> first = club::tournament::parse_act(tournament.founded);
  const auto* founded = first ? std::get_if<club::tournament::Found>(&*first) : nullptr;
  return founded != nullptr && founded->settings.kind == club::tournament::Kind::ladder &&
         tournament.standing.state != "over";
}

void add_tournaments(const ReadClub& read, json::object& value) {
  json::array& rows = value["tournaments"].emplace_array();
  json::value& ladder = value["ladder"];
  ladder = nullptr;
  for (const StoredTournament& one : read.tournaments) {
    if (!one.terms.is_public && !may(read, club::Role::member)) continue;
    // Nobody writes on the page of a club that has not agreed to it.
    const bool own = one.terms.club == read.club.id;
    if (!own && !one.standing.agreed && !may(read, club::Role::organiser)) continue;
    const bool organises = own && read.role && *read.role >= club::Role::organiser;
    rows.emplace_back(row_value(one, read.reader, read.entered.contains(one.code), organises));
    if (ladder.is_null() && is_open_ladder(one)) ladder = one.code;
  }
}

}  // namespace

json::object club_row(const StoredClub& club, const json::value& you) {
  return {{"id", club.code},
          {"name", club.terms.name},
          {"sentence", club.terms.sentence},
          {"mark", club.terms.mark},
          {"members", club.members},
          {"joining", name_in(club::joining_names, club.terms.joining)},
          {"you", you}};
}

json::value you_value(const OwnClub& own) {
  return own.role ? json::value(name_in(club::role_names, *own.role)) : json::value("asked");
}

std::optional<ReadClub> read_club(Transaction& all, const std::string& code,
                                  const std::optional<StoredPlayer>& reader) {
  const std::optional<StoredClub> club = all.clubs().find(code);
  if (!club) return std::nullopt;
  ReadClub read{.club = *club, .reader = reader};
  const std::int64_t id = club->id;
  read.members = all.clubs().members(id);
  read.requests = all.clubs().requests(id);
  read.news = all.clubs().news(id, most_news_shown);
  read.presets = all.clubs().presets(id);
  read.tournaments = all.tournaments().of_club(id, most_tournaments_shown);
  const std::optional<StoredClub> face = all.clubs().face();
  read.is_face = face && face->id == id;
  if (!reader) return read;
  read.role = all.clubs().role_of(id, reader->id);
  read.asks =
      std::ranges::any_of(read.requests, [&](const ClubRequest& one) { return one.player.id == reader->id; });
  for (std::string& one : all.tournaments().entered_by(reader->id, most_entered))
    read.entered.insert(std::move(one));
  return read;
}

json::object club_value(const ReadClub& read, UnixSeconds now) {
  json::value you;
  if (read.role) you = name_in(club::role_names, *read.role);
  if (!read.role && read.asks) you = "asked";
  json::object value = club_row(read.club, you);
  value["may"] = may_value(read);
  value["text"] = read.club.terms.text;
  value["members_shown"] = read.club.terms.shows_members;
  value["founded"] = read.club.founded_at;
  value["version"] = read.club.version;
  value["face"] = read.is_face;
  value["people"] = people_value(read, now);
  value["asking"] = asking_value(read);
  value["news"] = news_value(read);
  value["presets"] = presets_value(read);
  add_tournaments(read, value);
  return value;
}

json::object letter_value(const ClubLetter& letter) {
  json::object value{{"id", letter.number}, {"for", letter.meant_for},    {"by", letter.by},
                     {"at", letter.at},     {"until", letter.good_until}, {"taken", nullptr}};
  if (letter.taken_at) value["taken"] = json::object{{"player", letter.taken_by}, {"at", *letter.taken_at}};
  return value;
}

}  // namespace muehle::server
