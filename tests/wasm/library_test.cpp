// The solved game as the page reads it: piece by piece, from files that lie elsewhere.
#include "wasm/library.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_to.hpp>

#include "perfect/format.h"
#include "perfect/rated_moves.h"
#include "perfect/sector_file.h"
#include "perfect/slots.h"
#include "review/json.h"
#include "review/values.h"
#include "rules/notation.h"
#include "support/random_position.h"
#include "support/small_database.h"
#include "wasm/request.h"

namespace muehle::wasm {
namespace {

namespace json = boost::json;
using testing_support::DatabaseFiles;

constexpr int stones = 8;
const std::string folder = perfect::folder_name({});

const DatabaseFiles& files() {
  static const DatabaseFiles made = testing_support::make_small_files({}, stones);
  return made;
}

std::uint64_t model_of(const std::vector<std::uint8_t>& file) {
  return perfect::parse_header(std::span(file).first(perfect::header_bytes))->model_length;
}

// Brings what is missing until there is an answer.
class Client {
 public:
  // `most_bytes`: that the library keeps; none: as many as it does for a page.
  explicit Client(DatabaseFiles files, std::optional<std::uint64_t> most_bytes = {})
      : files_(std::move(files)), library_(most_bytes ? Library(*most_bytes) : Library()) {
    std::string request = "expect\n" + folder;
    for (const auto& [name, file] : files_)
      request += "\n" + name + " " + std::to_string(file.size()) + " " + std::to_string(model_of(file));
    EXPECT_EQ(desk_.answer(request), "{}");
  }

  json::object ask(const std::string& request, const std::string& again) {
    rounds = 0;
    std::string now = request;
    while (true) {
      const json::object answer = json::parse(desk_.answer(now)).as_object();
      if (!answer.contains("missing")) return answer;
      const json::array& missing = answer.at("missing").as_array();
      EXPECT_FALSE(missing.empty());
      for (const json::value& piece : missing) give(piece.as_object());
      now = again;
      if (++rounds > 100) return {};
    }
  }
  json::object ask(const std::string& request) { return ask(request, request); }

  Desk& desk() { return desk_; }
  int rounds = 0;
  std::size_t bytes = 0;

 private:
  void give(const json::object& piece) {
    const std::string name(piece.at("file").as_string());
    const auto offset = static_cast<std::size_t>(piece.at("offset").as_int64());
    const auto length = static_cast<std::size_t>(piece.at("length").as_int64());
    ASSERT_EQ(piece.at("folder").as_string(), folder);
    const std::vector<std::uint8_t>& file = files_.at(name);
    ASSERT_LE(offset + length, file.size());
    bytes += length;
    std::string request = "give\n" + folder + "\n" + name + "\n" + std::to_string(offset) + "\n";
    request.append(reinterpret_cast<const char*>(file.data()) + offset, length);
    EXPECT_EQ(desk_.answer(request), "{}");
  }

