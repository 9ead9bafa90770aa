#include "support/json.h"

#include <gtest/gtest.h>

namespace muehle {
namespace {

TEST(Json, WritesValuesWithCommasBetweenThem) {
  Json json;
  json.open_object().text("text", "a\"b\\c\nd\x01").number("number", -7).truth("truth", true).null("null");
  json.number("none", std::optional<int>()).number("some", std::optional<int>(3));
  json.open_array("list").number(1).open_array().close_array().text("…").close_array();
  EXPECT_EQ(json.close_object().take(),
            R"({"text":"a\"b\\c\nd\u0001","number":-7,"truth":true,"null":null,"none":null,"some":3,)"
            R"("list":[1,[],"…"]})");
}

std::string real(double value) { return Json().real(value).take(); }
std::string decimal(double value) { return Json().decimal(value).take(); }

TEST(Json, WritesRealNumbersAsShortAsTheyCanBeReadBack) {
  EXPECT_EQ(real(0), "0E0");
  EXPECT_EQ(real(1), "1E0");
  EXPECT_EQ(real(100), "1E2");
  EXPECT_EQ(real(-0.125), "-1.25E-1");
  EXPECT_EQ(real(98.7), "9.87E1");
  EXPECT_EQ(real(0.1 + 0.2), "3.0000000000000004E-1");
}

TEST(Json, WritesSharesToThreePlaces) {
  EXPECT_EQ(decimal(0), "0.000");
  EXPECT_EQ(decimal(0.33333), "0.333");
  EXPECT_EQ(decimal(0.9996), "1.000");
}

}  // namespace
}  // namespace muehle
