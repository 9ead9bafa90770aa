// `load_bench TRIAL`: what a server bears, and whether it loses anything. Every trial starts a server of its
// own on this machine, with a folder of its own; nothing leaves the machine. Visitors have an address each,
// as behind a proxy, so the server's limits stand.
#include <sys/resource.h>

#include <CLI/CLI.hpp>

#include "trials.h"

namespace {

using namespace muehle::load;

void raise_file_limit() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("What a server bears, and whether it loses anything.");
  app.require_subcommand(1);
  app.fallthrough();
  Trial trial;
  app.add_option("--server", trial.program, "the muehle program to start")->capture_default_str();
  app.add_option("--options", trial.options, "more options for it")->capture_default_str();
  app.add_option("--seed", trial.seed, "of the moves")->capture_default_str();
  app.add_option("--time", trial.time_control, "of the games that are played")->capture_default_str();

  IdleSockets sockets;
  CLI::App* sockets_command = app.add_subcommand("sockets", "open sockets that say nothing");
  sockets_command->add_option("count", sockets.count, "how many")->capture_default_str();

  Play play;
  CLI::App* play_command = app.add_subcommand("play", "games that go on at the same time");
  play_command->add_option("--games", play.games)->capture_default_str();
  play_command->add_option("--rate", play.rate, "moves a second in each")->capture_default_str();
  play_command->add_option("--seconds", play.seconds)->capture_default_str();
  play_command->add_option("--sockets", play.sockets, "more sockets that say nothing")->capture_default_str();
  constexpr const char* with_servers = "so many servers with one database, under tools/on-postgres";
  play_command->add_option("--servers", play.servers, with_servers)
      ->check(CLI::Range(1, 16))
      ->capture_default_str();

  LobbyCrowd lobby;
  CLI::App* lobby_command = app.add_subcommand("lobby", "people in the lobby who come and go, and offers");
  lobby_command->add_option("--people", lobby.people)->capture_default_str();
  lobby_command->add_option("--offers", lobby.offers)->capture_default_str();
  lobby_command->add_option("--comings", lobby.comings, "people a second, and as many go")
      ->capture_default_str();
  lobby_command->add_option("--changes", lobby.changes, "of offers a second")->capture_default_str();
  lobby_command->add_option("--seconds", lobby.seconds)->capture_default_str();

  Readers readers;
  CLI::App* readers_command = app.add_subcommand("readers", "games that go on while some read what they may");
  readers_command->add_option("--games", readers.games)->capture_default_str();
  readers_command->add_option("--rate", readers.rate, "moves a second in each")->capture_default_str();
  readers_command->add_option("--seconds", readers.seconds)->capture_default_str();
  readers_command->add_option("--addresses", readers.addresses, "that read")->capture_default_str();
  readers_command->add_option("--at-once", readers.at_once, "requests of each")->capture_default_str();
  readers_command->add_option("--series", readers.series, "games of each table that is read")
      ->capture_default_str();

  Kill kill;
  CLI::App* kill_command = app.add_subcommand("kill", "kill the server while games go on");
  kill_command->add_option("--times", kill.times)->capture_default_str();
  kill_command->add_option(
      "--restart", kill.restart,
      "a command to run instead, such as \"$MUEHLE_TEST_RESTART\" under tools/on-postgres");
  kill_command->add_option("--games", kill.games)->capture_default_str();
  kill_command->add_option("--rate", kill.rate, "moves a second in each")->capture_default_str();
  kill_command->add_option("--servers", kill.servers, with_servers)
      ->check(CLI::Range(1, 16))
      ->capture_default_str();
  kill_command->add_option("--apart", kill.apart, "milliseconds until one that was killed is started again")
      ->capture_default_str();

  StoredMany stored;
  CLI::App* stored_command = app.add_subcommand("stored", "start with many games");
  stored_command->add_option("--games", stored.games)->capture_default_str();
  stored_command->add_option("--running", stored.running)->capture_default_str();
  stored_command->add_option("--due", stored.due, "of these, fall soon after the start")
      ->capture_default_str();
  stored_command->add_option("--plies", stored.plies, "of those that are over")->capture_default_str();

  Grow grow;
  CLI::App* grow_command = app.add_subcommand("grow", "what the store costs the more games it has");
  grow_command->add_option("--sizes", grow.sizes, "how many games are over, ascending")
      ->delimiter(',')
      ->check(CLI::Range(100, 100'000'000))
      ->capture_default_str();
  grow_command->add_option("--seconds", grow.seconds, "of moves, at each size")->capture_default_str();
  grow_command->add_option("--plies", grow.plies, "of those that are over")->capture_default_str();

  CLI11_PARSE(app, argc, argv);
  raise_file_limit();
  trial.options += " --behind-proxy";
  if (sockets_command->parsed()) return run_sockets(trial, sockets);
  if (play_command->parsed()) return run_play(trial, play);
  if (kill_command->parsed()) return run_kill(trial, kill);
  if (lobby_command->parsed()) return run_lobby(trial, lobby);
  if (readers_command->parsed()) return run_readers(trial, readers);
  if (grow_command->parsed()) return run_grow(trial, grow);
  return run_stored(trial, stored);
}
