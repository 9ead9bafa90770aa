#include "net/kept_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <climits>
#include <fstream>

#include "net/pages.h"
#include "support/text.h"

namespace muehle::net {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view first_line = "muehle page 1\n";
constexpr std::string_view this_page = "page.now";
constexpr std::string_view page_before = "page.before";
constexpr int most_file_bytes = 64 * 1024 * 1024;  // of a file; the whole page has three million

Result<std::string> read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (!file) return fail("cannot read " + path.string());
  return text;
}

// All of it, or as it was before.
Result<void> write_file(const fs::path& path, std::string_view text) {
  const fs::path fresh = path.string() + ".new";
  std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  std::error_code error;
  if (file) fs::rename(fresh, path, error);
  if (!file || error) return fail("cannot write " + path.string());
  return {};
}

// The file that a line tells of, whose bytes are what `rest` begins with.
std::optional<Asset> read_asset(std::string_view line, std::string_view rest) {
  const std::vector<std::string_view> parts = split(line, '\t');
  if (parts.size() != 5 || !is_named_by_content(parts[0])) return std::nullopt;
  const std::optional<int> size = read_number(parts[4], 0, most_file_bytes);
  if (!size || static_cast<std::size_t>(*size) > rest.size()) return std::nullopt;
  const auto* bytes = reinterpret_cast<const unsigned char*>(rest.data());
  return Asset{parts[0], parts[1], parts[2], parts[3], {bytes, static_cast<std::size_t>(*size)}};
}

}  // namespace

std::string page_text(std::span<const Asset> assets) {
  std::string text(first_line);
  for (const Asset& asset : assets) {
    if (!is_named_by_content(asset.path)) continue;
    text += fmt::format("{}\t{}\t{}\t{}\t{}\n", asset.path, asset.content_type, asset.etag, asset.encoding,
                        asset.body.size());
    text.append(reinterpret_cast<const char*>(asset.body.data()), asset.body.size());
  }
  return text;
}

Result<KeptPage> KeptPage::read(std::string text) {
  KeptPage page;
  page.text_ = std::make_unique<const std::string>(std::move(text));
  std::string_view rest = *page.text_;
  if (!rest.starts_with(first_line)) return fail("this is no page of this program");
  rest.remove_prefix(first_line.size());
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return fail("the page ends in the middle of a line");
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    const std::optional<Asset> asset = read_asset(line, rest);
    if (!asset) return fail("the page has no such file: " + shown(line));
    rest.remove_prefix(asset->body.size());
    page.assets_.push_back(*asset);
  }
  return page;
}

void KeptPage::leave_out(std::span<const Asset> others) {
  std::erase_if(assets_, [&](const Asset& asset) {
    return std::ranges::any_of(others, [&](const Asset& other) { return other.path == asset.path; });
  });
}

Result<KeptPage> keep_page(const fs::path& folder, std::span<const Asset> assets) {
  const fs::path now = folder / this_page;
  const fs::path before = folder / page_before;
  const std::string ours = page_text(assets);
  std::error_code error;
  if (fs::exists(now, error)) {
    const Result<std::string> last = read_file(now);
    if (!last) return tl::unexpected(last.error());
    if (*last != ours) fs::rename(now, before, error);
    if (error) return fail("cannot rename " + now.string());
  }
  if (!fs::exists(now, error)) {
    if (const auto written = write_file(now, ours); !written) return tl::unexpected(written.error());
  }
  if (!fs::exists(before, error)) return KeptPage();
  Result<std::string> text = read_file(before);
  if (!text) return tl::unexpected(text.error());
  Result<KeptPage> page = KeptPage::read(*std::move(text));
  if (page) page->leave_out(assets);
  return page;
}

}  // namespace muehle::net
