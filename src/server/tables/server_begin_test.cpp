// How a game between two begins: all of it, or nothing.
#include <future>

#include "server/tables/begin.h"
#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

class BeginTest : public SocialTest {
 protected:
  static std::string id_of(const HttpReply& reply) {
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("seek").at("id").as_string());
  }
  static std::string code_of(const HttpReply& reply) {
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.status == 200 ? std::string(json::parse(reply.body).at("code").as_string()) : "";
  }
  static std::string wish(const std::string& time) {
    return json::serialize(json::object{{"rules", "standard"}, {"time", time}});
  }
  std::size_t offers() { return Browser(*this).get("/api/lobby").at("seeks").as_array().size(); }
  static std::size_t games_of(Browser& browser) {
    return browser.get("/api/me/games").at("games").as_array().size();
  }
};

// Both looked before either of them could be seen.
TEST_F(BeginTest, TwoWithTheSameWishAtTheSameMomentMeet) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  mistakes_->hold();
  std::future<HttpReply> hers = later(anna, "/api/seeks", live_offer);
  std::future<HttpReply> his = later(ben, "/api/seeks", live_offer);
  mistakes_->wait_for_held(2);
  mistakes_->release();
  const std::array<HttpReply, 2> replies = {hers.get(), his.get()};
  const bool she_waited = replies[0].status == 201;
  EXPECT_EQ(replies[she_waited ? 0 : 1].status, 201);
  const std::string code = code_of(replies[she_waited ? 1 : 0]);
  EXPECT_EQ((she_waited ? annas : bens).read("game").at("code"), code.c_str());
  EXPECT_EQ(offers(), 0u);
  EXPECT_EQ(games_of(anna), 1u);
  EXPECT_EQ(games_of(ben), 1u);
}

TEST_F(BeginTest, FiveOffersAreTheMostHoweverFastTheyCome) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  mistakes_->hold();
  std::vector<std::future<HttpReply>> all;
  for (int offer = 0; offer < 7; ++offer)
    all.push_back(later(anna, "/api/seeks", wish(std::to_string(60 * (offer + 1)) + "+0")));
  mistakes_->wait_for_held(7);
  mistakes_->release();
  int stored = 0;
  for (std::future<HttpReply>& one : all) {
    const HttpReply reply = one.get();
    if (reply.status == 201) ++stored;
    if (reply.status != 201) EXPECT_EQ(error_code(reply.body), "too_many_seeks");
  }
  EXPECT_EQ(stored, 5);
}

// She asks while her other offer is being taken, before or behind that.
TEST_F(BeginTest, AnOfferOnItsWayEndsWithTheGameThatItsPlayerBeginsMeanwhile) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  anna.get("/api/me");  // the server knows the sessions, and writes nothing to find them
  ben.get("/api/me");
  for (const bool behind : {true, false}) {
    TestSocket line = lobby(anna);
    const std::string take = "/api/seeks/" + id_of(anna.post("/api/seeks", live_offer)) + "/take";
    const std::string other = json::serialize(json::object{
        {"rules", "standard"}, {"time", "600+5"}, {"id", behind ? "bbbbbbbbbbbb" : "cccccccccccc"}});
    std::future<HttpReply> takes;
    std::future<HttpReply> offer;
    mistakes_->hold();
    if (behind) takes = later(ben, take, "{}");
    if (behind) mistakes_->wait_for_held(1);
    offer = later(anna, "/api/seeks", other);
    mistakes_->wait_for_held(behind ? 2 : 1);
    if (!behind) takes = later(ben, take, "{}");
    mistakes_->wait_for_held(2);
    mistakes_->release();
    const std::string code = code_of(takes.get());
    EXPECT_EQ(line.read("game").at("code"), code.c_str());
    const HttpReply reply = offer.get();
    if (behind) EXPECT_EQ(code_of(reply), code) << "she is led to it";
    EXPECT_EQ(code_of(anna.post("/api/seeks", other)), code) << "also where that answer was lost";
    EXPECT_EQ(offers(), 0u) << behind;
    EXPECT_EQ(place_.number("SELECT count(*) FROM seeks"), 0) << behind;
  }
}

