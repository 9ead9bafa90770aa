// Who is how strong, and finding players by their names.
#include <future>

#include "server/lobby/ranking.h"
#include "server/rights/account_name.h"
#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

constexpr UnixSeconds a_day = 24 * 3600;

class RankingTest : public SocialTest {
 protected:
  void SetUp() override {
    ServerTest::SetUp();
    restart_with([&](ServerOptions& options) {
      options.time = &time;
      options.ranking_lasts = lasts_;
    });
  }
  void change(std::function<void(Transaction&)> work) {
    std::promise<void> done;
    store_->write_work(std::move(work), [&](const StoreResult<void>&) { done.set_value(); });
    done.get_future().get();
  }
  // As if he had played.
  void rate(const std::string& name, double rating, double deviation = 50) {
    change([=, at = time.now().at](Transaction& all) {
      const auto player = all.players().by_skeleton(skeleton_of(name));
      const club::Rating known{.rating = rating, .deviation = deviation, .volatility = 0.06, .games = 50};
      all.ratings().set(player->id, club::Pool::live, {known, at});
    });
  }
  static std::vector<std::string> names(const json::value& told) {
    std::vector<std::string> all;
    for (const json::value& player : told.at("players").as_array())
      all.emplace_back(player.at("name").as_string());
    return all;
  }
  using Names = std::vector<std::string>;

  std::chrono::milliseconds lasts_{0};
};

