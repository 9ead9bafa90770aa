#include "server/previews/previews.h"

#include <algorithm>

#include "diagram/png.h"
#include "diagram/svg.h"
#include "puzzles/text.h"
#include "rules/notation.h"
#include "server/kernel/error_response.h"
#include "server/kernel/etag.h"
#include "server/kernel/secrets.h"
#include "server/previews/preview_words.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr std::string_view home_link = "/";
constexpr std::string_view table_link = "/g/";
constexpr std::string_view player_link = "/p/";
constexpr std::string_view tournament_link = "/t/";
constexpr std::string_view club_link = "/c/";
constexpr std::string_view puzzle_link = "/puzzle/";
constexpr std::string_view lesson_link = "/lesson/";
constexpr std::string_view today = "today";
constexpr std::size_t most_path_bytes = 256;
constexpr std::size_t most_lesson_bytes = 40;
constexpr int picture_width = 1200;

// What stands behind the beginning of a link; nothing where it is another one.
std::optional<std::string_view> rest_behind(std::string_view link, std::string_view path) {
  if (!path.starts_with(link)) return std::nullopt;
  return path.substr(link.size());
}

bool is_lesson(std::string_view text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= most_lesson_bytes && std::ranges::all_of(text, fits);
}

std::string_view bytes_of(const Asset& asset) {
  return {reinterpret_cast<const char*>(asset.body.data()), asset.body.size()};
}

net::HttpResponse tagged(const net::HttpRequest& request, std::string body,
                         std::vector<net::HttpResponse::Header> headers, std::string_view type) {
  net::HttpResponse response;
  const std::string etag = etag_of(body);
  response.headers = std::move(headers);
  response.headers.emplace_back("ETag", etag);
  if (net::etag_matches(request.if_none_match, etag)) {
    response.status = 304;
    return response;
  }
  response.headers.emplace_back("Content-Type", type);
  response.body = std::move(body);
  return response;
}

}  // namespace

bool is_link_path(std::string_view path) {
  if (path == home_link) return true;
  for (const std::string_view link : {table_link, tournament_link, club_link}) {
    if (const auto code = rest_behind(link, path)) return is_code(*code);
  }
  if (const auto name = rest_behind(player_link, path))
    return !name->empty() && name->size() <= most_path_bytes && name->find('/') == std::string_view::npos;
  if (const auto id = rest_behind(puzzle_link, path)) return *id == today || puzzles::position_of(*id);
  if (const auto id = rest_behind(lesson_link, path)) return is_lesson(*id);
  return false;
}

asio::awaitable<std::optional<Preview>> Previews::about(std::string_view path, PreviewLanguage language) {
  if (path == home_link) {
    const std::optional<StoredClub> face = co_await clubs_.face().club();
    co_return face ? about_club(*face, language) : about_home(language);
  }
  if (const auto code = rest_behind(table_link, path)) {
    const Answer<Hub::Glance> table = co_await hub_.glance(std::string(*code));
    co_return table ? about_table(*table, language) : std::nullopt;
  }
  if (const auto escaped = rest_behind(player_link, path)) {
    const std::optional<std::string> name = net::unescaped(*escaped);
    if (!name) co_return std::nullopt;
    const Answer<StoredPlayer> player = co_await people_.named(*name);
    co_return player ? std::optional(about_player(*player, language)) : std::nullopt;
  }
  if (const auto code = rest_behind(tournament_link, path)) {
    const Answer<TournamentPointer> kept = co_await tournaments_.load(std::string(*code));
    co_return kept ? std::optional(about_tournament(**kept, language)) : std::nullopt;
  }
  if (const auto code = rest_behind(club_link, path)) {
    const Answer<StoredClub> club = co_await clubs_.named_by(std::string(*code));
    co_return club ? std::optional(about_club(*club, language)) : std::nullopt;
  }
  if (const auto id = rest_behind(puzzle_link, path)) {
    if (*id == today) co_return about_todays_puzzle(language);
    const Result<Position> position = puzzles::position_of(*id);
    co_return position ? std::optional(about_puzzle(*position, language)) : std::nullopt;
  }
  co_return about_lesson(language);
}

asio::awaitable<std::optional<net::HttpResponse>> Previews::page(const net::HttpRequest& request) {
  const auto plain = std::ranges::find_if(
      assets_, [](const Asset& asset) { return asset.path == "/index.html" && asset.encoding.empty(); });
  if (plain == assets_.end() || !has_head(bytes_of(*plain))) co_return std::nullopt;
  const std::string path(net::path_of(request.target));
  const PreviewLanguage language = preview_language(request.accept_language);
  std::optional<Preview> preview = co_await about(path, language);
  if (!preview) co_return std::nullopt;
  const std::optional<StoredClub> face = co_await clubs_.face().club();
  if (face) preview->site = face->terms.name;
  if (face) preview->face = boost::json::serialize(face_value(face));
  const std::string origin = (request.secure ? "https://" : "http://") + request.host;
  co_return tagged(request, with_preview(bytes_of(*plain), *preview, origin, path, language),
                   {{"Vary", "Accept-Encoding, Accept-Language"}, {"Cache-Control", "no-cache"}},
                   plain->content_type);
}

asio::awaitable<std::optional<net::HttpResponse>> Previews::manifest(const net::HttpRequest& request) {
  const std::string path(net::path_of(request.target));
  if (!path.ends_with(".webmanifest")) co_return std::nullopt;
  const auto plain = std::ranges::find_if(
      assets_, [&](const Asset& asset) { return asset.path == path && asset.encoding.empty(); });
  const std::optional<StoredClub> face = co_await clubs_.face().club();
  if (!face || plain == assets_.end()) co_return std::nullopt;
  co_return tagged(request, with_name(bytes_of(*plain), face->terms.name), {{"Cache-Control", "no-cache"}},
                   plain->content_type);
}

asio::awaitable<net::HttpResponse> Previews::picture(const net::HttpRequest& request) {
  const std::string text = net::query_text(request.target, "position").value_or("");
  const Result<Position> position = parse_position(text);
  if (!position) co_return error_response({ErrorCode::bad_position, position.error().message, std::nullopt});
  // Made of the position alone, so its name is, too: who has it is not drawn another one.
  const auto draw = [position = *position] {
    return diagram::to_png(diagram::to_card(position), picture_width);
  };
  const Answer<Result<std::string>> drawn = co_await drawing_.run({}, draw);
  if (!drawn) co_return error_response(drawn.error());
  if (!*drawn) co_return error_response({ErrorCode::internal, drawn->error().message, std::nullopt});
  co_return tagged(request, **drawn, {{"Cache-Control", "public, max-age=31536000, immutable"}}, "image/png");
}

}  // namespace muehle::server