// However it begins; and offers of games by days stand.
TEST_F(BeginTest, AnOfferByDaysOnItsWayStandsBesideAGameByTheClock) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  const std::string code = anna.open(R"({"rules":"standard","colour":"white","time":"300+5"})");
  anna.get("/api/me");
  ben.get("/api/me");
  const auto offer_while_he_joins = [&](const std::string& table, const std::string& time) {
    mistakes_->hold();
    std::future<HttpReply> joins = later(ben, "/api/tables/" + table + "/join", "{}");
    mistakes_->wait_for_held(1);
    std::future<HttpReply> offer = later(anna, "/api/seeks", wish(time));
    mistakes_->wait_for_held(2);
    mistakes_->release();
    EXPECT_EQ(joins.get().status, 200);
    return offer.get();
  };
  EXPECT_EQ(offer_while_he_joins(code, "1/259200").status, 201);
  EXPECT_EQ(offers(), 1u);
  const std::string other = anna.open(R"({"rules":"standard","colour":"white","time":"600+5"})");
  EXPECT_EQ(code_of(offer_while_he_joins(other, "180+2")), other);
  EXPECT_EQ(offers(), 1u);
}

TEST_F(BeginTest, WhoOffersAgainIsAnsweredAsTheFirstTime) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  const std::string id = id_of(anna.post("/api/seeks", live_offer));
  EXPECT_EQ(id_of(anna.post("/api/seeks", live_offer)), id);
  EXPECT_EQ(offers(), 1u);
  EXPECT_NE(id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"300+5","colour":"white"})")), id);
  EXPECT_NE(id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"300+5","bots":true})")), id);
  EXPECT_EQ(offers(), 3u);
  // Both at the same time.
  mistakes_->hold();
  std::future<HttpReply> first = later(anna, "/api/seeks", wish("600+5"));
  std::future<HttpReply> second = later(anna, "/api/seeks", wish("600+5"));
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(id_of(first.get()), id_of(second.get()));
  EXPECT_EQ(offers(), 4u);
  EXPECT_EQ(place_.number("SELECT count(*) FROM seeks"), 4);
}

TEST_F(BeginTest, WhoOffersAgainByTheSameIdIsToldTheGameThatItHasComeTo) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  Browser cleo = guest("Cleo");
  const auto slow = [](const std::string& id) {
    return json::serialize(json::object{{"rules", "standard"}, {"time", "1/259200"}, {"id", id}});
  };
  // Hers stands, and is taken.
  const std::string hers = id_of(anna.post("/api/seeks", slow("aaaaaaaaaaaa")));
  EXPECT_EQ(hers, "aaaaaaaaaaaa");
  EXPECT_EQ(testing::code_of(cleo.post("/api/seeks", R"({"rules":"strikt","id":"aaaaaaaaaaaa"})")),
            "bad_request")
      << "it is not Cleo's";
  const std::string code = code_of(ben.post("/api/seeks/" + hers + "/take"));
  EXPECT_EQ(testing::code_of(cleo.post("/api/seeks", slow(hers))), "bad_request") << "nor is it afterwards";
  EXPECT_EQ(code_of(ben.post("/api/seeks/" + hers + "/take")), code);
  EXPECT_EQ(code_of(anna.post("/api/seeks", slow(hers))), code);
  EXPECT_EQ(offers(), 0u);
  // His begins a game at once. So does the same while it is on its way, although another one waits, too.
  const std::string white = R"({"rules":"standard","time":"1/259200","colour":"white"})";
  id_of(anna.post("/api/seeks", white));
  id_of(cleo.post("/api/seeks", white));
  EXPECT_EQ(offers(), 2u);
  mistakes_->hold();
  std::future<HttpReply> first = later(ben, "/api/seeks", slow("bbbbbbbbbbbb"));
  std::future<HttpReply> second = later(ben, "/api/seeks", slow("bbbbbbbbbbbb"));
  mistakes_->wait_for_held(2);
  mistakes_->release();
  const std::string his = code_of(first.get());
  EXPECT_EQ(code_of(second.get()), his);
  EXPECT_EQ(code_of(ben.post("/api/seeks", slow("bbbbbbbbbbbb"))), his);
  EXPECT_EQ(offers(), 1u) << "the other one waits for somebody else";
  EXPECT_EQ(games_of(ben), 2u);
}

