#include "child.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "figures.h"

namespace muehle::load {
namespace {

constexpr std::chrono::seconds patience{120};

// Asks the way anything asks that watches over a server.
bool is_healthy(std::uint16_t port) {
  const int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  std::string answer(15, ' ');  // HTTP/1.1 200 OK
  if (connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
    const std::string ask = "GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    if (send(connection, ask.data(), ask.size(), MSG_NOSIGNAL) > 0)
      recv(connection, answer.data(), answer.size(), MSG_WAITALL);
  }
  close(connection);
  return answer == "HTTP/1.1 200 OK";
}

// Seconds.
double time_in(const std::string& file) {
  std::ifstream stat(file);
  std::string word;
  double ticks = 0;
  for (int field = 1; stat >> word; ++field) {
    if (field == 14 || field == 15) ticks += std::stod(word);  // in user mode, in the system
  }
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace

void give_up(const std::string& why) {
  fmt::print(stderr, "load_bench: {}\n", why);
  std::exit(1);
}

Child::Child(std::string program, GamesPlace place, std::string options)
    : program_(std::move(program)), place_(std::move(place)), options_(std::move(options)) {}

double Child::start() {
  const auto begin = Steady::now();
  Result<Process> started = Process::start(
      fmt::format("exec '{}' serve --port {} --data '{}' {} {}", program_, port_, place_.folder.string(),
                  place_.in_file() ? "" : "--database '" + place_.database + "'", options_));
  if (!started) give_up(started.error().message);
  process_ = *std::move(started);
  std::string line;
  if (process_->read_line(line, Steady::now() + patience, 1000) != Process::Heard::line)
    give_up(program_ + " does not start: " + process_->describe_end());
  port_ = static_cast<std::uint16_t>(std::stoi(line.substr(line.rfind(':') + 1)));
  while (!is_healthy(port_)) {
    if (Steady::now() > begin + patience) give_up(program_ + " does not answer");
    std::this_thread::sleep_for(milliseconds(2));
  }
  const double time = ms_since(begin);
  std::ifstream(place_.folder / "lock") >> pid_;
  return time;
}

void Child::kill() {
  ::kill(pid_, SIGKILL);
  process_.reset();
}

void Child::stop() {
  ::kill(pid_, SIGTERM);
  process_->wait_for_end(patience);
  process_.reset();
}

double Child::memory(const std::string& name) const {
  std::ifstream status(fmt::format("/proc/{}/status", pid_));
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with(name + ":")) return std::stod(line.substr(name.size() + 1)) / 1024;
  }
  return 0;
}

double Child::processor_time() const { return time_in(fmt::format("/proc/{}/stat", pid_)); }

// It is the first one.
double Child::io_time() const { return time_in(fmt::format("/proc/{}/task/{}/stat", pid_, pid_)); }

void Usage::print(double seconds) const {
  fmt::print("the I/O thread used         {:>9.1f} % of one processor\n",
             100 * (server_.io_time() - io_) / seconds);
  fmt::print("the server used             {:>9.1f} % of one processor, {:.0f} MB; {}\n",
             100 * (server_.processor_time() - all_) / seconds, server_.memory("VmRSS"), load_of_machine());
}

Children::Children(const std::string& program, const GamesPlace& place, const std::string& options, int count)
    : folders_(static_cast<std::size_t>(count)) {
  if (count > 1 && place.in_file())
    give_up("several servers need a database: run it under tools/on-postgres");
  for (const TempFolder& folder : folders_) {
    const GamesPlace own{all.empty() ? place.folder : folder.path(), place.database};
    all.push_back(std::make_unique<Child>(program, own, options));
    all.back()->start();
  }
}

Servers Children::endpoints() const {
  Servers endpoints;
  for (const auto& child : all)
    endpoints.emplace_back(boost::asio::ip::address_v4::loopback(), child->port());
  return endpoints;
}

double Children::processor_time() const {
  double sum = 0;
  for (const auto& child : all) sum += child->processor_time();
  return sum;
}

double Children::memory(const std::string& line) const {
  double sum = 0;
  for (const auto& child : all) sum += child->memory(line);
  return sum;
}

void Children::stop() {
  for (const auto& child : all) child->stop();
}

std::string load_of_machine() {
  std::string load;
  std::ifstream("/proc/loadavg") >> load;
  return "load " + load;
}

}  // namespace muehle::load
