#include "server/tables/message.h"

#include <gtest/gtest.h>

#include <vector>

#include "net/limits.h"

namespace muehle::server {
namespace {

template <typename T>
T request(const std::string& text) {
  const auto message = read_message(text);
  EXPECT_TRUE(message) << text;
  return std::get<T>(std::get<Request>(*message));
}

TEST(Message, ReadsEveryKind) {
  const Do event = request<Do>(R"({"t":"event","id":"k3","game":12,"version":4,"event":"move d6"})");
  EXPECT_EQ(event.name, (Name{"k3", 12}));
  EXPECT_EQ(event.version, 4);
  EXPECT_EQ(to_text(event.event), "move d6");

  const Undo undo = request<Undo>(R"({"t":"undo","id":"k4","game":12,"version":4,"do":"decline"})");
  EXPECT_EQ(undo.verb, Verb::decline);

  const Next next = request<Next>(R"({"t":"next","id":"k5","game":12,"do":"ask","colour":"black"})");
  EXPECT_EQ(next.verb, Verb::ask);
  EXPECT_EQ(next.colour, Colour::black);
  EXPECT_EQ(request<Next>(R"({"t":"next","id":"k5","game":12,"do":"ask","colour":null})").colour,
            std::nullopt);

  EXPECT_EQ(request<AbortGame>(R"({"t":"abort","id":"k6","game":12})").name.id, "k6");
  EXPECT_TRUE(std::holds_alternative<Sync>(*read_message(R"({"t":"sync"})")));
  EXPECT_TRUE(std::holds_alternative<Ping>(*read_message(R"({"t":"ping","more":[1]})")));
}

struct Bad {
  const char* text;
  const char* complaint;
};

TEST(Message, RefusesWhatItCannotReadAndSaysWhat) {
  const std::vector<Bad> bad = {
      {"", "not JSON"},
      {"{", "not JSON"},
      {"[]", "object"},
      {"{\"t\":\"event\"} x", "not JSON"},
      {"{\"t\":\"\xff\"}", "not JSON"},
      {R"({"t":[[[[[[1]]]]]]})", "not JSON"},
      {R"({})", "t must be"},
      {R"({"t":"dance"})", "t must be"},
      {R"({"t":"event","id":"","game":1,"version":0,"event":"move d6"})", "id must have"},
      {R"({"t":"event","id":5,"game":1,"version":0,"event":"move d6"})", "id must be a text"},
      {R"({"t":"event","id":"k","game":0,"version":0,"event":"move d6"})", "game must be"},
      {R"({"t":"event","id":"k","game":1.5,"version":0,"event":"move d6"})", "game must be"},
      {R"({"t":"event","id":"k","game":1,"version":-1,"event":"move d6"})", "version must be"},
      {R"({"t":"event","id":"k","game":1,"version":0})", "event must be a text"},
      {R"({"t":"event","id":"k","game":1,"version":0,"event":"move d6\nmove a1"})", "control characters"},
      {R"({"t":"event","id":"k","game":1,"version":0,"event":"offer white \"\u202e\""})",
       "control characters"},
      {R"({"t":"undo","id":"k","game":1,"version":0,"do":"beg"})", "do must be"},
      {R"({"t":"next","id":"k","game":1,"do":"accept"})", "do must be"},
      {R"({"t":"next","id":"k","game":1,"do":"ask","colour":"red"})", "colour must be"},
  };
  for (const Bad& each : bad) {
    const auto message = read_message(each.text);
    ASSERT_FALSE(message) << each.text;
    EXPECT_EQ(message.error().refused.code, ErrorCode::bad_message) << each.text;
    EXPECT_NE(message.error().refused.message.find(each.complaint), std::string::npos)
        << each.text << ": " << message.error().refused.message;
  }
}

TEST(Message, NamesTheOneThatWasWrong) {
  EXPECT_EQ(read_message(R"({"t":"dance","id":"k9"})").error().id, "k9");
  EXPECT_EQ(read_message("nonsense").error().id, std::nullopt);
  EXPECT_EQ(message_id(R"({"t":"event","id":"k9"})"), "k9");
  EXPECT_EQ(message_id(R"({"t":"event","id":")" + std::string(41, 'x') + "\"}"), std::nullopt);
}

TEST(Message, RefusesWhatIsTooLarge) {
  const std::string text = R"({"t":"ping","x":")" + std::string(net::max_message_size, 'x') + "\"}";
  EXPECT_EQ(read_message(text).error().refused.code, ErrorCode::too_large);
}

}  // namespace
}  // namespace muehle::server