  DatabaseFiles files_;
  Library library_;
  Desk desk_{[this](std::string_view verb, std::string_view arguments, const Game& game) {
    return library_.answer(verb, arguments, game);
  }};
};

std::string code_of(const std::string& answer) {
  const json::object object = json::parse(answer).as_object();
  return object.contains("error") ? std::string(object.at("error").at("code").as_string()) : "";
}

json::object truth_of(const Position& position) {
  static const perfect::Database database = testing_support::open_files({}, files());
  static const auto probe = perfect::make_probe(database);
  return json::parse(review::values_json(*probe->answer(position),
                                         *review::moves_by_value(*probe, position, RuleSet{})))
      .as_object();
}

TEST(Library, TellsTheSameAsAllFilesTogether) {
  Client client(files());
  Random random(1);
  for (int n = 0; n < 100; ++n) {
    const Position position = testing_support::random_moving_position(random, stones);
    const json::object answer = client.ask("values\nstandard\n" + to_text(position));
    EXPECT_EQ(answer.at("values").at(0), json::value(truth_of(position))) << to_text(position);
    // What stands before the pages, values, and distances where it takes them.
    EXPECT_LE(client.rounds, 3) << to_text(position);
  }
}

TEST(Library, AsksForNothingTwice) {
  Client client(files());
  Random random(2);
  const std::string position = to_text(testing_support::random_moving_position(random, stones));
  client.ask("values\nstandard\n" + position);
  EXPECT_GT(client.rounds, 0);
  client.ask("values\nstandard\n" + position);
  EXPECT_EQ(client.rounds, 0);
}

TEST(Library, ReadsAPieceAndNotTheFile) {
  Client client(files());
  Random random(3);
  std::size_t all = 0;
  for (const auto& [name, bytes] : files()) all += bytes.size();
  client.ask("values\nstandard\n" + to_text(testing_support::random_moving_position(random, stones)));
  EXPECT_LT(client.bytes, all / 2);
}

TEST(Library, KnowsNothingOfWhatHasNoFile) {
  Client client(files());
  const json::object answer = client.ask("values\nstandard\n........................ w 9 9");
  EXPECT_TRUE(answer.at("values").at(0).is_null());
  EXPECT_EQ(code_of(client.desk().answer("values\nstandard,flyAt=never\n........................ w 9 9")),
            "absent");
}

TEST(Library, SaysWhichFilesAreMissing) {
  Client client(files());
  const auto missing = [&](const std::string& position) {
    return client.desk().answer("missing\nstandard\n" + position);
  };
  EXPECT_EQ(missing("WW.W.................BBB w 0 0"), R"({"files":[]})");
  // Made of those of its moves, in which Black may have lost a stone.
  EXPECT_EQ(missing("WWWWWW...............BBB w 0 0"), R"({"files":["moving-3-6.wdl","moving-3-6.plies"]})");
  EXPECT_EQ(missing("........................ w 9 9"), R"({"files":["placing-0-0-0.wdl"]})");
  EXPECT_EQ(missing("WWW..................BB. w 0 0"), R"({"files":[]})");  // over
  EXPECT_EQ(code_of(missing("B....................... w 7 7")), "outside");
  EXPECT_EQ(code_of(missing("WWW w 7 7")), "bad_position");
  EXPECT_EQ(code_of(client.desk().answer("missing\nflyAt\nWWW")), "bad_rules");
  EXPECT_EQ(code_of(client.desk().answer("missing\nstandard,flyAt=never\n........................ w 9 9")),
            "absent");
}

TEST(Library, SaysWhichSectorsItKnows) {
  Client client(files());
  const json::object answer = client.ask("sectors\nstandard");
  const json::array& sectors = answer.at("sectors").as_array();
  ASSERT_EQ(sectors.size(), perfect::all_sectors().size());
  EXPECT_EQ(json::serialize(sectors.front()),
            R"({"name":"placing-0-0-0","slots":1,"values":false,"plies":false})");
  const auto known = [&](std::string_view name) {
    const auto found = std::ranges::find(
        sectors, name, [](const json::value& one) { return std::string_view(one.at("name").as_string()); });
    return found->at("values").as_bool() && found->at("plies").as_bool();
  };
  EXPECT_TRUE(known("moving-3-4"));
  EXPECT_TRUE(known("moving-4-3")) << "worked out from the other one";
  EXPECT_FALSE(known("moving-4-5"));
}

std::vector<int> numbers(const json::value& array) { return json::value_to<std::vector<int>>(array); }

// Of a stored one and of one that is worked out, at both ends and in the middle.
TEST(Library, TellsTheSlotsOfASectorAsAllFilesTogether) {
  static const perfect::Database database = testing_support::open_files({}, files());
  const auto probe = perfect::make_probe(database);
  for (const std::string_view name : {"moving-3-4", "moving-4-3"}) {
    const perfect::Sector sector = *perfect::sector_called(name);
    const std::uint64_t all = shape_of(sector).slots();
    constexpr std::size_t count = 700;
    Client client(files());
    for (const std::uint64_t first : {std::uint64_t{0}, all / 2 - 5, all - count}) {
      std::vector<perfect::SlotValue> values(count);
      std::vector<perfect::SlotPlies> plies(count);
      ASSERT_TRUE(perfect::read_slots(database, *probe, sector, first, count, values.data(), plies.data()));
      std::vector<int> once;
      json::array positions;
      perfect::visit_slots(sector, first, count, [&](std::size_t, const Position& position, bool counts) {
        once.push_back(counts ? 1 : 0);
        positions.emplace_back(to_text(position));
      });
      const std::string request = "slots\nstandard\n" + std::string(name) + "\n" + std::to_string(first) +
                                  "\n" + std::to_string(count);
      const json::object answer = client.ask(request + "\npositions");
      EXPECT_EQ(numbers(answer.at("values")), std::vector<int>(values.begin(), values.end())) << request;
      EXPECT_EQ(numbers(answer.at("plies")), std::vector<int>(plies.begin(), plies.end())) << request;
      EXPECT_EQ(numbers(answer.at("once")), once) << request;
      EXPECT_EQ(answer.at("positions").as_array(), positions) << request;
      EXPECT_TRUE(client.ask(request).at("positions").as_array().empty());
      EXPECT_EQ(client.rounds, 0) << "all of it is at hand by now";
    }
  }
}

TEST(Library, ReadsOfASectorOnlyTheStretch) {
  Client client(files());
  client.ask("slots\nstandard\nmoving-4-4\n0\n1");
  EXPECT_LT(client.bytes, files().at("moving-4-4.wdl").size() + files().at("moving-4-4.plies").size());
  EXPECT_EQ(client.rounds, 2) << "what stands before the pages, and a page of each file";
}

TEST(Library, RefusesSlotsThatThereAreNot) {
  Client client(files());
  const std::string size = std::to_string(shape_of(*perfect::sector_called("moving-3-3")).slots());
  for (const auto& [request, code] : std::vector<std::pair<std::string, std::string>>{
           {"nonsense\nmoving-3-3\n0\n1", "bad_rules"},
           {"standard,millProtection=strict\nmoving-3-3\n0\n1", "absent"},
           {"standard\nmoving-3-30\n0\n1", "bad_sector"},
           {"standard\nmoving-3-3\n0\n", "bad_stretch"},
           {"standard\nmoving-3-3\n" + size + "\n1", "bad_stretch"},
           {"standard\nmoving-3-3\n" + size + "\n0", ""},
           {"standard\nmoving-4-5\n0\n1", "missing"},
           {"standard\nplacing-17-8-9\n0\n1", "missing"},
       }) {
    EXPECT_EQ(code_of(client.desk().answer("slots\n" + request)), code) << request;
  }
  EXPECT_EQ(code_of(client.desk().answer("sectors\nnonsense")), "bad_rules");
  EXPECT_EQ(code_of(client.desk().answer("sectors\nstandard,flyAt=never")), "absent");
}

TEST(Library, ReviewsAGame) {
  Client client(files());
  Random random(4);
  const std::string start = to_text(testing_support::random_moving_position(random, stones));
  Position position = parse_start(start)->position;
  std::string game = "open\nstandard\n" + start;
  for (int n = 0; n < 12 && board_state(position, {}).ongoing(); ++n) {
    const auto moves = legal_moves(position, {});
    const Move move = moves.begin()[random.below(static_cast<int>(moves.size()))];
    game += "\nmove " + to_text(move);
    position = position.after(move);
  }
  ASSERT_EQ(code_of(client.desk().answer(game)), "");
  const json::object review = client.ask("review_by_values\nagain", "review_by_values");
  const json::array& moves = review.at("moves").as_array();
  ASSERT_FALSE(moves.empty());
  EXPECT_EQ(review.at("exact_moves").as_int64(), static_cast<std::int64_t>(moves.size()));
  const json::value& first = moves.at(0).at("best");
  const json::object truth = truth_of(parse_start(start)->position);
  EXPECT_EQ(first.at("value"), truth.at("value"));
  EXPECT_EQ(first.at("plies"), truth.at("plies"));
}

TEST(Library, SaysWhatIsDamaged) {
  const std::string name = "moving-3-4.wdl";
  const std::string position = to_text(parse_start("WWW.....BBB.....B....... w 0 0")->position);
  const std::size_t model = model_of(files().at(name));
  for (const std::size_t where : {std::size_t{16}, std::size_t{70}, perfect::header_bytes + model + 3}) {
    DatabaseFiles damaged = files();
    damaged.at(name)[where] ^= 1;
    Client client(damaged);
    const json::object answer = client.ask("values\nstandard\n" + position);
    ASSERT_TRUE(answer.contains("error")) << where;
    EXPECT_EQ(answer.at("error").at("code").as_string(), "damaged") << where;
    EXPECT_NE(std::string(answer.at("error").at("message").as_string()).find(name), std::string::npos)
        << where;
  }
}

// Every page is damaged in turn where a position is told from it: there is no value then, whichever it is.
TEST(Library, NeverTellsAValueFromDamagedBytes) {
  const std::string name = "moving-4-4.wdl";
  Random random(5);
  int found = 0;
  for (int n = 0; n < 20; ++n) {
    DatabaseFiles damaged = files();
    std::vector<std::uint8_t>& file = damaged.at(name);
    for (std::size_t at = perfect::header_bytes + model_of(file); at < file.size(); at += 64)
      file[at] ^= 0x10;
    Client client(damaged);
    const Position position = testing_support::random_moving_position(random, stones);
    const json::object answer = client.ask("values\nstandard\n" + to_text(position));
    if (answer.contains("error")) {
      ++found;
      continue;
    }
    EXPECT_EQ(answer.at("values").at(0), json::value(truth_of(position)));
  }
  EXPECT_GT(found, 0);
}

// A page that was right when it came may come again in another piece, and be wrong then.
TEST(Library, ChecksWhatComesASecondTime) {
  const std::string name = "moving-4-4.wdl";
  std::vector<std::uint8_t> bytes = files().at(name);
  perfect::Pieces pieces(bytes.size());
  pieces.put(0, bytes);
  const auto file = perfect::SectorFile::open(name, std::make_unique<perfect::PieceSource>(pieces));
  ASSERT_TRUE(file);
  std::vector<std::uint8_t> buffer;
  std::array<std::uint8_t, perfect::most_block_slots> values;
  ASSERT_TRUE((*file)->read_wdl(0, 1, values.data(), buffer));
  ASSERT_TRUE((*file)->read_wdl(0, 1, values.data(), buffer));
  const perfect::PageEntry& page = (*file)->pages().front();
  bytes[static_cast<std::size_t>(page.offset + page.length) - 1] ^= 0x10;
  pieces.put(0, bytes);
  const Result<void> again = (*file)->read_wdl(0, 1, values.data(), buffer);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().message, name + " is damaged: page 0 has another checksum");
}

// With room for nothing what came for a question is there until it is answered.
TEST(Library, AnswersHoweverLittleItKeeps) {
  Client client(files(), 0);
  Random random(7);
  for (int n = 0; n < 20; ++n) {
    const Position position = testing_support::random_moving_position(random, stones);
    const json::object answer = client.ask("values\nstandard\n" + to_text(position));
    EXPECT_EQ(answer.at("values").at(0), json::value(truth_of(position)));
    EXPECT_LE(client.rounds, 3);
  }
}

std::string check(Desk& desk, const std::string& name, const std::vector<std::uint8_t>& file,
                  std::size_t stretch, const std::string& in = folder) {
  std::size_t offset = 0;
  while (true) {
    const std::size_t length = std::min(stretch, file.size() - offset);
    std::string request = "check\n" + in + "\n" + name + "\n" + std::to_string(file.size()) + "\n" +
                          std::to_string(offset) + "\n";
    request.append(reinterpret_cast<const char*>(file.data()) + offset, length);
    const std::string answer = desk.answer(request);
    if (!code_of(answer).empty()) return code_of(answer);
    const auto next = static_cast<std::size_t>(json::parse(answer).at("next").as_int64());
    if (next == file.size()) return "";
    if (next <= offset) return "stuck";
    offset = next;
  }
}

TEST(Library, ChecksAFileInStretches) {
  Client client({});
  const std::string name = "moving-4-4.wdl";
  std::vector<std::uint8_t> file = files().at(name);
  const std::size_t head = perfect::header_bytes + model_of(file) + (std::size_t{1} << 15);
  for (const std::size_t stretch : {file.size(), file.size() / 2, head})
    EXPECT_EQ(check(client.desk(), name, file, stretch), "") << stretch;
  EXPECT_EQ(check(client.desk(), "moving-3-4.wdl", file, head), "damaged");
  const std::string elsewhere = perfect::folder_name({MillProtection::strict});
  EXPECT_EQ(check(client.desk(), name, file, head, elsewhere), "damaged") << "it has the other rules' values";
  for (const std::size_t where : {std::size_t{0}, file.size() / 3, file.size() - 1}) {
    file[where] ^= 1;
    EXPECT_EQ(check(client.desk(), name, file, head), "damaged") << where;
    file[where] ^= 1;
  }
}

TEST(Library, RefusesWhatMakesNoSense) {
  Client client(files());
  for (const auto& [request, code] : std::vector<std::pair<std::string, std::string>>{
           {"expect\nnowhere", "bad_folder"},
           {"expect\n" + folder + "\nmoving-3-3.wdl x 1", "bad_file"},
           {"expect\n" + folder + "\nother.txt 100 1", "bad_file"},
           {"expect\n" + folder + "\nmoving-3-3.wdl 100 1", "bad_file"},
           {"give\nnowhere\nmoving-3-3.wdl\n0\nabc", "bad_folder"},
           {"give\n" + folder + "\nother\n0\nabc", "bad_file"},
           {"give\n" + folder + "\nmoving-3-3.wdl\n99999999\nabc", "bad_piece"},
           {"give\n" + folder + "\nmoving-3-3.wdl\n-1\nabc", "bad_piece"},
           {"values\nnonsense\n........................ w 9 9", "bad_rules"},
           {"values\nstandard\nnonsense", "bad_position"},
           {"check\n" + folder + "\nmoving-3-3.wdl\n100\n7\nabc", "bad_piece"},
       }) {
    EXPECT_EQ(code_of(client.desk().answer(request)), code) << request;
  }
}

}  // namespace
}  // namespace muehle::wasm
