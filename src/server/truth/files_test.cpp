// The files of a database over HTTP, whole and in stretches.
#include "server/truth/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <thread>

#include "perfect/format.h"
#include "server/process/server.h"
#include "server/testing/test_client.h"
#include "storage/test_place.h"
#include "support/temp_folder.h"

namespace muehle::server {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using ::testing::HasSubstr;

constexpr perfect::RulesKey key{};
const std::string folder_path = "/db/" + perfect::folder_name(key);
constexpr std::size_t size = 700'001;  // several pieces of what is sent at once

// A whole file by its header. Nobody looks behind that here; `seed` makes another one of it.
std::string database_file(const perfect::Sector& sector, std::size_t bytes, std::uint64_t seed = 1) {
  perfect::Header header{};
  header.sector = sector;
  header.content = perfect::Content::wdl;
  header.key = key;
  header.file_size = bytes;
  header.model_length = 12;
  header.model_checksum = seed;
  header.table_checksum = 0xABCDEF;
  const std::vector<std::uint8_t> head = perfect::to_bytes(header);
  std::string file(head.begin(), head.end());
  for (std::size_t n = file.size(); n < bytes; ++n) file += static_cast<char>(n * 7 + n / 251);
  return file;
}

class FilesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    write("moving-3-3.wdl", whole_);
    ServerOptions options;
    options.site.password_cost = least_password_cost;
    options.port = 0;
    options.assets = {};
    options.database_folder = (folder_.path() / "db").string();
    options.manifest_lasts = std::chrono::milliseconds(0);
    store_ = place_.open();
    server_ = Server::listen(options, *store_).value();
    thread_ = std::thread([this] { server_->run(); });
  }
  void TearDown() override {
    server_->stop();
    thread_.join();
    store_.reset();
    server_.reset();
  }

  void write(const std::string& name, const std::string& bytes) {
    const fs::path path = folder_.path() / "db" / perfect::folder_name(key);
    fs::create_directories(path);
    std::ofstream(path / name, std::ios::binary) << bytes;
  }
  HttpReply ask(const std::string& path, const Headers& headers = {}, const std::string& method = "GET") {
    return http_ask(server_->port(), method, path, "", headers);
  }
  HttpReply stretch(const std::string& range, const Headers& more = {}) {
    Headers headers = more;
    headers.emplace_back("Range", range);
    return ask(folder_path + "/moving-3-3.wdl", headers);
  }

  const std::string whole_ = database_file({18, 3, 3}, size);
  TempFolder folder_;
  TestPlace place_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

TEST_F(FilesTest, AreSentWhole) {
  const HttpReply file = ask(folder_path + "/moving-3-3.wdl");
  EXPECT_EQ(file.status, 200);
  EXPECT_TRUE(file.body == whole_);
  EXPECT_EQ(file.header("ETag"), "\"00000000000000010000000000abcdef\"");
  EXPECT_EQ(file.header("Accept-Ranges"), "bytes");
  EXPECT_EQ(file.header("Access-Control-Allow-Origin"), "*");
  EXPECT_THAT(file.header("Access-Control-Expose-Headers"), HasSubstr("Content-Range"));
  const HttpReply head = ask(folder_path + "/moving-3-3.wdl", {{"Range", "bytes=0-9"}}, "HEAD");
  EXPECT_EQ(head.status, 200) << "only GET knows ranges";
  EXPECT_EQ(head.header("Content-Length"), std::to_string(size));
  EXPECT_EQ(ask(folder_path + "/moving-3-3.wdl", {{"If-None-Match", file.header("ETag")}}).status, 304);
  EXPECT_EQ(ask(folder_path + "/moving-3-3.wdl", {}, "POST").status, 405);
}

