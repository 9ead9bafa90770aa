// Streams of programs, without a network.
#include "server/bots/bots.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include "server/tables/tables.h"
#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

// What somebody reads of it at last; nothing where he would wait.
std::optional<std::optional<std::string>> first_of(boost::asio::io_context& io, net::BodyStream& stream) {
  std::optional<std::optional<std::string>> read;
  boost::asio::co_spawn(io, stream.next(), [&](const std::exception_ptr& failure, auto line) {
    if (!failure) read = std::move(line);
  });
  io.restart();
  io.poll();
  return read;
}

TEST(Bots, AStreamThatNobodyHasReadOfYetEndsWithItsToken) {
  TestPlace place;
  const std::unique_ptr<Store> store = place.open();
  const testing::FalseTime time;
  const SitePolicy site;
  Blocks blocks;
  boost::asio::io_context io;
  Workers workers(1, 1, {});
  Presence presence;
  Tables tables(io.get_executor(), *store, time, site, blocks, presence, workers, {});
  Lists lists(*store, time, tables.watching, workers);
  Lobby lobby(*store, time, site, tables.agreed_games, tables.events, lists, blocks, presence);
  Challenges challenges(*store, time, site, tables.agreed_games, lobby, presence);
  net::Outboxes outboxes;
  Bots bots(io.get_executor(), *store, time, tables.hub, lobby, challenges, outboxes);

  const StoredPlayer robbi{.id = 7, .name = "Robbi", .registered = true, .language = "", .bot = true};
  constexpr std::int64_t token = 3;
  const Session session{robbi, -token};
  const auto events = bots.events(session);
  const auto game = bots.game(session, {"abcdefghijkm", 1});
  bots.note_ended({.player = robbi.id, .only = -token});
  for (net::BodyStream* stream : {events.get(), game.get()})
    EXPECT_EQ(first_of(io, *stream), std::make_optional(std::optional<std::string>()));
  EXPECT_FALSE(lobby.is_here(robbi.id));
  EXPECT_EQ(bots.stream_count(), 0u);
}

}  // namespace
}  // namespace muehle::server