// He waits with others by now, or is suspended.
TEST_F(BeginTest, WhoMayOfferNothingMoreIsToldTheGameThatHisOfferHasComeToAllTheSame) {
  with_false_time();
  Browser wirt = host(time.now().at);
  Browser anna = member("Anna");
  const std::string slow = R"({"rules":"standard","time":"1/864000","id":"aaaaaaaaaaaa"})";
  id_of(anna.post("/api/seeks", slow));
  const std::string code = code_of(guest("Ben").post("/api/seeks/aaaaaaaaaaaa/take"));
  for (int days = 1; days <= 5; ++days)
    id_of(anna.post("/api/seeks", wish("1/" + std::to_string(days * 86400))));
  EXPECT_EQ(testing::code_of(anna.post("/api/seeks", wish("1/604800"))), "too_many_seeks");
  EXPECT_EQ(code_of(anna.post("/api/seeks", slow)), code);
  const json::object suspension{{"until", time.now().at + 3600}, {"reason", "beleidigt andere"}};
  ASSERT_EQ(wirt.post("/api/players/Anna/suspend", json::serialize(suspension)).status, 200);
  EXPECT_EQ(testing::code_of(anna.post("/api/seeks", wish("1/604800"))), "suspended");
  EXPECT_EQ(code_of(anna.post("/api/seeks", slow)), code);
}

// Everybody reads the ids of offers, and who is challenged that of the challenge.
TEST_F(BeginTest, NobodyTakesTheIdOfAnotherOnesOfferOrChallenge) {
  Browser carl = member("Carl");
  Browser dora = member("Dora");
  Browser eve = member("Eve");
  member("Eva");
  const auto slow = [](const std::string& id) {
    return json::serialize(json::object{{"rules", "standard"}, {"time", "1/259200"}, {"id", id}});
  };
  const std::string id = id_of(carl.post("/api/seeks", slow("aaaaaaaaaaaa")));
  EXPECT_EQ(
      testing::code_of(eve.post("/api/challenges", R"({"to":"Eva","rules":"standard","id":"aaaaaaaaaaaa"})")),
      "bad_request");
  const std::string take = "/api/seeks/" + id + "/take";
  const std::string code = code_of(dora.post(take));
  EXPECT_EQ(code_of(dora.post(take)), code) << "she asks again";
  EXPECT_EQ(code_of(carl.post("/api/seeks", slow(id))), code) << "and so does he";

  EXPECT_EQ(challenge(carl, "Eve", R"(,"id":"bbbbbbbbbbbb")"), "bbbbbbbbbbbb");
  EXPECT_EQ(testing::code_of(eve.post("/api/seeks", slow("bbbbbbbbbbbb"))), "bad_request");
  const std::string accept = "/api/challenges/bbbbbbbbbbbb/accept";
  const std::string other = code_of(eve.post(accept));
  EXPECT_EQ(code_of(eve.post(accept)), other);
}

// The session came with an answer that was lost.
TEST_F(BeginTest, WhoAsksAgainWithoutASessionDoesNotPlayHimself) {
  const std::string slow = R"({"rules":"standard","time":"1/259200","id":"aaaaaaaaaaaa"})";
  id_of(Browser(*this).post("/api/seeks", slow));
  EXPECT_EQ(testing::code_of(Browser(*this).post("/api/seeks", slow)), "bad_request");
  EXPECT_EQ(offers(), 1u);
  EXPECT_EQ(place_.number("SELECT count(*) FROM tables"), 0);
}

