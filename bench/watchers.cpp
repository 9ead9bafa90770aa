// `watchers [--server PROGRAM] [--watchers N] [--seconds S]`: what watchers who read nothing cost a server.
// It starts PROGRAM on a port of this machine with a folder of its own, opens one table, lets N watchers of
// it ask for the state five times a second without ever reading an answer, and prints the most memory the
// server took and how long one who does read waited. Nothing leaves this machine, and it ends after S
// seconds.
#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <thread>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace {

using namespace muehle;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int most_watchers = 500;  // the server takes 512 connections from an address
constexpr int most_seconds = 120;
constexpr std::chrono::seconds patience{60};
constexpr milliseconds between_asks{200};
constexpr milliseconds between_looks{200};
// The server lets 400 requests through at once, and then 20 a second.
constexpr int at_once = 350;
constexpr milliseconds between_watchers{60};
constexpr int small_window = 4096;  // so that little waits in the system, and much in the server
// The state of the table: moves with a message of this size, taken back again.
constexpr int long_lines = 25;
constexpr std::size_t message_bytes = 900;

[[noreturn]] void give_up(const std::string& why) {
  fmt::print(stderr, "watchers: {}\n", why);
  std::exit(1);
}

int connect_to(int port, std::optional<int> window = {}) {
  const int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (window) setsockopt(connection, SOL_SOCKET, SO_RCVBUF, &*window, sizeof *window);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    give_up("the server does not answer");
  return connection;
}

// False when the line is dead or full.
bool write_all(int connection, const std::string& bytes) {
  return send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT) ==
         static_cast<ssize_t>(bytes.size());
}

