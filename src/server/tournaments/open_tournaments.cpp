#include "server/tournaments/open_tournaments.h"

#include <spdlog/spdlog.h>

#include <stdexcept>

#include "server/kernel/await_store.h"
#include "server/tournaments/open_tournament.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

using MaybeWhole = std::optional<OpenTournament>;

std::string line_of(const OpenTournament& whole) {
  const Result<std::string> line = to_line(whole, WithActs::no);
  if (line) return *line;
  spdlog::error("left out of the public tournaments: {}", line.error().message);
  return {};
}

// One at a time.
class OpenTournaments final : public net::BodyStream {
 public:
  OpenTournaments(Store& store, std::int64_t after, int most) : store_(store), after_(after), left_(most) {}

  asio::awaitable<std::optional<std::string>> next() override {
    if (left_-- <= 0) co_return std::nullopt;
    std::function<MaybeWhole(Transaction&)> work = [after = after_](Transaction& all) {
      return open_tournament_behind(all, after);
    };
    const StoreResult<MaybeWhole> whole = co_await look<MaybeWhole>(store_, std::move(work));
    if (!whole) throw std::runtime_error("cannot read tournaments: " + whole.error().message);
    if (!*whole) co_return std::nullopt;
    after_ = (*whole)->stored.id;
    co_return line_of(**whole);
  }

 private:
  Store& store_;
  std::int64_t after_;
  int left_;
};

std::int64_t number_in(const net::HttpRequest& request, std::string_view name, std::int64_t otherwise) {
  const std::optional<std::string> text = net::query_text(request.target, name);
  if (!text) return otherwise;
  const auto number = read_number<std::int64_t>(*text, 0, INT32_MAX);
  if (!number) or_refuse(refuse(ErrorCode::bad_request, std::string(name) + " must be a whole number"));
  return *number;
}

}  // namespace

Area open_tournaments_area(Store& store) {
  const auto download = [&store](const Call& call) -> Response {
    const std::int64_t after = number_in(call.request, "after", 0);
    const std::int64_t most = number_in(call.request, "max", INT32_MAX);
    net::HttpResponse response;
    response.headers = {{"Content-Type", "application/x-ndjson"},
                        {"Cache-Control", "no-store"},
                        {"Access-Control-Allow-Origin", "*"}};
    response.body = std::make_shared<OpenTournaments>(store, after, static_cast<int>(most));
    co_return response;
  };
  return {"Open data",
          "",
          {{.method = "GET",
            .path = "/api/open/tournaments",
            .id = "exportTournaments",
            .summary = "Download public tournaments that are over",
            .limit = at_most(0.1, 5, "too many downloads; wait a little", 10),
            .query = {{"after", "tournaments behind this cursor"}, {"max", "at most so many"}},
            .handler = download,
            .replies = {{200, "a tournament a line, in the order in which they were founded",
                         schema::ref("OpenTournament"), "application/x-ndjson"}},
            .refusals = {ErrorCode::bad_request}}}};
}

}  // namespace muehle::server

namespace muehle::server::schema {

std::vector<NamedSchema> open_tournament_schemas() {
  const Schema tournament = object({{"id", text()},
                                    {"title", text()},
                                    {"kind", text()},
                                    {"rules", text()},
                                    {"time", text()},
                                    {"absence", whole()},
                                    {"rated", flag()},
                                    {"round", whole()},
                                    {"rounds", whole()},
                                    {"entered", whole()},
                                    {"starts", null_or(whole())},
                                    {"organiser", ref("Somebody")},
                                    {"text", text()},
                                    {"settings", anything()},
                                    {"entrants", list(ref("TournamentEntrant"))},
                                    {"pairings", list(list(ref("TournamentPairing"))), "round by round"},
                                    {"standings", list(ref("TournamentLine"))},
                                    {"teams", null_or(list(ref("TournamentTeam")))},
                                    {"clubs", null_or(list(text())), "of a match of two clubs: their names"},
                                    {"founded", whole(), unix_seconds},
                                    {"changed", whole(), unix_seconds},
                                    {"cursor", text(), "what `after` takes to go on behind this one"}});
  return {{"OpenTournament", tournament}};
}

}  // namespace muehle::server::schema
