#include "server/referees/report_api.h"

#include "server/kernel/error_response.h"
#include "support/text.h"

namespace muehle::server {
namespace {

// 0, which nothing has, where it is no number.
std::int64_t number_in(std::string_view text) { return read_number(text, 1, INT32_MAX).value_or(0); }

class ReportApi {
 public:
  explicit ReportApi(Reports& reports) : reports_(reports) {}

  template <ReportedKind kind>
  Response report(const Call& call, ReportWords words) {
    ReportedThing thing{kind, call.parts[0]};
    const std::int64_t id =
        or_refuse(co_await reports_.report(call.session->player, std::move(thing), std::move(words)));
    co_return reply({{"id", id}}, 201);
  }

  Response list(const Call& call) {
    co_return reply({{"reports", or_refuse(co_await reports_.waiting(call.session->player.id))}});
  }

  Response decide(const Call& call, ReportVerdict verdict) {
    or_refuse(co_await reports_.decide(number_in(call.parts[0]), call.session->player, std::move(verdict)));
    co_return reply_done();
  }

  Response letters(const Call& call) {
    co_return reply({{"letters", or_refuse(co_await reports_.letters(call.session->player.id))}});
  }

  Response put_away(const Call& call) {
    or_refuse(co_await reports_.put_away(call.session->player.id, number_in(call.parts[0])));
    co_return reply_done();
  }

 private:
  Reports& reports_;
};

template <ReportedKind kind>
Route reporting(const std::shared_ptr<ReportApi>& api, std::string_view path, std::string_view id,
                std::string_view summary, const std::shared_ptr<RouteLimit>& limit) {
  return {.method = "POST",
          .path = path,
          .id = id,
          .summary = summary,
          .may = May::account,
          .limit = limit,
          .handler = does(api, &ReportApi::report<kind>, report_form()),
          .replies = {{201, "kept as it stands there now", schema::object({{"id", schema::whole()}})}},
          .refusals = {ErrorCode::not_found, ErrorCode::yourself, ErrorCode::no_referee,
                       ErrorCode::text_too_long, ErrorCode::not_allowed}};
}

}  // namespace

Area report_area(Reports& reports) {
  using namespace schema;
  const auto api = std::make_shared<ReportApi>(reports);
  // A referee reads each of them.
  const auto limit = at_most(1.0 / 60, 10, "too many reports; wait a little", 60);
  std::vector<Route> all = {
      reporting<ReportedKind::player>(api, "/api/players/{name}/report", "reportPlayer",
                                      "Report what a player says of himself, or his name", limit),
      reporting<ReportedKind::club>(api, "/api/clubs/{id}/report", "reportClub",
                                    "Report what a club says of itself", limit),
      reporting<ReportedKind::tournament>(api, "/api/tournaments/{id}/report", "reportTournament",
                                          "Report what is said of a tournament", limit),
      {.method = "GET",
       .path = "/api/referee/reports",
       .id = "listReports",
       .summary = "List the reports that wait",
       .may = May::referee,
       .handler = does(api, &ReportApi::list),
       .replies = {{200, "each player's first before anybody's second, the oldest of them first",
                    object({{"reports", schema::list(ref("Report"))}})}}},
      {.method = "POST",
       .path = "/api/referee/reports/{id}/decide",
       .id = "decideReport",
       .summary = "Decide on what was reported",
       .may = May::referee,
       .handler = does(api, &ReportApi::decide, verdict_form()),
       .replies = {done("for all reports of the same text; who reported it is told that it was looked at")},
       .refusals = {ErrorCode::not_found, ErrorCode::not_allowed, ErrorCode::old_version,
                    ErrorCode::text_too_long}},
      {.method = "GET",
       .path = "/api/me/letters",
       .id = "listRefereeLetters",
       .summary = "Read what referees have to say to you",
       .may = May::account,
       .handler = does(api, &ReportApi::letters),
       .replies = {{200, "the newest first", object({{"letters", schema::list(ref("RefereeLetter"))}})}}},
      {.method = "DELETE",
       .path = "/api/me/letters/{id}",
       .id = "putLetterAway",
       .summary = "Put such a letter away",
       .may = May::account,
       .handler = does(api, &ReportApi::put_away),
       .replies = {done("it is gone")},
       .refusals = {ErrorCode::not_found}}};
  return {"Referees", "", std::move(all)};
}

}  // namespace muehle::server