// The server did not show it, since guests do not play there any more.
TEST_F(BeginTest, AnOfferThatIsStoredAloneStandsAgainWhenItIsMadeAgain) {
  Browser anna = guest("Anna");
  const std::string id = id_of(anna.post("/api/seeks", wish("1/259200")));
  restart_with([](ServerOptions& options) { options.site.guests = false; });
  EXPECT_EQ(offers(), 0u);
  ASSERT_EQ(anna.post("/api/register", R"({"name":"Anna","password":"ein langes Wort"})").status, 201);
  EXPECT_EQ(id_of(anna.post("/api/seeks", wish("1/259200"))), id);
  EXPECT_EQ(offers(), 1u);
  EXPECT_EQ(id_of(anna.post("/api/seeks", wish("1/259200"))), id) << "and no other one beside it";
  EXPECT_EQ(place_.number("SELECT count(*) FROM seeks"), 1);
  code_of(member("Ben").post("/api/seeks/" + id + "/take"));
  EXPECT_EQ(offers(), 0u);
}

// Its first answer was lost, and he is playing by now.
TEST_F(BeginTest, AnOfferThatEndedWithAGameIsAnsweredByItWhenItComesAgain) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  const auto live = [](const std::string& time, const std::string& id) {
    return json::serialize(json::object{{"rules", "standard"}, {"time", time}, {"id", id}});
  };
  id_of(anna.post("/api/seeks", live("180+2", "aaaaaaaaaaaa")));
  id_of(anna.post("/api/seeks", live("600+5", "bbbbbbbbbbbb")));
  const std::string code = code_of(guest("Ben").post("/api/seeks/aaaaaaaaaaaa/take"));
  EXPECT_EQ(offers(), 0u);
  EXPECT_EQ(code_of(anna.post("/api/seeks", live("600+5", "bbbbbbbbbbbb"))), code);
  EXPECT_EQ(offers(), 0u);
  EXPECT_EQ(error_code(guest("Cleo").post("/api/seeks/bbbbbbbbbbbb/take").body), "not_found");
  EXPECT_EQ(id_of(anna.post("/api/seeks", live("600+5", "cccccccccccc"))), "cccccccccccc")
      << "another one stands";
}

TEST_F(BeginTest, AnOfferThatCouldNotBecomeAGameStands) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  TestSocket line = lobby(anna);
  const std::string id = id_of(anna.post("/api/seeks", live_offer));
  mistakes_->full = true;
  EXPECT_EQ(error_code(ben.post("/api/seeks/" + id + "/take").body), "busy");
  mistakes_->full = false;
  EXPECT_EQ(offers(), 1u);
  EXPECT_EQ(games_of(anna), 0u) << "no half of a table";
  code_of(ben.post("/api/seeks/" + id + "/take"));
}

// Although whoever took it is told that it could not be stored.
TEST_F(BeginTest, AGameThatHasBegunWithoutAnAnswerOfTheStoreIsFoundWhenItAnswersAgain) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  ben.get("/api/me");  // the server knows the session, and writes nothing to find it
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  const std::string take = "/api/seeks/" + id_of(anna.post("/api/seeks", live_offer)) + "/take";
  id_of(anna.post("/api/seeks", wish("600+5")));
  const std::string accept = "/api/challenges/" + challenge(anna, "Ben") + "/accept";
  for (const std::string& ask : {take, accept}) {
    mistakes_->loses_answers = true;
    EXPECT_EQ(testing::code_of(ben.post(ask)), "busy");
    mistakes_->loses_answers = false;
    const json::value code = annas.read("game").at("code");
    EXPECT_EQ(bens.read("game").at("code"), code);
    EXPECT_EQ(offers(), 0u) << "nor does her other offer stand";
    EXPECT_EQ(code_of(ben.post(ask)), code.as_string());
  }
  EXPECT_EQ(games_of(anna), 2u);
}

