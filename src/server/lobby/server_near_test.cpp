// Who waits for somebody about as strong.
#include <future>

#include "server/rights/account_name.h"
#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

using play::second;

constexpr const char* near = R"({"rules":"standard","time":"300+5","near":true})";

class NearTest : public SocialTest {
 protected:
  void SetUp() override {
    ServerTest::SetUp();
    with_false_time();
  }
  // As if they had played.
  void rate(const std::string& name, double rating) {
    std::promise<void> done;
    std::function<bool(Transaction&)> work = [=, at = time.now().at](Transaction& all) {
      const auto player = all.players().by_skeleton(skeleton_of(name));
      const club::Rating known{.rating = rating, .deviation = 50, .volatility = 0.06, .games = 50};
      all.ratings().set(player->id, club::Pool::live, {known, at});
      return true;
    };
    store_->write<bool>(std::move(work), [&](const StoreResult<bool>&) { done.set_value(); });
    done.get_future().get();
  }
  static std::string id_of(const HttpReply& reply) {
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("seek").at("id").as_string());
  }
};

TEST_F(NearTest, TwoOfTheSameStrengthMeetAndBothAreTold) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  rate("Anna", 1600);
  rate("Ben", 1650);
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  const std::string hers = id_of(anna.post(
      "/api/seeks", R"({"rules":"standard","time":"300+5","near":true,"rated":true,"colour":"black"})"));
  const std::string his =
      id_of(ben.post("/api/seeks", R"({"rules":"standard","time":"300+5","near":true,"rated":true})"));
  const json::value told = annas.read("game");
  EXPECT_EQ(told.at("seek"), hers.c_str());
  const json::value him = bens.read("game");
  EXPECT_EQ(him.at("seek"), his.c_str());
  EXPECT_EQ(him.at("code"), told.at("code"));
  const json::value state = anna.socket(std::string(told.at("code").as_string())).read("state");
  EXPECT_EQ(state.at("table").at("rated"), true);
  EXPECT_EQ(state.at("table").at("white"), 1) << "she wanted Black";
  EXPECT_TRUE(anna.get("/api/lobby").at("seeks").as_array().empty());
}

// They meet whoever else waits for the same.
TEST_F(NearTest, NobodyIsKeptWaitingByWhoCannotPlay) {
  const char* slow = R"({"rules":"standard","time":"1/86400","near":true,"rated":true})";
  Browser robbi = member("Robbi");
  id_of(robbi.post("/api/seeks", slow));
  EXPECT_EQ(robbi.post("/api/me/bot").status, 200);
  EXPECT_TRUE(robbi.get("/api/lobby").at("seeks").as_array().empty()) << "what he has offered as a person";
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket annas = lobby(anna);
  const std::string hers = id_of(anna.post("/api/seeks", slow));
  id_of(ben.post("/api/seeks", slow));
  EXPECT_EQ(annas.read("game").at("seek"), hers.c_str());
}

TEST_F(NearTest, AnOfferOfAGuestWhoCannotComeBackIsNotThereAfterAStart) {
  Browser gast = guest("Gast");
  id_of(gast.post("/api/seeks", R"({"rules":"standard","time":"1/86400"})"));
  std::promise<void> done;
  std::function<bool(Transaction&)> work = [](Transaction& all) {
    const PlayerId player = all.seeks().all().at(0).player.id;
    all.players().end_session(player, all.players().sessions_of(player).at(0).id);
    return true;
  };
  store_->write<bool>(std::move(work), [&](const StoreResult<bool>&) { done.set_value(); });
  done.get_future().get();
  with_false_time();
  EXPECT_TRUE(Browser(*this).get("/api/lobby").at("seeks").as_array().empty());
}

TEST_F(NearTest, OthersSeeHowManyWaitAndTakeNobody) {
  Browser anna = member("Anna");
  TestSocket line = lobby(anna);
  const std::string id = id_of(anna.post("/api/seeks", near));
  const json::value own = anna.get("/api/lobby");
  EXPECT_EQ(own.at("seeks").at(0).at("near"), true);
  EXPECT_TRUE(own.at("pools").as_array().empty());
  Browser ben = member("Ben");
  const json::value seen = ben.get("/api/lobby");
  EXPECT_TRUE(seen.at("seeks").as_array().empty());
  EXPECT_EQ(seen.at("pools"),
            (json::array{
                json::object{{"rules", "standard"}, {"time", "300+5"}, {"rated", false}, {"waiting", 1}}}));
  EXPECT_EQ(error_code(ben.post("/api/seeks/" + id + "/take").body), "not_found");
}

