#include "server/kernel/form.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <optional>

#include "server/kernel/kinds.h"

namespace muehle::server {
namespace {

struct Order {
  std::string what;
  std::optional<std::int64_t> count;
  bool quick = true;
};

Form<Order> order() {
  return Form<Order>()
      .needs("what", kinds::trimmed(), &Order::what, "of the list")
      .where([](const Order& all) -> Answer<void> {
        if (all.what != "nothing") return {};
        return refuse(ErrorCode::bad_name, "nothing is no order");
      })
      .may("count", kinds::whole(1, 9), &Order::count)
      .may("quick", kinds::flag(), &Order::quick);
}

std::string refused(std::string_view body) {
  const Answer<Order> read = order().read(body);
  return read ? "read" : read.error().message;
}

TEST(Forms, ReadEachField) {
  const Order read = order().read(R"({"what":" stones ","count":9,"quick":false,"other":[1]})").value();
  EXPECT_EQ(read.what, "stones");
  EXPECT_EQ(read.count, 9);
  EXPECT_FALSE(read.quick);
}

TEST(Forms, LeaveWhatIsNotThereAsItIsAtFirst) {
  for (const char* body : {R"({"what":"stones"})", R"({"what":"stones","count":null,"quick":null})"}) {
    const Order read = order().read(body).value();
    EXPECT_EQ(read.count, std::nullopt) << body;
    EXPECT_TRUE(read.quick) << body;
  }
}

TEST(Forms, SayWhichFieldIsWrongAndWhatWouldBeRight) {
  EXPECT_EQ(refused(R"({"what":"stones","count":10})"), "count must be a whole number from 1 to 9");
  EXPECT_EQ(refused(R"({"what":"stones","count":1.5})"), "count must be a whole number from 1 to 9");
  EXPECT_EQ(refused(R"({"what":"stones","quick":1})"), "quick must be true or false");
  EXPECT_EQ(refused(R"({"what":7})"), "what must be a text");
  EXPECT_EQ(refused("[]"), "this must be a JSON object");
  EXPECT_NE(refused(""), "read") << "a body is needed";
}

TEST(Forms, AskWhatHoldsForSeveralFieldsInItsTurn) {
  EXPECT_EQ(refused(R"({"what":"nothing","count":10})"), "nothing is no order");
  EXPECT_EQ(order().read(R"({"what":"nothing"})").error().code, ErrorCode::bad_name);
}

TEST(Forms, AreDescribedByTheirFields) {
  const Body body = order().body();
  EXPECT_TRUE(body.required);
  EXPECT_EQ(body.schema, boost::json::parse(R"({"type":"object","properties":{
      "what":{"type":"string","description":"of the list"},
      "count":{"type":"integer","minimum":1,"maximum":9},
      "quick":{"type":"boolean"}},"required":["what"]})"));
}

TEST(Forms, MayBeSentAsNothing) {
  const Form<Order> form = order().or_nothing();
  EXPECT_TRUE(form.read("").has_value());
  EXPECT_FALSE(form.body().required);
  EXPECT_FALSE(form.read("x").has_value());
}

TEST(Words, AreListedWhereAnotherOneIsGiven) {
  const Form<int> form = one_field("way", kinds::word<int>({{"left", 1}, {"right", 2}, {"on", 3}}, 3));
  EXPECT_EQ(form.read(R"({"way":"right"})").value(), 2);
  EXPECT_EQ(form.read("{}").value(), 3);
  EXPECT_EQ(form.read(R"({"way":"up"})").error().message, "way must be left, right or on");
  EXPECT_EQ(form.body().schema.at("properties").at("way").at("enum"),
            boost::json::parse(R"(["left","right","on"])"));
}

}  // namespace
}  // namespace muehle::server