// Reads until `end` has come.
std::string read_until(int connection, std::string_view end) {
  std::string text;
  std::array<char, 4096> bytes;
  const auto deadline = Clock::now() + patience;
  while (text.find(end) == std::string::npos && Clock::now() < deadline) {
    pollfd ready{connection, POLLIN, 0};
    poll(&ready, 1, 100);
    const ssize_t size = recv(connection, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (size == 0) break;
    if (size > 0) text.append(bytes.data(), static_cast<std::size_t>(size));
  }
  return text;
}

// The body of the answer.
std::string post(int port, const std::string& path, const std::string& body) {
  const int connection = connect_to(port);
  write_all(connection,
            fmt::format("POST {} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: "
                        "{}\r\n\r\n{}",
                        path, body.size(), body));
  std::string answer = read_until(connection, "}");
  close(connection);
  return answer.substr(std::min(answer.find("\r\n\r\n"), answer.size()));
}

std::string field(const std::string& json, const std::string& name) {
  const std::size_t at = json.find("\"" + name + "\":\"");
  if (at == std::string::npos) give_up("the server answered " + json);
  const std::size_t begin = at + name.size() + 4;
  return json.substr(begin, json.find('"', begin) - begin);
}

// A masked text frame; the mask is zero.
std::string frame(const std::string& text) {
  std::string bytes = "\x81";
  if (text.size() < 126) {
    bytes += static_cast<char>(0x80 | text.size());
  } else {
    bytes += static_cast<char>(0x80 | 126);
    bytes += static_cast<char>(text.size() >> 8);
    bytes += static_cast<char>(text.size() & 0xff);
  }
  return bytes + std::string(4, '\0') + text;
}

// A socket at the table, from an address of its own, with the answer to the handshake and the state read only
// by who `reads`.
int enter(int port, const std::string& code, const std::string& secret, bool reads) {
  const int connection = connect_to(port, reads ? std::nullopt : std::optional(small_window));
  write_all(
      connection,
      fmt::format("GET /api/tables/{0}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: "
                  "websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: "
                  "13\r\nCookie: muehle_{0}={1}\r\nX-Forwarded-For: 10.0.{2}.{3}\r\n\r\n",
                  code, secret, connection / 256, connection % 256));
  std::string status("HTTP/1.1 101");
  const std::string accepted = status;
  if (recv(connection, status.data(), status.size(), MSG_WAITALL) < 0 || status != accepted)
    give_up("the server refused a watcher: " + status);
  if (reads) read_until(connection, "\"t\":\"state\"");
  return connection;
}

void make_a_long_state(int port, const std::string& code, const std::string& anna_secret,
                       const std::string& ben_secret) {
  const int anna = enter(port, code, anna_secret, true);
  const int ben = enter(port, code, ben_secret, true);
  const std::string message(message_bytes, 'x');
  int version = 0;
  const auto say = [&](int who, const std::string& kind, const std::string& rest) {
    const std::string id = fmt::format("{}{}{}", kind, version, who == anna ? "a" : "b");
    write_all(who, frame(fmt::format(R"({{"t":"{}","id":"{}","game":1,"version":{},{}}})", kind, id, version,
                                     rest)));
    if (read_until(who, fmt::format(R"("id":"{}")", id)).find(R"("t":"error")") != std::string::npos)
      give_up("the server refused a move");
    std::this_thread::sleep_for(between_looks);
  };
  for (int line = 0; line < long_lines; ++line) {
    say(anna, "event", fmt::format(R"("event":"move d6 claim repetition \"{}\"")", message));
    ++version;
    say(anna, "undo", R"("do":"ask")");
    say(ben, "undo", R"("do":"accept")");
    ++version;
  }
  close(anna);
  close(ben);
}

// A line of /proc/PID/status, in megabytes.
double memory(const std::string& process, const std::string& name) {
  std::ifstream status("/proc/" + process + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with(name)) return std::stod(line.substr(name.size() + 1)) / 1024;
  }
  return 0;
}

// What the sockets of this machine hold, in megabytes.
double system_queues() {
  std::ifstream statistics("/proc/net/sockstat");
  for (std::string word; statistics >> word;) {
    double pages = 0;
    if (word == "mem" && statistics >> pages)
      return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1048576;
  }
  return 0;
}

bool is_cut_off(int connection) {
  pollfd state{connection, 0, 0};
  poll(&state, 1, 0);
  return (state.revents & (POLLHUP | POLLERR)) != 0;
}

void watch(int port, const std::string& code, const std::string& process, int count, int seconds) {
  const double before = memory(process, "VmRSS:");
  std::vector<int> watchers;
  for (int n = 0; n < count; ++n) {
    if (n >= at_once) std::this_thread::sleep_for(between_watchers);
    watchers.push_back(enter(port, code, "", false));
  }
  const int reader = enter(port, code, "", true);
  fmt::print("memory before       {:7.1f} MB\nwith {:3} watchers   {:7.1f} MB\n", before, count,
             memory(process, "VmRSS:"));

  const std::string sync = frame(R"({"t":"sync"})");
  std::vector<double> waits;
  double queued = 0;
  const auto end = Clock::now() + std::chrono::seconds(seconds);
  bool answered = true;
  for (auto ask = Clock::now(); answered && Clock::now() < end;) {
    if (Clock::now() >= ask) {
      for (const int watcher : watchers) write_all(watcher, sync);
      ask += between_asks;
    }
    const auto begin = Clock::now();
    write_all(reader, frame(R"({"t":"ping"})"));
    answered = read_until(reader, "\"pong\"").find("\"pong\"") != std::string::npos;
    waits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    queued = std::max(queued, system_queues());
    std::this_thread::sleep_for(between_looks);
  }
  std::ranges::sort(waits);
  const auto cut_off = std::ranges::count_if(watchers, is_cut_off);
  fmt::print("in the system most  {:7.1f} MB\n", queued);
  fmt::print("most memory         {:7.1f} MB\nwatchers cut off    {:5}\n", memory(process, "VmHWM:"),
             cut_off);
  fmt::print("a reader's ping     {:7.1f} ms at the median, {:.1f} ms at most\n", waits[waits.size() / 2],
             waits.back());
  if (!answered) fmt::print("                    and then no answer at all\n");
  for (const int watcher : watchers) close(watcher);
  close(reader);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("What watchers who read nothing cost a server on this machine.");
  std::string program = "build/release/muehle";
  int count = most_watchers;
  int seconds = 30;
  app.add_option("--server", program, "the muehle program to start")->capture_default_str();
  app.add_option("--watchers", count, "watchers")->check(CLI::Range(1, most_watchers))->capture_default_str();
  app.add_option("--seconds", seconds, "how long they ask")
      ->check(CLI::Range(1, most_seconds))
      ->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const rlimit files{4096, 4096};
  setrlimit(RLIMIT_NOFILE, &files);
  const TempFolder data;
  Result<Process> server = Process::start(
      fmt::format("exec '{}' serve --port 0 --behind-proxy --data '{}'", program, data.path().string()));
  if (!server) give_up(server.error().message);
  std::string line;
  if (server->read_line(line, Clock::now() + patience, 1000) != Process::Heard::line)
    give_up(program + " does not start");
  const int port = std::stoi(line.substr(line.rfind(':') + 1));
  std::string process;
  std::ifstream(data.path() / "lock") >> process;

  const std::string table = post(port, "/api/tables", R"({"rules":"brettspielnetz","colour":"white"})");
  const std::string code = field(table, "code");
  const std::string joined = post(port, "/api/tables/" + code + "/join", "{}");
  const std::size_t before_secret = 3 + code.size() + 1;  // "/r/<code>/"
  make_a_long_state(port, code, field(table, "return").substr(before_secret),
                    field(joined, "return").substr(before_secret));
  watch(port, code, process, count, seconds);
}