// Who takes anybody takes these, too: a guest of whom nothing is known among them.
TEST_F(NearTest, MeetsWhoTakesAnybody) {
  constexpr const char* plain = R"({"rules":"standard","time":"300+5"})";
  for (const bool guest_first : {false, true}) {
    Browser anna = member(guest_first ? "Anna" : "Ada");
    Browser gast = guest("Gast");
    TestSocket annas = lobby(anna);
    TestSocket gasts = lobby(gast);
    std::string his;
    if (guest_first) his = id_of(gast.post("/api/seeks", plain));
    const std::string hers = id_of(anna.post("/api/seeks", near));
    if (!guest_first) his = id_of(gast.post("/api/seeks", plain));
    const json::value told = annas.read("game");
    EXPECT_EQ(told.at("seek"), hers.c_str());
    const json::value him = gasts.read("game");
    EXPECT_EQ(him.at("seek"), his.c_str());
    EXPECT_EQ(him.at("code"), told.at("code"));
  }
}

TEST_F(NearTest, TheWindowWidensWithTheWait) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  rate("Anna", 1500);
  rate("Ben", 1800);
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  id_of(anna.post("/api/seeks", near));
  const std::string his = id_of(ben.post("/api/seeks", near));
  // The round in which Cleo and Dora meet has looked at these two as well.
  Browser cleo = member("Cleo");
  Browser dora = member("Dora");
  TestSocket cleos = lobby(cleo);
  TestSocket doras = lobby(dora);
  const std::string other = R"({"rules":"strikt","time":"300+5","near":true})";
  id_of(cleo.post("/api/seeks", other));
  id_of(dora.post("/api/seeks", other));
  cleos.read("game");
  EXPECT_EQ(ben.get("/api/lobby").at("seeks").at(0).at("id"), his.c_str()) << "300 points are too many";
  time.pass(21 * second);
  EXPECT_EQ(annas.read("game").at("code"), bens.read("game").at("code"));
}

TEST_F(NearTest, WhoBlocksDoesNotMeet) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  ben.post("/api/players/Anna/block");
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  id_of(anna.post("/api/seeks", near));
  id_of(ben.post("/api/seeks", near));
  EXPECT_TRUE(anna.get("/api/lobby").at("pools").as_array().empty()) << "nor is he counted";
  Browser cleo = member("Cleo");
  TestSocket cleos = lobby(cleo);
  id_of(cleo.post("/api/seeks", near));
  const std::string code(cleos.read("game").at("code").as_string());
  EXPECT_EQ(annas.read("game").at("code"), code.c_str()) << "she has waited longest";
  EXPECT_EQ(ben.get("/api/lobby").at("seeks").as_array().size(), 1u);
}

TEST_F(NearTest, OneGameByTheClockAtATime) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"60+0","near":true})"));
  id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"1/86400","near":true})"));
  id_of(anna.post("/api/seeks", near));
  id_of(ben.post("/api/seeks", near));
  annas.read("game");
  const json::value left = anna.get("/api/lobby").at("seeks");
  ASSERT_EQ(left.as_array().size(), 1u);
  EXPECT_EQ(left.at(0).at("time"), "1/86400") << "a game by days may begin beside it";
}

TEST_F(NearTest, ByDaysItOutlivesARestart) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const char* slow = R"({"rules":"standard","time":"1/86400","near":true})";
  id_of(anna.post("/api/seeks", slow));
  with_false_time();
  TestSocket annas = lobby(anna);
  id_of(ben.post("/api/seeks", slow));
  annas.read("game");
  EXPECT_EQ(anna.get("/api/me/games").at("games").at(0).at("time"), "1/86400");
}

}  // namespace
}  // namespace muehle::server::testing
