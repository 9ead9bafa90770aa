// What nobody's move waits for.
#include <gtest/gtest.h>

#include <array>
#include <future>

#include "server/testing/after_test.h"

namespace muehle::server::testing {
namespace {

class LooksServerTest : public AfterTest {
 protected:
  // Asks for something that takes long, and moves meanwhile.
  HttpReply ask_slowly(TestSocket& player, const Running& table, int version, const std::string& line,
                       const std::function<HttpReply()>& question) {
    mistakes_->holds_looks = true;
    std::future<HttpReply> answer = std::async(std::launch::async, question);
    EXPECT_TRUE(mistakes_->look_began.try_acquire_for(std::chrono::seconds(30))) << "it is no look";
    mistakes_->holds_looks = false;
    EXPECT_EQ(play(player, table.game, version, line), done);
    mistakes_->look_may_go_on.release();
    return answer.get();
  }
};

TEST_F(LooksServerTest, ListsRecordsAndDownloadsMakeNoMoveWait) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const Running table = running(anna, ben);
  TestSocket white = anna.socket(table.code);
  TestSocket black = ben.socket(table.code);
  Browser visitor = member("Carl");
  const std::array<std::string, 13> questions = {"/api/me/games",
                                                 "/api/me/data",
                                                 "/api/me/people",
                                                 "/api/me/waiting",
                                                 "/api/sessions",
                                                 "/api/players/Anna",
                                                 "/api/players/Anna/games",
                                                 "/api/players/Anna/me",
                                                 "/api/players/Anna/ratings",
                                                 "/api/games",
                                                 "/api/games/1",
                                                 "/api/games/by/Anna",
                                                 "/api/tables/" + table.code + "/record"};
  const std::array<const char*, 13> points = {"a1", "d6", "g7", "b2", "d2", "f4", "b4",
                                              "a7", "f6", "g1", "c5", "d3", "e3"};
  int version = 0;
  for (const std::string& question : questions) {
    TestSocket& player = version % 2 == 0 ? white : black;
    const std::string line = std::string("move ") + points.at(static_cast<std::size_t>(version));
    const HttpReply reply =
        ask_slowly(player, table, version, line, [&] { return visitor.ask("GET", question); });
    ++version;
    EXPECT_TRUE(reply.status == 200 || reply.status == 404) << question << ": " << reply.body;
  }
}

TEST_F(LooksServerTest, OnesOwnDataIsPutTogetherOnceAtATime) {
  Browser anna = member("Anna");
  Browser phone = signed_in("Anna");
  mistakes_->holds_looks = true;
  std::future<HttpReply> first =
      std::async(std::launch::async, [&] { return anna.ask("GET", "/api/me/data"); });
  EXPECT_TRUE(mistakes_->look_began.try_acquire_for(std::chrono::seconds(30)));
  mistakes_->holds_looks = false;
  const HttpReply second = phone.ask("GET", "/api/me/data");
  EXPECT_EQ(second.status, 429) << second.body;
  EXPECT_EQ(error_code(second.body), "too_many");
  mistakes_->look_may_go_on.release();
  EXPECT_EQ(first.get().status, 200);
  EXPECT_EQ(phone.ask("GET", "/api/me/data").status, 200);
}

}  // namespace
}  // namespace muehle::server::testing