TEST_F(BeginTest, AChallengeThatCouldNotBecomeAGameStands) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = challenge(anna, "Ben");
  mistakes_->full = true;
  EXPECT_EQ(error_code(ben.post("/api/challenges/" + id + "/accept").body), "busy");
  mistakes_->full = false;
  EXPECT_EQ(ben.get("/api/challenges").at("received").as_array().size(), 1u);
  EXPECT_EQ(games_of(anna), 0u) << "no half of a table";
  code_of(ben.post("/api/challenges/" + id + "/accept"));
  EXPECT_EQ(games_of(anna), 1u);
}

TEST_F(BeginTest, OneOfSeveralWhoAcceptTheSameHasTheGame) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  Browser cleo = guest("Cleo");
  TestSocket line = lobby(anna);
  const std::string take = "/api/seeks/" + id_of(anna.post("/api/seeks", live_offer)) + "/take";
  mistakes_->hold();
  std::future<HttpReply> his = later(ben, take, "{}");
  std::future<HttpReply> hers = later(cleo, take, "{}");
  mistakes_->wait_for_held(2);
  mistakes_->release();
  const std::array<HttpReply, 2> replies = {his.get(), hers.get()};
  const HttpReply& lost = replies[replies[0].status == 200 ? 1 : 0];
  code_of(replies[replies[0].status == 200 ? 0 : 1]);
  EXPECT_EQ(error_code(lost.body), "not_found");
  EXPECT_EQ(games_of(anna), 1u);
}

// However the game begins.
TEST_F(BeginTest, WhoBeginsAGameByTheClockWaitsForNoOther) {
  const auto offer_all = [](Browser& player) {
    id_of(player.post("/api/seeks", wish("180+2")));
    id_of(player.post("/api/seeks", wish("600+5")));
    id_of(player.post("/api/seeks", wish("1/259200")));
  };
  const auto expect_slow_ones = [](Browser& player, const char* how) {
    std::vector<std::string> left;
    const json::value lobby = player.get("/api/lobby");
    for (const json::value& seek : lobby.at("seeks").as_array())
      if (seek.at("mine").as_bool()) left.emplace_back(seek.at("time").as_string());
    EXPECT_EQ(left, std::vector<std::string>{"1/259200"}) << how;
  };
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  offer_all(anna);
  const std::string second(anna.get("/api/lobby").at("seeks").at(1).at("id").as_string());
  const std::string first(anna.get("/api/lobby").at("seeks").at(0).at("id").as_string());
  code_of(ben.post("/api/seeks/" + first + "/take"));
  expect_slow_ones(anna, "an offer is taken");
  EXPECT_EQ(error_code(guest("Cleo").post("/api/seeks/" + second + "/take").body), "not_found");

  id_of(anna.post("/api/seeks", wish("180+2")));
  code_of(ben.post("/api/challenges/" + challenge(anna, "Ben") + "/accept"));
  expect_slow_ones(anna, "a challenge is accepted");

  id_of(anna.post("/api/seeks", wish("180+2")));
  id_of(ben.post("/api/seeks", wish("600+5")));
  const std::string code = anna.open(R"({"rules":"standard","colour":"white","time":"300+5"})");
  EXPECT_EQ(offers(), 3u) << "nobody sits opposite yet";
  EXPECT_EQ(ben.post("/api/tables/" + code + "/join").status, 200);
  expect_slow_ones(anna, "somebody follows her link");
  EXPECT_EQ(ben.get("/api/lobby").at("seeks").as_array().size(), 1u) << "nor does he wait";

  TestSocket hers = anna.socket(code);
  TestSocket his = ben.socket(code);
  const std::int64_t number = hers.read("state").at("game").at("number").as_int64();
  hers.write(json::serialize(json::object{{"t", "abort"}, {"id", "a"}, {"game", number}}));
  hers.read("ack");
  id_of(anna.post("/api/seeks", wish("180+2")));
  for (TestSocket* line : {&hers, &his})
    line->write(json::serialize(json::object{{"t", "next"}, {"id", "n"}, {"game", number}, {"do", "ask"}}));
  hers.read("ack");
  his.read("ack");
  expect_slow_ones(anna, "the next game at a table begins");
}

