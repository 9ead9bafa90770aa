// A game over lines that delay, swallow, keep and break: both players and the store have the same in the end.
#include <gtest/gtest.h>

#include <future>

#include "server/testing/server_test.h"
#include "server/testing/test_proxy.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using testing::event;
using testing::ServerTest;
using Way = TestProxy::Way;

// A page: what it knows of the game, and how it comes back.
class Page {
 public:
  Page(std::uint16_t port, std::string code, std::string cookie)
      : port_(port), path_("/api/tables/" + std::move(code) + "/socket"), cookie_(std::move(cookie)) {
    come_back();
  }

  // On a new connection; the old one may still be open, and is given back.
  std::unique_ptr<TestSocket> come_back() {
    auto old = std::exchange(socket_, std::make_unique<TestSocket>(port_, path_, cookie_));
    const json::value state = socket_->read("state");
    lines_.clear();
    for (const json::value& line : state.at("game").at("events").as_array())
      lines_.emplace_back(line.as_string());
    game_ = static_cast<int>(state.at("game").at("number").as_int64());
    return old;
  }
  // `version`: how many events it has seen; what it asks is the same each time.
  void ask(std::size_t version, const std::string& line) {
    socket_->write(event(game_, static_cast<int>(version), line, "k" + std::to_string(version)));
  }
  // Listens until it knows so many events.
  void learn(std::size_t version) {
    while (lines_.size() < version) {
      const json::value told = socket_->read("event");
      ASSERT_EQ(told.at("version").as_int64(), static_cast<std::int64_t>(lines_.size()) + 1);
      lines_.emplace_back(told.at("event").as_string());
    }
  }
  std::int64_t acknowledged() { return socket_->read("ack").at("version").as_int64(); }
  const std::vector<std::string>& lines() const { return lines_; }

 private:
  std::uint16_t port_;
  std::string path_;
  std::string cookie_;
  std::unique_ptr<TestSocket> socket_;
  int game_ = 0;
  std::vector<std::string> lines_;
};

const std::vector<std::string> moves = {"move d6", "move a7", "move f4", "move g7", "move b4",
                                        "move a1", "move d2", "move g1", "move c5", "resign black"};

class BadLines : public ServerTest {
 protected:
  void SetUp() override {
    ServerTest::SetUp();
    proxy_.emplace(port_);
    Browser anna(*this);
    Browser ben(*this);
    code_ = anna.open();
    ben.posted("/api/tables/" + code_ + "/join");
    pages_.emplace_back(proxy_->port(), code_, anna.cookie());
    pages_.emplace_back(proxy_->port(), code_, ben.cookie());
    witness_.emplace(port_, code_, "");
  }
  void TearDown() override {
    pages_.clear();
    witness_.reset();
    proxy_.reset();
    ServerTest::TearDown();
  }

  Page& mover(std::size_t version) { return pages_[version % 2]; }
  // Everything again, as pages do: the line is opened anew and the same asked again.
  void ask_again(std::size_t version) {
    mover(version).come_back();
    mover(version).ask(version, moves[version]);
    EXPECT_EQ(mover(version).acknowledged(), static_cast<std::int64_t>(version) + 1);
  }
  // Plays the game; `fault` plays the move that it is given in its own way.
  template <typename Fault>
  void play(Fault fault) {
    for (std::size_t version = 0; version < moves.size(); ++version) {
      fault(version);
      for (Page& page : pages_) page.learn(version + 1);
    }
    EXPECT_EQ(pages_[0].lines(), moves);
    EXPECT_EQ(pages_[1].lines(), moves);
    const json::value state = json::parse(ask("GET", "/api/tables/" + code_).body);
    EXPECT_EQ(state.at("game").at("events").as_array().size(), moves.size());
    pages_.clear();
    witness_.reset();
    stop();
    store_ = place_.open();
    std::promise<StoredTable> stored;
    store_->load(code_, [&](auto table) { stored.set_value(**std::move(table)); });
    const StoredTable table = stored.get_future().get();
    store_.reset();
    std::vector<std::string> lines;
    for (const StoredEvent& line : table.games.at(0).events) lines.push_back(line.line);
    EXPECT_EQ(lines, moves);
  }

  std::string code_;
  std::optional<TestProxy> proxy_;
  std::vector<Page> pages_;
  std::optional<Page> witness_;  // on a sound line
};

TEST_F(BadLines, DelayOnly) {
  proxy_->delay(std::chrono::milliseconds(2));
  play([&](std::size_t version) {
    mover(version).ask(version, moves[version]);
    EXPECT_EQ(mover(version).acknowledged(), static_cast<std::int64_t>(version) + 1);
    mover(version).come_back();
  });
}

TEST_F(BadLines, SwallowTheRequest) {
  play([&](std::size_t version) {
    proxy_->to_server(Way::drop);
    mover(version).ask(version, moves[version]);
    proxy_->cut();
    pages_[(version + 1) % 2].come_back();
    ask_again(version);
    mover(version).come_back();
  });
}

TEST_F(BadLines, SwallowTheAnswer) {
  play([&](std::size_t version) {
    proxy_->to_client(Way::drop);
    mover(version).ask(version, moves[version]);
    witness_->learn(version + 1);  // it is stored
    proxy_->cut();
    pages_[(version + 1) % 2].come_back();
    ask_again(version);
  });
}

TEST_F(BadLines, BreakInTheMiddleOfTheRequest) {
  play([&](std::size_t version) {
    proxy_->cut_after(20);
    mover(version).ask(version, moves[version]);
    pages_[(version + 1) % 2].come_back();
    ask_again(version);
    mover(version).come_back();
  });
}

TEST_F(BadLines, LetTheFirstRequestComeAfterItsRepetition) {
  play([&](std::size_t version) {
    proxy_->to_server(Way::hold);
    mover(version).ask(version, moves[version]);
    const std::unique_ptr<TestSocket> old = mover(version).come_back();
    mover(version).ask(version, moves[version]);
    EXPECT_EQ(mover(version).acknowledged(), static_cast<std::int64_t>(version) + 1);
    proxy_->to_server(Way::pass);
    EXPECT_EQ(old->read("ack").at("version").as_int64(), static_cast<std::int64_t>(version) + 1);
    mover(version).come_back();
  });
}

}  // namespace
}  // namespace muehle::server