TEST_F(FilesTest, AreSentInStretches) {
  const HttpReply some = stretch("bytes=300000-600000");
  EXPECT_EQ(some.status, 206);
  EXPECT_EQ(some.header("Content-Range"), "bytes 300000-600000/700001");
  EXPECT_TRUE(some.body == whole_.substr(300'000, 300'001));
  EXPECT_TRUE(stretch("bytes=700000-").body == whole_.substr(700'000));
  EXPECT_TRUE(stretch("bytes=-5").body == whole_.substr(size - 5));
  const HttpReply beyond = stretch("bytes=700001-");
  EXPECT_EQ(beyond.status, 416);
  EXPECT_EQ(beyond.header("Content-Range"), "bytes */700001");
  const HttpReply question = ask(folder_path + "/moving-3-3.wdl", {}, "OPTIONS");
  EXPECT_EQ(question.status, 204);
  EXPECT_THAT(question.header("Access-Control-Allow-Headers"), HasSubstr("Range"));
}

// Stretches of two files are never put together.
TEST_F(FilesTest, AreSentWholeWhereTheyHaveChanged) {
  const Headers known = {{"If-Range", ask(folder_path + "/moving-3-3.wdl").header("ETag")}};
  EXPECT_EQ(stretch("bytes=0-9", known).status, 206);
  const std::string other = database_file({18, 3, 3}, 1000, 2);
  write("moving-3-3.wdl", other);
  const HttpReply changed = stretch("bytes=0-9", known);
  EXPECT_EQ(changed.status, 200);
  EXPECT_TRUE(changed.body == other);
}

TEST_F(FilesTest, AreListed) {
  write("moving-4-3.wdl", "half a file");
  write("notes.txt", "none at all");
  const auto listed = [&] { return json::parse(ask("/db/manifest.json").body).at("databases").as_array(); };
  EXPECT_TRUE(json::parse(ask("/db/manifest.json").body).at("values").as_bool());
  json::array databases = listed();
  ASSERT_EQ(databases.size(), 1);
  EXPECT_EQ(databases[0].at("folder").as_string(), perfect::folder_name(key));
  EXPECT_EQ(
      json::serialize(databases[0].at("files")),
      R"([{"name":"moving-3-3.wdl","bytes":700001,"model":12,"checksum":"00000000000000010000000000abcdef"}])");
  const std::string tag = ask("/db/manifest.json").header("ETag");
  EXPECT_EQ(ask("/db/manifest.json", {{"If-None-Match", tag}}).status, 304);
  write("moving-3-4.wdl", database_file({18, 3, 4}, 100));
  databases = listed();
  EXPECT_EQ(databases[0].at("files").as_array().size(), 2) << "without a restart";
  EXPECT_EQ(ask("/db/manifest.json", {{"If-None-Match", tag}}).status, 200);
}

TEST_F(FilesTest, AreOnlyThoseOfDatabases) {
  write("moving-4-3.wdl", "half a file");
  write("lock", "");
  for (const std::string& path :
       {folder_path + "/moving-4-3.wdl", folder_path + "/lock", folder_path + "/moving-5-5.wdl", folder_path,
        folder_path + "/", folder_path + "/../../muehle.sqlite", folder_path + "/%2e%2e/x",
        std::string("/db/"), std::string("/db/../games.sqlite"), std::string("/db/other/moving-3-3.wdl")}) {
    const HttpReply reply = ask(path);
    EXPECT_EQ(reply.status, 404) << path;
    EXPECT_THAT(reply.body, HasSubstr("manifest.json")) << path;
  }
}

TEST(Places, AreAddressesOfFolders) {
  EXPECT_EQ(parse_place("https://example.org/db/").value(), "https://example.org/db/");
  EXPECT_EQ(parse_place("http://[::1]:8080/db").value(), "http://[::1]:8080/db/");
  for (const std::string_view bad :
       {"", "/db/", "example.org/db/", "https://", "https:///db/", "ftp://example.org/",
        "https://a.org/ https://b.org/", "https://a.org/;script-src", "https://a.org/'x"}) {
    const auto place = parse_place(bad);
    ASSERT_FALSE(place) << bad;
    EXPECT_THAT(place.error().message, HasSubstr("https://example.org/db/")) << bad;
  }
}

TEST(Places, AreNamedInTheManifest) {
  const std::vector<std::string> places{"https://example.org/db/"};
  EXPECT_EQ(json::serialize(json::parse(manifest_of({}, false, places)).at("elsewhere")),
            R"(["https://example.org/db/"])");
  EXPECT_FALSE(json::parse(manifest_of({}, false, {})).as_object().contains("elsewhere"));
}

TEST(Ranges, AreReadAsTheStandardSays) {
  struct Case {
    std::string_view range;
    int status;
    std::uint64_t first;
    std::uint64_t length;
  };
  for (const Case& one :
       {Case{"bytes=0-0", 206, 0, 1}, Case{"bytes=10-", 206, 10, 90}, Case{"bytes=10-1000", 206, 10, 90},
        Case{"bytes=-30", 206, 70, 30}, Case{"bytes=-300", 206, 0, 100}, Case{"bytes=99-99", 206, 99, 1},
        Case{"bytes=100-", 416, 0, 0}, Case{"bytes=-0", 416, 0, 0}, Case{"", 200, 0, 100},
        Case{"bytes=", 200, 0, 100}, Case{"bytes=-", 200, 0, 100}, Case{"bytes=5-4", 200, 0, 100},
        Case{"bytes=0-1,5-6", 200, 0, 100}, Case{"bytes=+1-2", 200, 0, 100}, Case{"bytes=a-b", 200, 0, 100},
        Case{"lines=0-1", 200, 0, 100}, Case{"bytes=99999999999999999999-", 200, 0, 100}}) {
    const net::RangeAnswer answer = net::range_of(one.range, 100);
    EXPECT_EQ(answer.status, one.status) << one.range;
    EXPECT_EQ(answer.first, one.first) << one.range;
    EXPECT_EQ(answer.length, one.length) << one.range;
  }
  EXPECT_EQ(net::range_of("bytes=0-", 0).status, 416);
}

}  // namespace
}  // namespace muehle::server
