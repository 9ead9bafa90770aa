#include "storage/postgres.h"

#include <gtest/gtest.h>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <future>
#include <limits>

#include "storage/postgres_migrations.h"
#include "storage/postgres_store.h"
#include "storage/test_games.h"

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
  EXPECT_EQ(without_password("postgresql://anna:sec@ret@db/muehle"), "postgresql://anna@db/muehle");
  EXPECT_EQ(without_password("postgresql://db:5432/muehle"), "postgresql://db:5432/muehle");
  EXPECT_EQ(without_password("postgresql:///muehle?password=secret&user=anna"),
            "postgresql:///muehle?password=…&user=anna");
}

TEST(Postgres, WhereNobodyAnswersThatIsSaid) {
  const TempFolder folder;
  const auto opened =
      open_postgres_store(folder.path(), "postgresql://anna:secret@/muehle?host=/nowhere/at/all");
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().message.find("cannot use postgresql://anna@/muehle"), std::string::npos);
  EXPECT_EQ(opened.error().message.find("secret"), std::string::npos) << opened.error().message;
}

// One that takes connections and says nothing on them.
class SilentServer {
 public:
  SilentServer() {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string place = folder() + "/.s.PGSQL.5432";
    std::ranges::copy(place, address.sun_path);
    EXPECT_EQ(::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(::listen(socket_, 1), 0);
  }
  SilentServer(const SilentServer&) = delete;
  SilentServer& operator=(const SilentServer&) = delete;
  ~SilentServer() { ::close(socket_); }

  std::string folder() const { return folder_.path().string(); }

 private:
  TempFolder folder_;
  int socket_ = ::socket(AF_UNIX, SOCK_STREAM, 0);
};

// What needs a PostgreSQL, where $MUEHLE_TEST_DATABASE names one.
class PostgresTest : public ::testing::TestWithParam<std::string> {
 protected:
  Database connect() const { return Database(place_.place().database); }
  // Ends the way of the store to the database, as the failure of a network does.
  void cut() const {
    connect().run(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid::bigint ="
        " (hashtext('muehle serve ' || current_schema())::bigint & 4294967295)");
  }
  static StoreResult<Stored> stored(Store& store, Change change) {
    const auto promise = std::make_shared<std::promise<StoreResult<Stored>>>();
    store.store(std::move(change),
                [promise](StoreResult<Stored> answer) { promise->set_value(std::move(answer)); });
    return promise->get_future().get();
  }

