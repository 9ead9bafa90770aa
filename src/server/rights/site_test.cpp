#include "server/rights/site.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle::server {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Site, RegistrationsHaveNames) {
  for (const Registration one : {Registration::open, Registration::invited, Registration::closed})
    EXPECT_EQ(parse_registration(to_text(one)), one);
  EXPECT_EQ(parse_registration("yes"), std::nullopt);
  EXPECT_EQ(parse_registration(""), std::nullopt);
}

TEST(Site, TheWordsOfRolesAreReservedWithTheirLookAlikes) {
  const ReservedNames names;
  for (const char* name : {"admin", "ADMIN", "Adm1n", " admin ", "Spielleitung", "Muehle", "mühle",
                           "Computer", "аdmin" /* with a Cyrillic letter */}) {
    EXPECT_TRUE(names.holds(name)) << name;
  }
  for (const char* name : {"Anna", "Admira", "hostess", "", "Gast", "★"})
    EXPECT_FALSE(names.holds(name)) << name;
}

TEST(Site, WhoAddsSomethingToTheWordOfARoleIsTakenForIt) {
  const ReservedNames names;
  for (const char* name : {"S p i e l l e i t u n g",
                           "a.d.m.i.n",
                           "admin-team",
                           "muehle-admin",
                           "Admin1",
                           "1Host",
                           "SchiedsrichterX",
                           "Der Schiri",
                           "HostAnna",
                           "Club (Support)",
                           "Spielleitung Berlin",
                           "SuperModerator",
                           "S\u0440ielleitung" /* with a Cyrillic letter */,
                           "Mod\u00e9rateur",
                           "Moderatrice Eve",
                           "Moder\u00e1tor",
                           "jatekvezeto",
                           "Hote 1",
                           "Beheerder Jan",
                           "Arbitro 2"}) {
    EXPECT_TRUE(names.holds(name)) << name;
  }
  for (const char* name :
       {"Badminton", "Ghostrider", "Falstaff", "M\u00fchlenfreund", "Muehle-Fan", "Observer", "Computerfreak",
        "Schirin", "Hotel", "Supporter 4", "Anna-Maria 2", "Systema"}) {
    EXPECT_FALSE(names.holds(name)) << name;
  }
}

TEST(Site, AHostAddsNames) {
  ReservedNames names;
  EXPECT_FALSE(names.holds("Vereinsheim"));
  names.add("Vereinsheim");
  EXPECT_TRUE(names.holds("VereinsHelm"));
  EXPECT_TRUE(names.holds("admin"));
}

TEST(Site, ReservedNamesAreOneALine) {
  EXPECT_THAT(read_reserved_names("\xef\xbb\xbf# ours\r\n Kassenwart \r\n\nVorstand").value(),
              ElementsAre("Kassenwart", "Vorstand"));
  EXPECT_THAT(read_reserved_names("").value(), ElementsAre());
  EXPECT_FALSE(read_reserved_names("a\xff"));
}

TEST(Site, TextsAreUtf8WithoutControlCharacters) {
  EXPECT_EQ(read_site_text("\xef\xbb\xbfMühlenweg 1\r\n\r\nBerlin\r").value(), "Mühlenweg 1\n\nBerlin\n");
  EXPECT_EQ(read_site_text("<b>a</b>\ta").value(), "<b>a</b>\ta\n") << "which the page shows as it stands";
  EXPECT_THAT(read_site_text("ab\xe4").error().message, HasSubstr("no UTF-8 from byte 3 on"));
  EXPECT_THAT(read_site_text("a\x1b[1m").error().message, HasSubstr("control characters"));
  EXPECT_THAT(read_site_text(" \n").error().message, HasSubstr("empty"));
  EXPECT_TRUE(read_site_text(std::string(most_site_text, 'a')));
  EXPECT_THAT(read_site_text(std::string(most_site_text + 1, 'a')).error().message, HasSubstr("64 KB"));
}

TEST(Site, IsFoundAtAnAddressWithoutAPath) {
  EXPECT_EQ(parse_public_url("https://muehle.example"), "https://muehle.example");
  EXPECT_EQ(parse_public_url("https://muehle.example/"), "https://muehle.example");
  EXPECT_EQ(parse_public_url("http://192.168.1.20:8080"), "http://192.168.1.20:8080");
  EXPECT_EQ(parse_public_url("http://[2001:db8::1]:8080/"), "http://[2001:db8::1]:8080");
  for (const char* bad :
       {"", "muehle.example", "ftp://muehle.example", "https://", "https://muehle.example/spiel",
        "https://muehle.example/?x", "https://muehle.example/#x", "https://me:pass@muehle.example",
        "https://muehle.example\nx", "https://muehle example"})
    EXPECT_FALSE(parse_public_url(bad)) << bad;
}

TEST(Site, GuestsPlayWhereTheyMay) {
  SitePolicy policy;
  const StoredPlayer guest;
  const StoredPlayer member{.id = 1, .name = "Anna", .registered = true, .language = {}, .created_at = 0};
  EXPECT_TRUE(check_may_play(policy, guest));
  policy.guests = false;
  EXPECT_TRUE(check_may_play(policy, member));
  ASSERT_FALSE(check_may_play(policy, guest));
  EXPECT_EQ(check_may_play(policy, guest).error().code, ErrorCode::no_guests);
}

}  // namespace
}  // namespace muehle::server