TEST_F(BeginTest, AGameByDaysEndsNoOtherOffer) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  id_of(anna.post("/api/seeks", live_offer));
  const std::string id = id_of(anna.post("/api/seeks", wish("1/259200")));
  code_of(guest("Ben").post("/api/seeks/" + id + "/take"));
  EXPECT_EQ(offers(), 1u);
}

TEST_F(BeginTest, WhoAsksAgainIsToldTheSameGame) {
  with_false_time();
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket line = lobby(anna);
  const std::string take = "/api/seeks/" + id_of(anna.post("/api/seeks", live_offer)) + "/take";
  const std::string accept = "/api/challenges/" + challenge(anna, "Ben") + "/accept";
  for (const std::string& ask : {take, accept}) {
    const std::string code = code_of(ben.post(ask));
    EXPECT_EQ(code_of(ben.post(ask)), code);
    EXPECT_EQ(error_code(member("C" + code.substr(0, 6)).post(ask).body), "not_found") << "nobody else";
    time.pass((agreement_life - 1) * play::second);
    EXPECT_EQ(code_of(ben.post(ask)), code);
    time.pass(2 * play::second);
    EXPECT_EQ(error_code(ben.post(ask).body), "not_found");
  }
  EXPECT_EQ(games_of(anna), 2u);
}

TEST_F(BeginTest, WhoAsksAgainIsToldSoAfterARestartToo) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string accept = "/api/challenges/" + challenge(anna, "Ben") + "/accept";
  const std::string code = code_of(ben.post(accept));
  restart();
  EXPECT_EQ(code_of(ben.post(accept)), code);
}

