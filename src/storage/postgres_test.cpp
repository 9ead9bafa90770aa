#include "storage/postgres.h"

#include <gtest/gtest.h>

#include "storage/postgres_store.h"

namespace muehle::postgres {
namespace {

TEST(NumberedParameters, AreWhatPostgresqlExpects) {
  EXPECT_EQ(numbered_parameters("SELECT 1"), "SELECT 1");
  EXPECT_EQ(numbered_parameters("INSERT INTO a VALUES (?, ?, ?)"), "INSERT INTO a VALUES ($1, $2, $3)");
  EXPECT_EQ(numbered_parameters("UPDATE a SET b = ?2 WHERE c = ?1 OR d = ?12"),
            "UPDATE a SET b = $2 WHERE c = $1 OR d = $12");
  EXPECT_EQ(numbered_parameters("SELECT '?', 'it''s ?' WHERE a = ?"), "SELECT '?', 'it''s ?' WHERE a = $1");
}

TEST(Postgres, IsToldApartByItsAddress) {
  EXPECT_TRUE(is_postgres("postgresql://anna@db/muehle"));
  EXPECT_TRUE(is_postgres("postgres:///muehle"));
  EXPECT_FALSE(is_postgres("mysql://db/muehle"));
  EXPECT_FALSE(is_postgres("/var/lib/muehle"));
}

TEST(Postgres, ItsPasswordIsShownToNobody) {
  EXPECT_EQ(without_password("postgresql://anna:secret@db:5432/muehle?sslmode=require"),
            "postgresql://anna@db:5432/muehle?sslmode=require");
  EXPECT_EQ(without_password("postgresql://db:5432/muehle"), "postgresql://db:5432/muehle");
  EXPECT_EQ(without_password("postgresql:///muehle?password=secret&user=anna"),
            "postgresql:///muehle?password=…&user=anna");
}

TEST(Postgres, WhereNobodyAnswersThatIsSaid) {
  const auto opened = open_postgres_store("postgresql://anna:secret@/muehle?host=/nowhere/at/all");
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().message.find("cannot use postgresql://anna@/muehle"), std::string::npos);
  EXPECT_EQ(opened.error().message.find("secret"), std::string::npos) << opened.error().message;
}

}  // namespace
}  // namespace muehle::postgres
