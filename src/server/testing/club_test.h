// Clubs, for the tests that use them on a whole server.
#pragma once

#include "server/testing/tournament_test.h"

namespace muehle::server::testing {

class ClubTest : public TournamentTest {
 protected:
  inline static const json::object open_club{{"joining", "open"}};

  static std::string club_path(const std::string& id, const std::string& more = "") {
    return "/api/clubs/" + id + more;
  }
  // `more`: fields of the form behind the name.
  static std::string found_club(Browser& leader, const std::string& name = "Dame und Bube",
                                json::object more = {}) {
    more["name"] = name;
    const HttpReply reply = leader.post("/api/clubs", body_of(more));
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("id").as_string());
  }
  static json::object club(Browser& reader, const std::string& id) {
    const HttpReply reply = reader.ask("GET", club_path(id));
    EXPECT_EQ(reply.status, 200) << reply.body;
    return json::parse(reply.body).as_object();
  }
  static json::object did(const HttpReply& reply) { return done(reply); }
  static json::object join(Browser& who, const std::string& id, const json::object& body = {}) {
    return did(who.post(club_path(id, "/join"), body_of(body)));
  }
  static HttpReply set_role(Browser& leader, const std::string& id, const std::string& name,
                            const std::string& role) {
    return leader.post(club_path(id, "/members/" + name), body_of({{"role", role}}));
  }
  // Who joins an open club and is given a role there.
  static void let_in(Browser& leader, Browser& who, const std::string& name, const std::string& id,
                     const std::string& role = "member") {
    join(who, id);
    if (role != "member") did(set_role(leader, id, name, role));
  }
  // The keys of letters that are written now, by their notes.
  static std::vector<std::string> write_letters(Browser& leader, const std::string& id, json::array notes) {
    const HttpReply reply =
        leader.post(club_path(id, "/letters"), body_of({{"for", std::move(notes)}, {"days", 7}}));
    EXPECT_EQ(reply.status, 201) << reply.body;
    std::vector<std::string> keys;
    const json::value written = json::parse(reply.body);
    for (const json::value& letter : written.at("letters").as_array()) {
      const std::string link(letter.at("link").as_string());
      keys.push_back(link.substr(link.find("&key=") + 5));
    }
    return keys;
  }
  static std::vector<std::string> people(const json::object& club) {
    std::vector<std::string> names;
    for (const json::value& one : club.at("people").as_array())
      names.emplace_back(one.at("player").as_string());
    return names;
  }
  void suspend_by(Browser& host, const std::string& name) {
    const json::object body{{"until", time.now().at + 3 * 24 * 3600}, {"reason", "Es war laut."}};
    const HttpReply reply = host.post("/api/players/" + name + "/suspend", body_of(body));
    EXPECT_EQ(reply.status, 200) << reply.body;
  }
  // A role, `asked` or `-`.
  static std::string you(Browser& reader, const std::string& id) {
    const json::value role = club(reader, id).at("you");
    return role.is_string() ? std::string(role.as_string()) : "-";
  }
};

}  // namespace muehle::server::testing