TEST_F(BeginTest, WhoAsksAgainIsToldSoAfterHeHasSignedInToo) {
  member("Berta");
  Browser gast = guest("Gast");
  const std::string take = "/api/seeks/" + id_of(guest("Ben").post("/api/seeks", wish("1/259200"))) + "/take";
  const std::string code = code_of(gast.post(take));
  EXPECT_EQ(gast.post("/api/login", R"({"name":"Berta","password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(code_of(gast.post(take)), code);
}

// What he asks for is on its way to the disk behind what ends his account, or makes the guest an account's.
TEST_F(BeginTest, WhoIsGoneBeginsNothing) {
  member("Berta");
  const std::pair<const char*, std::string> begins[] = {{"/api/seeks", wish("1/259200")},
                                                        {"/api/tables", R"({"rules":"standard"})"}};
  for (const auto& [target, body] : begins) {
    for (const bool erased : {true, false}) {
      Browser here = erased ? member("Anna") : guest("Gast");
      here.get("/api/me");   // the server knows the session, and writes nothing to find it
      Browser there = here;  // another tab of the same browser
      mistakes_->hold();
      std::future<HttpReply> goes =
          erased ? later(here, "/api/me/delete", R"({"password":"ein langes Wort"})")
                 : later(here, "/api/login", R"({"name":"Berta","password":"ein langes Wort"})");
      mistakes_->wait_for_held(1);
      std::future<HttpReply> asks = later(there, target, body);
      mistakes_->wait_for_held(2);
      mistakes_->release();
      EXPECT_EQ(goes.get().status, 200);
      EXPECT_EQ(testing::code_of(asks.get()), "no_session") << target << erased;
    }
  }
  EXPECT_EQ(offers(), 0u);
  EXPECT_EQ(place_.number("SELECT count(*) FROM seeks"), 0);
  EXPECT_EQ(place_.number("SELECT count(*) FROM tables"), 0);
}

// He is not told of the block: neither by the offer that he does not see any more, nor by one that he sees
// still.
TEST_F(BeginTest, AnOfferIsGoneWhileABlockIsOnItsWay) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  anna.get("/api/me");
  ben.get("/api/me");
  const std::string slow = wish("1/259200");
  const std::string take = "/api/seeks/" + id_of(anna.post("/api/seeks", slow)) + "/take";
  mistakes_->hold();
  std::future<HttpReply> blocks = later(anna, "/api/players/Ben/block", "{}");
  mistakes_->wait_for_held(1);
  std::future<HttpReply> takes = later(ben, take, "{}");
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(blocks.get().status, 200);
  EXPECT_EQ(testing::code_of(takes.get()), "not_found");
  EXPECT_EQ(games_of(ben), 0u);
  EXPECT_EQ(offers(), 1u) << "it stands for others";

  ASSERT_EQ(anna.post("/api/players/Ben/unblock").status, 200);
  mistakes_->hold();
  blocks = later(anna, "/api/players/Ben/block", "{}");
  mistakes_->wait_for_held(1);
  std::future<HttpReply> wishes = later(ben, "/api/seeks", slow);
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(blocks.get().status, 200);
  EXPECT_EQ(testing::code_of(wishes.get()), "201") << "he waits";
  EXPECT_EQ(offers(), 2u);
}

TEST_F(BeginTest, WhoIsGoneTakesNoOffer) {
  Browser ben = guest("Ben");
  const std::string take = "/api/seeks/" + id_of(ben.post("/api/seeks", wish("1/259200"))) + "/take";
  Browser here = member("Anna");
  here.get("/api/me");
  Browser there = here;
  mistakes_->hold();
  std::future<HttpReply> goes = later(here, "/api/me/delete", R"({"password":"ein langes Wort"})");
  mistakes_->wait_for_held(1);
  std::future<HttpReply> takes = later(there, take, "{}");
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(goes.get().status, 200);
  EXPECT_EQ(testing::code_of(takes.get()), "not_found");
  EXPECT_EQ(offers(), 1u) << "it stands for others";
  EXPECT_EQ(games_of(ben), 0u);
}

TEST_F(BeginTest, WhoIsGoneIsChallengedByNobodyAndHasNoSeat) {
  Browser anna = member("Anna");
  const std::string link(
      anna.posted("/api/tables", R"({"rules":"standard"})").at("return").as_string());  // /g/CODE#TOKEN
  const std::size_t hash = link.find('#');
  const std::string claim = "/api/tables/" + link.substr(3, hash - 3) + "/claim";
  const std::string token = R"({"token":")" + link.substr(hash + 1) + "\"}";
  Browser here = member("Ben");
  here.get("/api/me");
  Browser there = here;
  mistakes_->hold();
  std::future<HttpReply> goes = later(here, "/api/me/delete", R"({"password":"ein langes Wort"})");
  mistakes_->wait_for_held(1);
  std::future<HttpReply> claims = later(there, claim, token);
  mistakes_->wait_for_held(2);
  std::future<HttpReply> challenges = later(anna, "/api/challenges", R"({"to":"Ben","rules":"standard"})");
  mistakes_->wait_for_held(3);
  mistakes_->release();
  EXPECT_EQ(goes.get().status, 200);
  EXPECT_EQ(testing::code_of(claims.get()), "no_session");
  EXPECT_EQ(testing::code_of(challenges.get()), "not_found");
  EXPECT_EQ(place_.number("SELECT count(*) FROM seat_visitors"), 0);
  EXPECT_EQ(place_.number("SELECT count(*) FROM challenges"), 0);
}

TEST_F(BeginTest, WhoSignsInWhileHePlaysByTheClockWaitsForNoOther) {
  Browser berta = member("Berta");
  TestSocket waits = lobby(berta);
  id_of(berta.post("/api/seeks", wish("180+2")));
  id_of(berta.post("/api/seeks", wish("1/259200")));
  Browser gast = guest("Gast");
  const std::string by_days =
      "/api/seeks/" + id_of(guest("Ben").post("/api/seeks", wish("1/86400"))) + "/take";
  code_of(gast.post(by_days));
  Browser cleo = guest("Cleo");
  const std::string take = "/api/seeks/" + id_of(cleo.post("/api/seeks", wish("600+5"))) + "/take";
  code_of(gast.post(take));
  EXPECT_EQ(gast.post("/api/login", R"({"name":"Berta","password":"ein langes Wort"})").status, 200);
  const auto left = [&] {
    const json::value all = berta.get("/api/lobby");
    std::vector<std::string> times;
    for (const json::value& seek : all.at("seeks").as_array())
      if (seek.at("mine").as_bool()) times.emplace_back(seek.at("time").as_string());
    return times;
  };
  EXPECT_EQ(left(), std::vector<std::string>{"1/259200"});
  restart();
  EXPECT_EQ(place_.number("SELECT count(*) FROM seeks"), 1);
}