  TestPlace place_;
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(PostgresTest);
INSTANTIATE_TEST_SUITE_P(Private, PostgresTest,
                         ::testing::ValuesIn(std::getenv("MUEHLE_TEST_DATABASE") == nullptr
                                                 ? std::vector<std::string>()
                                                 : std::vector<std::string>{"postgresql"}),
                         [](const auto& each) { return each.param; });

TEST_P(PostgresTest, ValuesComeBackAsTheyWere) {
  Database database = connect();
  database.run("CREATE TABLE things (a BIGINT, b DOUBLE PRECISION, c TEXT, d BYTEA)");
  std::array<unsigned char, 256> bytes{};
  for (std::size_t n = 0; n < bytes.size(); ++n) bytes.at(n) = static_cast<unsigned char>(n);
  const std::string text = "Zwickmühle 'quoted' \"twice\" \\ ? $1 ♔";
  const auto put = [&](std::int64_t a, double b, const std::string& c, std::span<const unsigned char> d) {
    database.prepare("INSERT INTO things VALUES (?, ?, ?, ?)")
        .bind(1, a)
        .bind_real(2, b)
        .bind(3, c)
        .bind(4, d)
        .step();
    EXPECT_EQ(database.changes(), 1);
  };
  put(std::numeric_limits<std::int64_t>::min(), 0.1, text, bytes);
  put(std::numeric_limits<std::int64_t>::max(), -1e300, "", {});
  database.prepare("INSERT INTO things (a, c) VALUES (?, ?)")
      .bind_or_null(1, std::optional<std::int64_t>())
      .bind_or_null(2, std::optional<std::string>())
      .step();
  sql::Statement row = database.prepare("SELECT a, b, c, d, a < 0 FROM things ORDER BY a");
  ASSERT_TRUE(row.step());
  EXPECT_EQ(row.integer(0), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(row.real(1), 0.1);
  EXPECT_EQ(row.text(2), text);
  EXPECT_TRUE(std::ranges::equal(row.blob(3), bytes));
  EXPECT_EQ(row.integer(4), 1);
  ASSERT_TRUE(row.step());
  EXPECT_EQ(row.integer(0), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(row.real(1), -1e300);
  EXPECT_EQ(row.text(2), "");
  EXPECT_FALSE(row.is_null(2));
  EXPECT_TRUE(row.blob(3).empty());
  EXPECT_EQ(row.integer(4), 0);
  ASSERT_TRUE(row.step());
  EXPECT_TRUE(row.is_null(0) && row.is_null(1) && row.is_null(2) && row.is_null(3));
  EXPECT_FALSE(row.step());
}

TEST_P(PostgresTest, ALookWhoseWayIsLostIsMadeAgain) {
  const std::unique_ptr<Store> store = place_.open();
  stored(*store, some_table("abc")).value();
  int tries = 0;
  std::promise<StoreResult<bool>> seen;
  store->look<bool>(
      [&](Transaction& all) {
        all.games().load("abc");
        // Whoever reads there just now.
        if (++tries == 1)
          place_.run(
              "SELECT pg_terminate_backend(pid, 10000) FROM pg_locks WHERE relation = 'tables'::regclass"
              " AND pid <> pg_backend_pid()");
        return all.games().load("abc").has_value();
      },
      [&](const StoreResult<bool>& done) { seen.set_value(done); });
  const StoreResult<bool> answer = seen.get_future().get();
  ASSERT_TRUE(answer) << answer.error().message;
  EXPECT_TRUE(*answer);
  EXPECT_EQ(tries, 2);
}

// What was asked for fails where it is next waited for.
TEST_P(PostgresTest, WhatIsAskedForIsDoneInOrderBeforeWhatIsStepped) {
  Database database = connect();
  database.run("CREATE TABLE things (a BIGINT PRIMARY KEY)");
  const auto put = [&](std::int64_t a) {
    sql::Statement statement = database.prepare("INSERT INTO things VALUES (?)");
    statement.bind(1, a);
    return statement;
  };
  const auto count = [&] { return database.number("SELECT count(*) FROM things"); };
  {
    sql::OpenTransaction transaction(database);
    put(1).ask();
    put(2).ask();
    EXPECT_EQ(count(), 2);
    put(3).ask();
    transaction.commit();
  }
  EXPECT_EQ(count(), 3);
  {
    sql::OpenTransaction transaction(database);
    put(4).ask();
    put(3).ask();
    put(5).ask();
    EXPECT_THROW(count(), Failure);
    EXPECT_THROW(transaction.commit(), Failure);
  }
  EXPECT_EQ(count(), 3);
  put(6).ask();
  EXPECT_EQ(connect().number("SELECT count(*) FROM things"), 4) << "outside a transaction it is done at once";
}

TEST_P(PostgresTest, WhatMustChangeARowIsAConflictWhereThereIsNone) {
  Database database = connect();
  database.run("CREATE TABLE things (a BIGINT PRIMARY KEY); INSERT INTO things VALUES (1)");
  sql::OpenTransaction transaction(database);
  database.prepare("UPDATE things SET a = 2 WHERE a = ?").bind(1, 1).change("there is no 1");
  database.prepare("UPDATE things SET a = 4 WHERE a = ?").bind(1, 3).change("there is no 3");
  database.prepare("INSERT INTO things VALUES (?)").bind(1, 5).ask();
  try {
    transaction.commit();
    ADD_FAILURE() << "it was committed";
  } catch (const Failure& failure) {
    EXPECT_EQ(failure.kind, Failure::Kind::conflict);
    EXPECT_EQ(failure.message, "there is no 3");
  }
  EXPECT_EQ(connect().number("SELECT sum(a) FROM things"), 1);
}

// A statement is prepared on the way; whether it was is not known where something before it failed.
TEST_P(PostgresTest, WhatWasPreparedBehindAFailureIsPreparedAgain) {
  Database database = connect();
  database.run("CREATE TABLE things (a BIGINT PRIMARY KEY); INSERT INTO things VALUES (1)");
  const auto put = [&](const char* sql, std::int64_t a) { database.prepare(sql).bind(1, a).ask(); };
  for (int round = 0; round < 3; ++round) {
    sql::OpenTransaction transaction(database);
    put("INSERT INTO things VALUES (?)", 1);
    put("DELETE FROM things WHERE a = ?", 1);
    EXPECT_THROW(transaction.commit(), Failure);
  }
  EXPECT_EQ(
      database.number("SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%thin' || 'gs%'"),
      1);
  put("DELETE FROM things WHERE a = ?", 1);
  put("INSERT INTO things VALUES (?)", 2);
  EXPECT_EQ(database.number("SELECT a FROM things"), 2);
}

TEST_P(PostgresTest, AServerThatIsSilentForTooLongIsLost) {
  Database database(place_.place().database, {.each = std::chrono::milliseconds(200)});
  EXPECT_EQ(database.number("SELECT 7"), 7);
  EXPECT_THROW(database.run("SELECT pg_sleep(60)"), Failure);
  EXPECT_FALSE(database.is_open());
}

// Else it would wait for as long as a busy disk may take.
TEST_P(PostgresTest, InAHurryNobodyWaitsForASilentServer) {
  const std::unique_ptr<Store> store = place_.open();
  const std::int64_t game = stored(*store, some_table("abc")).value().game;
  Database other = connect();
  other.run("BEGIN; LOCK TABLE events");
  store->hurry();
  EXPECT_EQ(stored(*store, some_event(game, 1, "move d6")).error().kind, StoreError::Kind::busy);
  EXPECT_EQ(stored(*store, some_event(game, 1, "move d6")).error().kind, StoreError::Kind::busy);
  other.run("ROLLBACK");
}

TEST(Postgres, ASilentServerIsNoDatabase) {
  const SilentServer silent;
  const std::atomic<bool> hurry = true;
  try {
    const Database database("postgresql:///muehle?host=" + silent.folder(),
                            {.each = std::chrono::hours(1), .hurry = &hurry});
    ADD_FAILURE() << "it is none";
  } catch (const Failure& failure) {
    EXPECT_EQ(failure.message, "the database does not answer");
  }
}

TEST_P(PostgresTest, OfSeveralServersASilentOneIsPassedOver) {
  const SilentServer silent;
  std::string where = place_.place().database;
  const std::string host = "host=";
  ASSERT_NE(where.find(host), std::string::npos) << where;
  where.insert(where.find(host) + host.size(), silent.folder() + ",");
  EXPECT_EQ(Database(where + "&connect_timeout=2").number("SELECT 7"), 7);
}

TEST_P(PostgresTest, ATextWithAZeroByteIsRefused) {
  Database database = connect();
  EXPECT_THROW(database.prepare("SELECT ?").bind(1, std::string_view("a\0b", 3)).step(), Failure);
}

TEST_P(PostgresTest, ARuleOfTheSchemaIsAConflictAndAMistakeIsNot) {
  Database database = connect();
  database.run("CREATE TABLE things (a BIGINT PRIMARY KEY)");
  database.run("INSERT INTO things VALUES (1)");
  const auto kind_of = [&](const std::string& sql) {
    try {
      database.run(sql);
    } catch (const Failure& failure) {
      return failure.kind;
    }
    return Failure::Kind::broken;
  };
  EXPECT_EQ(kind_of("INSERT INTO things VALUES (1)"), Failure::Kind::conflict);
  EXPECT_EQ(kind_of("INSERT INTO nothing VALUES (1)"), Failure::Kind::busy);
}

TEST_P(PostgresTest, WhoSendsWhatIsNoTextHarmsNobodyElse) {
  const auto store = place_.open();
  const std::int64_t game = stored(*store, some_table("abc")).value().game;
  // Held up, so that all share a commit.
  std::promise<void> go;
  store->read_work([&](Transaction&) { go.get_future().wait(); }, [](const auto&) {});
  std::vector<std::future<StoreResult<Stored>>> answers;
  int version = 0;
  for (const std::string& line : {std::string("move d6"), std::string("\xff\xfe"), std::string("a\0b", 3)}) {
    const auto promise = std::make_shared<std::promise<StoreResult<Stored>>>();
    answers.push_back(promise->get_future());
    store->store(some_event(game, ++version, line),
                 [promise](auto answer) { promise->set_value(std::move(answer)); });
  }
  go.set_value();
  EXPECT_TRUE(answers[0].get());
  EXPECT_EQ(answers[1].get().error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(answers[2].get().error().kind, StoreError::Kind::conflict);
}

TEST_P(PostgresTest, AFailedTransactionIsNotTakenForACommittedOne) {
  Database database = connect();
  database.run("CREATE TABLE things (a BIGINT PRIMARY KEY)");
  sql::OpenTransaction transaction(database);
  database.run("INSERT INTO things VALUES (1)");
  EXPECT_THROW(database.run("INSERT INTO things VALUES (1)"), Failure);
  EXPECT_THROW(transaction.commit(), Failure);
}

TEST_P(PostgresTest, MigrationsGoOnceAndRefuseWhatIsNewerOrNotOurs) {
  Database database = connect();
  const std::array<std::string_view, 2> steps = {"CREATE TABLE a (x BIGINT)",
                                                 "ALTER TABLE a ADD COLUMN y BIGINT"};
  migrate(database, std::span(steps).first(1));
  database.run("INSERT INTO a VALUES (7)");
  migrate(database, steps);
  migrate(database, steps);
  EXPECT_EQ(database.number("SELECT x FROM a WHERE y IS NULL"), 7);
  EXPECT_EQ(database.number("SELECT version FROM muehle_schema"), 2);
  migrate(database, std::span(steps).first(1));
  EXPECT_EQ(database.number("SELECT version FROM muehle_schema"), 2)
      << "the version before works with it, and leaves it as it is";
  database.run("UPDATE muehle_schema SET works_from = 2");
  EXPECT_THROW(migrate(database, std::span(steps).first(1)), Failure) << "not the one before that";
  database.run("UPDATE muehle_schema SET version = 99, works_from = 99");
  EXPECT_THROW(migrate(database), Failure);
  EXPECT_THROW(check_schema(database), Failure);
  database.run("DROP TABLE muehle_schema");
  EXPECT_THROW(migrate(database), Failure) << "there is a table of somebody else";
}

TEST_P(PostgresTest, AFailedStepLeavesNothing) {
  Database database = connect();
  const std::array<std::string_view, 2> steps = {"CREATE TABLE a (x BIGINT)", "CREATE TABLE a (x BIGINT)"};
  EXPECT_THROW(migrate(database, steps), Failure);
  EXPECT_EQ(database.number("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"), 0);
  EXPECT_THROW(check_schema(database), Failure) << "nothing is there yet";
}

TEST_P(PostgresTest, OneServerAtATimeHasIt) {
  auto first = place_.open();
  const TempFolder other;
  const auto second = open_store({other.path(), place_.place().database});
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().message.find("a muehle server uses it"), std::string::npos)
      << second.error().message;
  EXPECT_FALSE(OpenedGames::open(place_.place(), OpenedGames::Alone::yes));
  EXPECT_TRUE(OpenedGames::open(place_.place()));
  first.reset();
  EXPECT_TRUE(open_store(place_.place()));
}

TEST_P(PostgresTest, GoesOnWhenTheWayToItWasLost) {
  const auto store = place_.open();
  const std::int64_t game = stored(*store, some_table("abc")).value().game;
  for (int version = 1; version <= 5; ++version) {
    cut();
    const StoreResult<Stored> answer = stored(*store, some_event(game, version, "move d6"));
    ASSERT_TRUE(answer) << answer.error().message;
  }
  EXPECT_EQ(place_.games().all().games().load("abc")->games[0].events.size(), 5u);
}

TEST_P(PostgresTest, WhatWasLostInACommitIsDoneOnce) {
  const auto store = place_.open();
  const std::int64_t game = stored(*store, some_table("abc")).value().game;
  // The first two commits with an event end their own connection; what a sequence has counted is not rolled
  // back.
  connect().run(
      "CREATE SEQUENCE commits;"
      " CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS"
      " 'BEGIN IF nextval(''commits'') <= 2 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; "
      "RETURN NULL; "
      "END';"
      " CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED"
      " FOR EACH ROW EXECUTE FUNCTION cut()");
  ASSERT_TRUE(stored(*store, some_event(game, 1, "move d6")));
  ASSERT_TRUE(stored(*store, some_event(game, 2, "move f4")));
  EXPECT_EQ(place_.games().all().games().load("abc")->games[0].events.size(), 2u);
  EXPECT_EQ(place_.number("SELECT last_value FROM commits"), 4);
}

}  // namespace
}  // namespace muehle::postgres
