// Runs `muehle serve` as people and supervisors do: starts it, asks it, stops it, kills it.
#include <arpa/inet.h>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "support/temp_folder.h"

namespace muehle::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string read_all(int file) {
  std::string text;
  std::array<char, 1024> bytes;
  for (ssize_t size = 0; (size = read(file, bytes.data(), bytes.size())) > 0;) {
    text.append(bytes.data(), static_cast<std::size_t>(size));
  }
  return text;
}

// The program at work, with its output in reach.
class Running {
 public:
  // `closed`: of its standard streams.
  explicit Running(std::vector<std::string> options, const std::vector<int>& closed = {}) {
    std::array<int, 2> out{};
    std::array<int, 2> err{};
    if (pipe2(out.data(), O_CLOEXEC) != 0 || pipe2(err.data(), O_CLOEXEC) != 0) abort();
    options.insert(options.begin(), {MUEHLE_PROGRAM, "serve"});
    std::vector<char*> arguments;
    for (std::string& option : options) arguments.push_back(option.data());
    arguments.push_back(nullptr);
    process_ = fork();
    if (process_ == 0) {
      dup2(out[1], STDOUT_FILENO);
      dup2(err[1], STDERR_FILENO);
      for (const int stream : closed) close(stream);
      execv(MUEHLE_PROGRAM, arguments.data());
      _exit(127);
    }
    close(out[1]);
    close(err[1]);
    out_ = out[0];
    err_ = err[0];
  }
  ~Running() {
    if (process_ != 0) end_with(SIGKILL);
    close(out_);
    close(err_);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  // The first line; empty when the program ended without one.
  std::string line() {
    std::string text;
    for (char c = 0; read(out_, &c, 1) == 1 && c != '\n';) text += c;
    return text;
  }
  std::string errors() { return read_all(err_); }
  void read_no_more() {
    close(std::exchange(out_, -1));
    close(std::exchange(err_, -1));
  }
  pid_t process() const { return process_; }
  // The exit status, or minus the signal that ended it.
  int wait() {
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  // As often as it takes; some of them count as the same one.
  int end_with_many(int signal) {
    int status = 0;
    while (waitpid(process_, &status, WNOHANG) == 0) kill(process_, signal);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  int end_with(int signal) {
    kill(process_, signal);
    return wait();
  }

 private:
  pid_t process_ = 0;
  int out_ = -1;
  int err_ = -1;
};

int port_in(const std::string& line) { return std::stoi(line.substr(line.rfind(':') + 1)); }

// The whole answer to a request on a connection of its own.
std::string ask(int port, const std::string& request_line, const std::string& body = "") {
  const int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    return "no connection";
  const std::string request =
      request_line +
      " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
      "\r\n\r\n" + body;
  const bool sent = write(connection, request.data(), request.size()) == static_cast<ssize_t>(request.size());
  std::string answer = sent ? read_all(connection) : "not sent";
  close(connection);
  return answer;
}

TEST(Serve, GoesOnWhenNobodyReadsItsLogAnyMore) {
  const TempFolder data;
  Running server({"--port", "0", "--data", data.path(), "--access-log", "on"});
  const int port = port_in(server.line());
  server.read_no_more();
  for (int times = 0; times < 3; ++times)
    EXPECT_THAT(ask(port, "GET /api/lobby"), StartsWith("HTTP/1.1 200 ")) << times;
  EXPECT_EQ(server.end_with(SIGTERM), 0);
}

TEST(Serve, WritesNoLogIntoItsFilesWhereItsStreamsAreClosed) {
  const TempFolder data;
  Running server({"--port", "0", "--data", data.path(), "--access-log", "on"}, {STDIN_FILENO, STDERR_FILENO});
  const int port = port_in(server.line());
  EXPECT_THAT(ask(port, "GET /api/lobby"), StartsWith("HTTP/1.1 200 "));
  std::ifstream lock(std::filesystem::path(data.path()) / "lock");
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(lock), {}), std::to_string(server.process()) + "\n");
  EXPECT_EQ(server.end_with(SIGTERM), 0);
}

TEST(Serve, ASecondSignalEndsItAtOnce) {
  const TempFolder data;
  Running server({"--port", "0", "--data", data.path(), "--drain-notice", "3600"});
  const int port = port_in(server.line());
  kill(server.process(), SIGTERM);
  while (ask(port, "GET /readyz").find("draining") == std::string::npos) {
  }
  EXPECT_THAT(ask(port, "POST /api/tables", R"({"rules":"strikt"})"), HasSubstr("201 Created"));
  // One of them may find it at its very end, when it is not heard any more.
  const int status = server.end_with_many(SIGTERM);
  EXPECT_TRUE(status == 0 || status == -SIGTERM) << status;
}

TEST(Serve, PrintsItsAddressAndStopsCleanlyOnASignal) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const TempFolder data;
    Running server({"--port", "0", "--data", data.path()});
    const std::string line = server.line();
    ASSERT_THAT(line, StartsWith("Open http://127.0.0.1:"));
    EXPECT_THAT(ask(port_in(line), "GET /healthz"), HasSubstr("\"ok\":true"));
    EXPECT_EQ(server.end_with(signal), 0);
  }
}