TEST(Month, BeginsOnItsFirstDay) {
  EXPECT_EQ(month_of(0), 0);
  EXPECT_EQ(month_of(1'700'000'000), 1'698'796'800);  // 1 November 2023
  EXPECT_EQ(month_of(1'698'796'799), 1'696'118'400);  // 1 October 2023
}

TEST_F(RankingTest, HasTheStrongestFirstAndTheUncertainApart) {
  Browser anna = member("Anna");
  member("Ben");
  Browser cleo = member("Cleo");
  member("Dora");
  EXPECT_TRUE(names(anna.get("/api/ranking")).empty());
  rate("Anna", 1500);
  rate("Ben", 1700);
  rate("Cleo", 1900, 200);
  json::value told = anna.get("/api/ranking");
  EXPECT_EQ(names(told), (Names{"Ben", "Anna"}));
  EXPECT_EQ(told.at("players").at(1).at("place"), 2);
  EXPECT_EQ(told.at("players").at(1).at("rating"), 1500);
  EXPECT_EQ(told.at("players").at(1).at("games"), 50);
  EXPECT_TRUE(told.at("players").at(1).at("change").is_null());
  EXPECT_EQ(told.at("settled"), 2);
  EXPECT_EQ(told.at("provisional"), 1);
  EXPECT_EQ(told.at("distribution").as_array().size(), 3u);
  EXPECT_EQ(told.at("distribution").at(2).at("from"), 1700);
  EXPECT_EQ(told.at("own").at("place"), 2);
  EXPECT_EQ(told.at("own").at("from"), 0);
  told = cleo.get("/api/ranking?list=provisional");
  EXPECT_EQ(names(told), (Names{"Cleo"}));
  EXPECT_TRUE(told.at("players").at(0).at("place").is_null());
  EXPECT_TRUE(told.at("own").at("place").is_null());
  EXPECT_TRUE(json::parse(ask("GET", "/api/ranking").body).at("own").is_null());
  EXPECT_TRUE(names(anna.get("/api/ranking?pool=correspondence")).empty());
}

TEST_F(RankingTest, OfAMonthIsWhoHasPlayedInIt) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  member("Cleo");
  rate("Cleo", 1700);
  challenge(anna, "Ben");
  const std::string id(ben.get("/api/challenges").at("received").at(0).at("id").as_string());
  ben.post("/api/challenges/" + id + "/decline");
  const std::string rated = challenge(anna, "Ben", R"(,"colour":"white","rated":true)");
  play_to_the_end(anna, ben,
                  std::string(ben.posted("/api/challenges/" + rated + "/accept").at("code").as_string()));
  json::value told = anna.get("/api/ranking?season=month&list=provisional");
  EXPECT_EQ(names(told), (Names{"Anna", "Ben"}));
  EXPECT_EQ(told.at("players").at(0).at("games"), 1);
  EXPECT_EQ(told.at("players").at(0).at("change"), 162);
  EXPECT_EQ(told.at("players").at(1).at("change"), -162);
  time.pass(40 * a_day * 1000);
  EXPECT_TRUE(names(anna.get("/api/ranking?season=month&list=provisional")).empty());
}

TEST_F(RankingTest, IsReadAPageAtATime) {
  change([at = time.now().at](Transaction& all) {
    for (int n = 0; n < 120; ++n) {
      const std::string name = "player" + std::to_string(n);
      const PlayerId player = all.players().add_guest("", "", 0);
      all.players().enroll(player, {name, name}, "x");
      all.ratings().set(player, club::Pool::live, {{.rating = 2000.0 - n, .deviation = 50, .games = 30}, at});
    }
  });
  Browser anna = member("Anna");
  rate("Anna", 1940);
  const json::value told = anna.get("/api/ranking?from=50");
  EXPECT_EQ(told.at("from"), 50);
  EXPECT_EQ(names(told).size(), 50u);
  EXPECT_EQ(told.at("players").at(0).at("place"), 51);
  EXPECT_EQ(told.at("own").at("place"), 61) << "as the one who stood there";
  EXPECT_EQ(told.at("own").at("from"), 50);
  EXPECT_EQ(names(anna.get("/api/ranking?from=100")).size(), 21u);
  EXPECT_TRUE(names(anna.get("/api/ranking?from=121")).empty());
}

TEST_F(RankingTest, WhoHidesHimselfOrClosesHisAccountIsGoneAtOnce) {
  restart_with([&](ServerOptions& options) {
    options.time = &time;
    options.ranking_lasts = std::chrono::hours(1);
  });
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  rate("Anna", 1600);
  rate("Ben", 1500);
  EXPECT_EQ(names(anna.get("/api/ranking")), (Names{"Anna", "Ben"}));
  rate("Ben", 1700);
  EXPECT_EQ(names(anna.get("/api/ranking")), (Names{"Anna", "Ben"})) << "as it was";
  EXPECT_EQ(anna.get("/api/me/people").at("hidden"), false);
  EXPECT_EQ(anna.posted("/api/me/people", R"({"hidden":true})").at("hidden"), true);
  EXPECT_EQ(names(anna.get("/api/ranking")), (Names{"Ben"}));
  EXPECT_TRUE(anna.get("/api/ranking").at("own").is_null());
  EXPECT_TRUE(names(ben.get("/api/players?name=an")).empty());
  anna.post("/api/me/people", R"({"hidden":false})");
  EXPECT_EQ(names(anna.get("/api/ranking")), (Names{"Ben", "Anna"}));
  EXPECT_EQ(ben.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(names(anna.get("/api/ranking")), (Names{"Anna"}));
}

TEST_F(RankingTest, RefusesWhatItDoesNotKnow) {
  for (const char* query : {"pool=blitz", "season=year", "list=all", "from=-1", "from=x"})
    EXPECT_EQ(error_code(ask("GET", std::string("/api/ranking?") + query).body), "bad_request") << query;
}

TEST_F(RankingTest, PlayersAreFoundByHowTheirNamesBegin) {
  member("Anna");
  member("Anton");
  member("Ben");
  guest("Anja");
  EXPECT_EQ(names(json::parse(ask("GET", "/api/players?name=an").body)), (Names{"Anna", "Anton"}));
  EXPECT_EQ(names(json::parse(ask("GET", "/api/players?name=%20ANN").body)), (Names{"Anna"}));
  EXPECT_TRUE(names(json::parse(ask("GET", "/api/players?name=xy").body)).empty());
  for (const char* query : {"", "?name=", "?name=a", "?name=%20a%20"})
    EXPECT_EQ(error_code(ask("GET", std::string("/api/players") + query).body), "bad_request") << query;
}

TEST_F(RankingTest, WhoLooksForTooManyNamesWaits) {
  member("Anna");
  int refused = 0;
  for (int n = 0; n < 60; ++n) refused += ask("GET", "/api/players?name=an").status == 429 ? 1 : 0;
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace muehle::server::testing
