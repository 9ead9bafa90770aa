#include "server/rights/password.h"

#include <gtest/gtest.h>

#include "server/kernel/secrets.h"

namespace muehle::server {
namespace {

const std::string composed = "K\u00e4sef\u00fc\u00dfe-und-\u00d6l";
const std::string decomposed = "Ka\u0308sefu\u0308\u00dfe-und-O\u0308l";

TEST(Password, HasOneForm) {
  EXPECT_EQ(prepared_password(decomposed), composed);
  EXPECT_EQ(prepared_password(composed), composed);
  EXPECT_EQ(prepared_password("ein\u00a0langes\u3000Wort "), "ein langes Wort ");
  EXPECT_EQ(prepared_password("\ufb01 \u2460 GROSS"), "\ufb01 \u2460 GROSS") << "nothing else is made alike";
  EXPECT_EQ(texts_of(composed), 1);
  EXPECT_EQ(texts_of(decomposed), 2);
}

// Nobody's can be as long, so nobody need wait until its letters are put together.
TEST(Password, StaysAsItCameWhereItIsTooLong) {
  const auto typed = [](std::size_t bytes) {
    std::string text = "a\u0308";
    return text.append(bytes - text.size(), 'x');
  };
  EXPECT_EQ(prepared_password(typed(most_typed_bytes)).size(), most_typed_bytes - 1);
  EXPECT_EQ(texts_of(typed(most_typed_bytes)), 2);
  EXPECT_EQ(prepared_password(typed(most_typed_bytes + 1)), typed(most_typed_bytes + 1));
  EXPECT_EQ(texts_of(typed(most_typed_bytes + 1)), 1);
}

TEST(Password, IsKnownInEveryForm) {
  ASSERT_TRUE(start_secrets());
  const std::string stored = hash_of_password(prepared_password(decomposed), least_password_cost);
  EXPECT_TRUE(is_password_of(stored, composed));
  EXPECT_TRUE(is_password_of(stored, decomposed));
  EXPECT_FALSE(is_password_of(stored, "Kasefu\u00dfe-und-Ol"));
}

TEST(Password, FromBeforeIsKnownAsItCame) {
  ASSERT_TRUE(start_secrets());
  const std::string stored = hash_of_password(decomposed, least_password_cost);
  EXPECT_TRUE(is_password_of(stored, decomposed));
  EXPECT_FALSE(is_password_of(stored, composed));
}

}  // namespace
}  // namespace muehle::server
