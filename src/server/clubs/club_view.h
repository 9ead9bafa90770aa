// How clubs look as JSON (the shapes stand in club_schemas).
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "storage/store.h"

namespace muehle::server {

// `you`: a role, `asked`, or nothing.
boost::json::object club_row(const StoredClub& club, const boost::json::value& you);
boost::json::value you_value(const OwnClub& own);

// Everything of one, as it is read for somebody.
struct ReadClub {
  StoredClub club;
  std::optional<StoredPlayer> reader;
  std::optional<club::Role> role = {};  // of the reader
  bool asks = false;                    // to be let in
  std::vector<ClubMember> members = {};
  std::vector<ClubRequest> requests = {};
  std::vector<ClubNews> news = {};
  std::vector<ClubPreset> presets = {};
  std::vector<StoredTournament> tournaments = {};  // the newest first
  std::set<std::string> entered = {};              // by the reader
  bool is_face = false;
};
std::optional<ReadClub> read_club(Transaction& all, const std::string& code,
                                  const std::optional<StoredPlayer>& reader);
boost::json::object club_value(const ReadClub& read, UnixSeconds now);

boost::json::object letter_value(const ClubLetter& letter);

}  // namespace muehle::server
