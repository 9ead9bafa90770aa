#include "cli/config_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle::cli {
namespace {

using ::testing::HasSubstr;

TEST(ConfigFile, HasAKeyAndAValueALine) {
  const auto lines = read_config(
      "# the club's server\n"
      "port = 8080\r\n"
      "\n"
      "  host=0.0.0.0  \n"
      "rules = standard,noMillLimitPlies=40\n"
      "database = postgresql://anna@db/muehle?application_name=a#b\n"
      "imprint = \" /srv/of ours \"\n"
      "push-contact =\n"
      "guests = \"yes",
      "x.conf");
  ASSERT_TRUE(lines) << lines.error().message;
  std::string all;
  for (const ConfigLine& line : *lines)
    all += std::to_string(line.line) + " " + line.key + "[" + line.value + "]\n";
  EXPECT_EQ(all,
            "2 port[8080]\n"
            "4 host[0.0.0.0]\n"
            "5 rules[standard,noMillLimitPlies=40]\n"
            "6 database[postgresql://anna@db/muehle?application_name=a#b]\n"
            "7 imprint[ /srv/of ours ]\n"
            "8 push-contact[]\n"
            "9 guests[\"yes]\n");
}

TEST(ConfigFile, RefusesWhatIsNoSetting) {
  for (const char* text : {"port = 1\nport 8080", "port = 1\n= 8080", "port = 1\n[serve]"}) {
    const auto lines = read_config(text, "x.conf");
    ASSERT_FALSE(lines) << text;
    EXPECT_EQ(lines.error().message, "x.conf:2: a line is `key = value`, or begins with #");
  }
  const auto control = read_config(std::string_view("host = a\0b", 10), "x.conf");
  ASSERT_FALSE(control);
  EXPECT_THAT(control.error().message, HasSubstr("x.conf:1: the value of `host` has a control character"));
}

TEST(ConfigFile, LinesAreReadAsTheyWereWritten) {
  for (const char* value : {"8080", "", " blanks ", "\"quoted\"", "\"", "a = b # c", "# none", "*"}) {
    const auto lines = read_config(config_line("key", value), "x.conf");
    ASSERT_TRUE(lines && lines->size() == 1) << value;
    EXPECT_EQ(lines->front().key, "key");
    EXPECT_EQ(lines->front().value, value);
  }
}

TEST(ConfigFile, KnowsTheNearestWord) {
  const std::vector<std::string> words{"port", "relay-port", "host", "push", "push-contact"};
  for (const auto& [word, nearest] :
       {std::pair("prot", "port"), std::pair("ports", "port"), std::pair("relayport", "relay-port"),
        std::pair("hots", "host"), std::pair("push_contact", "push-contact"), std::pair("host", "host")}) {
    EXPECT_EQ(nearest_word(word, words), nearest);
  }
  EXPECT_EQ(nearest_word("port", {}), "");
}

}  // namespace
}  // namespace muehle::cli