TEST(Serve, ATableThatWasAnsweredSurvivesAKill) {
  const TempFolder data;
  std::string code;
  {
    Running server({"--port", "0", "--data", data.path()});
    const std::string opened = ask(port_in(server.line()), "POST /api/tables", R"({"rules":"strikt"})");
    ASSERT_THAT(opened, StartsWith("HTTP/1.1 201"));
    code = opened.substr(opened.find("\"code\":\"") + 8, 12);
    EXPECT_EQ(server.end_with(SIGKILL), -SIGKILL);
  }
  Running server({"--port", "0", "--data", data.path()});
  EXPECT_THAT(ask(port_in(server.line()), "GET /api/tables/" + code), HasSubstr("\"rules\":\"strikt\""));
}

TEST(Serve, BuildsASmallDatabaseBesidesItsWork) {
  const TempFolder data;
  {
    Running server({"--port", "0", "--data", data.path()});
    const int port = port_in(server.line());
    std::string health;
    do {
      usleep(20'000);  // leaves it a processor
      health = ask(port, "GET /healthz");
    } while (health.find("\"building\":true") != std::string::npos);
    EXPECT_THAT(health, HasSubstr(R"("database":{"sectors":12,"building":false})"));
    EXPECT_EQ(server.end_with(SIGTERM), 0);
  }
  EXPECT_TRUE(std::filesystem::exists(data.path() / "db/exception_all_in_mills-fly3/moving-4-4.plies"));
  Running again({"--port", "0", "--data", data.path()});
  EXPECT_THAT(ask(port_in(again.line()), "GET /healthz"),
              HasSubstr(R"("database":{"sectors":12,"building":false})"));
}

TEST(Serve, RefusesATakenPortAndATakenFolder) {
  const TempFolder data;
  const TempFolder other;
  Running server({"--port", "0", "--data", data.path()});
  const std::string port = std::to_string(port_in(server.line()));

  Running same_port({"--port", port, "--data", other.path()});
  EXPECT_EQ(same_port.line(), "");
  EXPECT_THAT(same_port.errors(), HasSubstr("port " + port + " on 127.0.0.1 is taken"));
  EXPECT_EQ(same_port.wait(), 1);

  Running same_folder({"--port", "0", "--data", data.path()});
  EXPECT_EQ(same_folder.line(), "");
  EXPECT_THAT(same_folder.errors(), HasSubstr("a muehle server"));
  EXPECT_EQ(same_folder.wait(), 1);
}

TEST(Serve, WarnsOfAFolderThatOthersGetInto) {
  const TempFolder data;
  for (const bool open : {true, false}) {
    std::filesystem::permissions(data.path(), static_cast<std::filesystem::perms>(open ? 0755 : 0700));
    Running server({"--port", "0", "--data", data.path()});
    EXPECT_THAT(server.line(), StartsWith("Open "));
    EXPECT_EQ(server.end_with(SIGTERM), 0);
    const std::string errors = server.errors();
    EXPECT_EQ(errors.find("chmod 700 " + data.path().string()) != std::string::npos, open) << errors;
  }
}

TEST(Serve, RefusesTheFolderOfOneRuleSet) {
  const TempFolder data;
  const std::filesystem::path inside = data.path() / "db" / "exception_all_in_mills-fly3";
  std::filesystem::create_directories(inside);
  std::ofstream(inside / "moving-3-3.wdl") << "x";
  Running server({"--port", "0", "--data", data.path(), "--db", inside});
  EXPECT_EQ(server.line(), "");
  EXPECT_EQ(server.wait(), 2);
  EXPECT_THAT(server.errors(), HasSubstr("give the one it lies in, " + (data.path() / "db").string()));
}

TEST(Serve, RefusesWhatAHostCannotMean) {
  const TempFolder data;
  const std::string latin = data.path() / "latin.txt";
  std::ofstream(latin) << "M\xfchlenverein";
  const std::string empty = data.path() / "empty.txt";
  std::ofstream(empty) << " \n";
  const std::string large = data.path() / "large.txt";
  std::ofstream(large) << std::string(65'537, 'a');
  const struct {
    std::vector<std::string> options;
    const char* what;
  } rows[] = {
      {{"--registration", "yes"}, "--registration is open, invited or closed, not `yes`"},
      {{"--registration", "invited", "--no-registration"}, "--no-registration means --registration closed"},
      {{"--guests", "maybe"}, "--guests is yes or no, not `maybe`"},
      {{"--rules", "schach"}, "--rules is the name of a preset (standard, "},
      {{"--imprint", latin}, "no UTF-8 from byte 2 on"},
      {{"--privacy", empty}, "it is empty"},
      {{"--imprint", large}, "64 KB"},
      {{"--imprint", data.path() / "none.txt"}, "none.txt"},
      {{"--reserved-names", latin}, "no UTF-8"},
  };
  for (const auto& row : rows) {
    std::vector<std::string> options{"--port", "0", "--data", data.path() / "games"};
    options.insert(options.end(), row.options.begin(), row.options.end());
    Running server(options);
    EXPECT_EQ(server.line(), "") << row.what;
    EXPECT_EQ(server.wait(), 2) << row.what;
    EXPECT_THAT(server.errors(), HasSubstr(row.what));
  }
  EXPECT_FALSE(std::filesystem::exists(data.path() / "games")) << "nothing was made";
}

TEST(Serve, RefusesMailThatCannotBeSent) {
  const TempFolder data;
  const std::string secret = data.path() / "password.txt";
  std::ofstream(secret) << "geheim\n";
  const std::string lines = data.path() / "lines.txt";
  std::ofstream(lines) << "geheim\nund mehr\n";
  const std::string url = "smtp://127.0.0.1:25";
  const std::string from = "muehle@club.example";
  const std::string place = "https://muehle.example";
  const struct {
    std::vector<std::string> options;
    const char* what;
  } rows[] = {
      {{"--smtp-url", url}, "--smtp-url needs --mail-from"},
      {{"--smtp-url", url, "--mail-from", from}, "--smtp-url needs --public-url"},
      {{"--mail-from", from}, "give it --smtp-url"},
      {{"--smtp-user", "club", "--smtp-password-file", secret}, "give it --smtp-url"},
      {{"--smtp-url", "mail.example.org", "--mail-from", from, "--public-url", place},
       "--smtp-url: `mail.example.org` is no address of a mail server"},
      {{"--smtp-url", url, "--mail-from", "muehle", "--public-url", place},
       "--mail-from `muehle`: a mail address is wanted"},
      {{"--smtp-url", url, "--mail-from", from, "--public-url", "muehle.example"},
       "--public-url: `muehle.example` is not where a server is found"},
      {{"--public-url", "https://muehle.example/spiel/"}, "is not where a server is found"},
      {{"--smtp-url", url, "--mail-from", from, "--public-url", place, "--smtp-user", "club"},
       "--smtp-user and --smtp-password-file go together"},
      {{"--smtp-url", url, "--mail-from", from, "--public-url", place, "--smtp-password-file", secret},
       "--smtp-user and --smtp-password-file go together"},
      {{"--smtp-url", url, "--mail-from", from, "--public-url", place, "--smtp-user", "club",
        "--smtp-password-file", lines},
       "it has the password on one line"},
      {{"--smtp-url", url, "--mail-from", from, "--public-url", place, "--smtp-user", "club",
        "--smtp-password-file", data.path() / "none.txt"},
       "none.txt"},
  };
  for (const auto& row : rows) {
    std::vector<std::string> options{"--port", "0", "--data", data.path() / "games"};
    options.insert(options.end(), row.options.begin(), row.options.end());
    Running server(options);
    EXPECT_EQ(server.line(), "") << row.what;
    EXPECT_EQ(server.wait(), 2) << row.what;
    const std::string errors = server.errors();
    EXPECT_THAT(errors, HasSubstr(row.what));
    EXPECT_EQ(errors.find("geheim"), std::string::npos) << "no password is said";
  }
  EXPECT_FALSE(std::filesystem::exists(data.path() / "games")) << "nothing was made";
}

TEST(Serve, SendsMailWhereTheHostSaysHow) {
  const TempFolder data;
  const std::string secret = data.path() / "password.txt";
  std::ofstream(secret) << "geheim\n";
  Running server({"--port", "0", "--data", data.path() / "games", "--smtp-url", "smtp://127.0.0.1:25",
                  "--mail-from", "muehle@club.example", "--public-url", "https://muehle.example/",
                  "--smtp-user", "club", "--smtp-password-file", secret});
  const int port = port_in(server.line());
  EXPECT_THAT(ask(port, "GET /api/me"), HasSubstr(R"("mail":true)"));
  EXPECT_EQ(server.end_with(SIGTERM), 0);
}

TEST(Serve, TellsWhatTheHostHasDecided) {
  const TempFolder data;
  const std::string imprint = data.path() / "imprint.txt";
  std::ofstream(imprint) << "Mühlenverein\n";
  const std::string names = data.path() / "names.txt";
  std::ofstream(names) << "Kassenwart\n";
  Running server({"--port", "0", "--data", data.path() / "games", "--no-registration", "--guests", "no",
                  "--rules", "strikt", "--imprint", imprint, "--reserved-names", names});
  const int port = port_in(server.line());
  EXPECT_THAT(ask(port, "GET /api/me"),
              HasSubstr(R"("site":{"registration":"closed","guests":false,"rules":"strikt","imprint":true)"));
  EXPECT_THAT(ask(port, "GET /api/site/imprint"), HasSubstr("Mühlenverein"));
  EXPECT_THAT(ask(port, "POST /api/me", R"({"name":"kassenwart"})"), HasSubstr("name_reserved"));
}

TEST(Serve, TakesItsSettingsFromAFile) {
  const TempFolder data;
  const std::string file = data.path() / "muehle.conf";
  std::ofstream(file) << "port = 0\ndata = " << (data.path() / "games").string()
                      << "\nregistration = closed\nguests = no\nallow-host = muehle.example\n";
  Running server({"--config", file, "--guests", "yes"});
  const int port = port_in(server.line());
  EXPECT_THAT(ask(port, "GET /api/me"), HasSubstr(R"("site":{"registration":"closed","guests":true)"));
  EXPECT_TRUE(std::filesystem::exists(data.path() / "games" / "games.sqlite"));
  EXPECT_EQ(server.end_with(SIGTERM), 0);
}

TEST(Serve, TakesTextsWithAByteOrderMark) {
  const TempFolder data;
  const std::string mark = "\xef\xbb\xbf";
  const std::string file = data.path() / "muehle.conf";
  const std::string secret = data.path() / "password.txt";
  std::ofstream(secret) << mark << "geheim\r\n";
  std::ofstream(file) << mark
                      << "port = 0\r\nsmtp-url = smtp://127.0.0.1:25\nmail-from = muehle@club.example\n"
                      << "public-url = https://muehle.example\nsmtp-user = club\nsmtp-password-file = "
                      << secret << "\n";
  Running server({"--config", file, "--data", data.path() / "games"});
  EXPECT_THAT(server.line(), StartsWith("Open "));
  EXPECT_EQ(server.end_with(SIGTERM), 0);
}

TEST(Serve, TakesAnAddressInBrackets) {
  const TempFolder data;
  Running server({"--port", "0", "--host", "[127.0.0.1]", "--data", data.path()});
  EXPECT_THAT(server.line(), StartsWith("Open http://127.0.0.1:"));
}

TEST(Serve, LogsAsItIsTold) {
  const TempFolder data;
  Running server({"--port", "0", "--data", data.path() / "games", "--log-format", "json", "--log-level",
                  "info", "--access-log", "on"});
  const int port = port_in(server.line());
  EXPECT_THAT(ask(port, "GET /api/me?secret=1"), HasSubstr("X-Request-Id: "));
  EXPECT_EQ(server.end_with(SIGTERM), 0);
  const std::string log = server.errors();
  EXPECT_THAT(log, HasSubstr(R"("level":"info","message":"stopped"})"));
  EXPECT_THAT(log, HasSubstr(R"("method":"GET","route":"/api/me","status":200,"duration_ms":)"));
  EXPECT_EQ(log.find("secret"), std::string::npos) << log;

  Running quiet({"--port", "0", "--data", data.path() / "games", "--log-level", "error"});
  EXPECT_THAT(ask(port_in(quiet.line()), "GET /api/me"), HasSubstr("200 OK"));
  EXPECT_EQ(quiet.end_with(SIGTERM), 0);
  EXPECT_EQ(quiet.errors(), "");
}

TEST(Serve, RefusesAHostThatIsNotThisMachine) {
  const TempFolder data;
  Running server({"--port", "0", "--host", "203.0.113.1", "--data", data.path()});
  EXPECT_THAT(server.errors(), HasSubstr("cannot listen on 203.0.113.1"));
  EXPECT_EQ(server.wait(), 1);
}

}  // namespace
}  // namespace muehle::cli
