// Tournaments, for the tests that play them on a whole server.
#pragma once

#include <chrono>
#include <map>
#include <stdexcept>
#include <thread>

#include "server/testing/social_test.h"

namespace muehle::server::testing {

class TournamentTest : public SocialTest {
 protected:
  static constexpr std::chrono::minutes in_vain{2};  // only waited for where a test fails

  void SetUp() override {
    SocialTest::SetUp();
    with_false_time();
  }

  static std::string path(const std::string& id, const std::string& more = "") {
    return "/api/tournaments/" + id + more;
  }
  // `more`: fields of the form behind the title.
  static std::string found(Browser& organiser, const std::string& more) {
    const HttpReply reply =
        organiser.post("/api/tournaments", R"({"title":"Vereinsabend","rules":"standard",)" + more + "}");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("id").as_string());
  }
  static json::object view(Browser& reader, const std::string& id) {
    const HttpReply reply = reader.ask("GET", path(id));
    EXPECT_EQ(reply.status, 200) << reply.body;
    return json::parse(reply.body).as_object();
  }
  static json::object enter(Browser& who, const std::string& id, const std::string& body = "{}") {
    const HttpReply reply = who.post(path(id, "/enter"), body);
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.status == 200 ? json::parse(reply.body).as_object() : json::object();
  }
  // What an organiser does on the newest version.
  static HttpReply organise(Browser& organiser, const std::string& id, const std::string& what,
                            json::object body = {}) {
    body["version"] = view(organiser, id).at("version");
    return organiser.post(path(id, what), body_of(body));
  }
  static json::object done(const HttpReply& reply) {
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.status == 200 ? json::parse(reply.body).as_object() : json::object();
  }
  static json::object set_result(Browser& organiser, const std::string& id, int round, int board,
                                 const std::string& result) {
    return done(organiser.post(path(id, "/results"),
                               body_of({{"round", round}, {"board", board}, {"result", result}})));
  }

  // Until the server has done by itself what is looked for.
  static json::object wait_for(Browser& reader, const std::string& id,
                               const std::function<bool(const json::object&)>& there) {
    const auto end = std::chrono::steady_clock::now() + in_vain;
    for (;;) {
      json::object now = view(reader, id);
      if (there(now)) return now;
      if (std::chrono::steady_clock::now() > end)
        throw std::runtime_error("waits in vain; the tournament is " + json::serialize(now));
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  static json::object wait_for_round(Browser& reader, const std::string& id, int round) {
    return wait_for(reader, id, [round](const json::object& now) { return now.at("round") == round; });
  }
  // Until all games of the round that can have a table have one.
  static json::object wait_for_tables(Browser& reader, const std::string& id, int round) {
    return wait_for(reader, id, [round](const json::object& now) {
      if (now.at("round").as_int64() < round) return false;
      for (const json::value& pairing : pairings(now, round)) {
        for (const json::value& game : pairing.at("games").as_array()) {
          if (game.at("state") == "running") break;
          if (game.at("state") == "waiting") return false;
        }
      }
      return true;
    });
  }
  static const json::array& pairings(const json::object& view, int round) {
    return view.at("pairings").at(static_cast<std::size_t>(round) - 1).as_array();
  }
  static const json::value& game_at(const json::object& view, int round, int board, int game = 1) {
    return pairings(view, round)
        .at(static_cast<std::size_t>(board) - 1)
        .at("games")
        .at(static_cast<std::size_t>(game) - 1);
  }
  static json::object wait_for_result(Browser& reader, const std::string& id, int round, int board,
                                      const std::string& result, int game = 1) {
    return wait_for(reader, id, [=](const json::object& now) {
      return game_at(now, round, board, game).at("result") == json::value(result);
    });
  }
  static std::string name_of(const json::object& view, const json::value& number) {
    return std::string(
        view.at("entrants").at(static_cast<std::size_t>(number.as_int64()) - 1).at("name").as_string());
  }
  static std::string table_at(const json::object& view, int round, int board, int game = 1) {
    const json::value& code = game_at(view, round, board, game).at("table");
    return code.is_string() ? std::string(code.as_string()) : std::string();
  }
  // The names of two who meet at a board, White first.
  static std::pair<std::string, std::string> who_play(const json::object& view, int round, int board) {
    const json::value& pairing = pairings(view, round).at(static_cast<std::size_t>(board) - 1);
    return {name_of(view, pairing.at("white")),
            pairing.at("black").is_null() ? "" : name_of(view, pairing.at("black"))};
  }
  // Points by name.
  static std::map<std::string, int> points(const json::object& view) {
    std::map<std::string, int> all;
    for (const json::value& line : view.at("standings").as_array())
      all[name_of(view, line.at("entrant"))] = static_cast<int>(line.at("points").as_int64());
    return all;
  }
};

}  // namespace muehle::server::testing