// Written behind the sign-in.
TEST_F(BeginTest, AnOfferOnItsWayEndsWithTheGameThatItsPlayerBringsWithHim) {
  Browser berta = member("Berta");
  TestSocket waits = lobby(berta);
  Browser gast = guest("Gast");
  Browser cleo = guest("Cleo");
  const std::string code =
      code_of(gast.post("/api/seeks/" + id_of(cleo.post("/api/seeks", wish("600+5"))) + "/take"));
  mistakes_->hold();
  std::future<HttpReply> signs_in =
      later(gast, "/api/login", R"({"name":"Berta","password":"ein langes Wort"})");
  mistakes_->wait_for_held(1);
  std::future<HttpReply> offers = later(berta, "/api/seeks", wish("180+2"));
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(signs_in.get().status, 200);
  EXPECT_EQ(code_of(offers.get()), code);
  EXPECT_EQ(place_.number("SELECT count(*) FROM seeks"), 0);
}

// Somebody takes the one that he has, while he takes that of a third one by the same wish.
TEST_F(BeginTest, WhoComesToAGameTakesNoOtherOneByAnOfferOnItsWay) {
  Browser paul = guest("Paul");
  Browser quirin = guest("Quirin");
  Browser ruth = guest("Ruth");
  TestSocket pauls = lobby(paul);
  TestSocket quirins = lobby(quirin);
  id_of(ruth.post("/api/seeks", wish("1/259200")));
  id_of(paul.post("/api/seeks", wish("180+2")));
  id_of(quirin.post("/api/seeks", wish("600+5")));
  mistakes_->hold();
  std::future<HttpReply> hers = later(ruth, "/api/seeks", wish("180+2"));
  mistakes_->wait_for_held(1);
  std::future<HttpReply> his = later(paul, "/api/seeks", wish("600+5"));
  mistakes_->wait_for_held(2);
  mistakes_->release();
  const std::string code = code_of(hers.get());
  EXPECT_EQ(code_of(his.get()), code);
  EXPECT_EQ(games_of(paul), 1u);
  EXPECT_EQ(games_of(quirin), 0u);
  EXPECT_EQ(place_.number("SELECT count(*) FROM seeks"), 2) << "Quirin waits on, and Ruth by days";
}

TEST_F(BeginTest, WhoSignsInWhileTheGuestRegistersElsewhereLosesNothing) {
  member("Anna");
  Browser here = guest("Gast");
  const std::string code = here.open(R"({"rules":"standard","colour":"white"})");
  Browser there = here;  // another tab of the same browser
  mistakes_->hold();
  std::future<HttpReply> registers =
      later(there, "/api/register", R"({"name":"Berta","password":"ein langes Wort"})");
  mistakes_->wait_for_held(1);
  std::future<HttpReply> signs_in =
      later(here, "/api/login", R"({"name":"Anna","password":"ein langes Wort"})");
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(registers.get().status, 201);
  EXPECT_EQ(signs_in.get().status, 200);
  EXPECT_EQ(there.get("/api/me").at("player").at("name"), "Berta") << "her session goes on";
  EXPECT_EQ(games_of(there), 1u);
  EXPECT_EQ(games_of(here), 0u);
  EXPECT_EQ(there.socket(code).read("state").at("seat"), 0);
}

}  // namespace
}  // namespace muehle::server::testing
