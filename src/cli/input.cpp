#include "cli/input.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace muehle::cli {
namespace {

struct Closer {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

tl::unexpected<Error> fail_with_errno(std::string_view what, const std::string& path) {
  return fail(fmt::format("cannot {} {}: {}", what, path, std::strerror(errno)));
}

Result<std::string> read_all(std::FILE* file, const std::string& path, std::size_t most_bytes) {
  std::string text;
  char buffer[1 << 14];
  while (const std::size_t size = std::fread(buffer, 1, sizeof buffer, file)) {
    text.append(buffer, size);
    if (text.size() > most_bytes)
      return fail(fmt::format("{} is larger than {} MiB", path, most_bytes >> 20));
  }
  if (std::ferror(file) != 0) return fail_with_errno("read", path);
  // Some editors begin a file with it, and nobody sees it.
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  return text;
}

}  // namespace

void add_position_option(Arguments command, SetupOptions& options, bool required) {
  command
      .option("-p,--position", options.position,
              "24 characters W, B or . from a7 to g1, side to move, stones in hand of White and Black, as in "
              "\"........................ w 9 9\"")
      .required(required);
}

void add_rules_option(Arguments command, SetupOptions& options) {
  command.option("-r,--rules", options.rules, "A rule set (see `muehle rules`); standard without it");
}

Result<BoardSetup> read_setup(const SetupOptions& options) {
  BoardSetup setup;
  if (options.rules) {
    const Result<RuleSet> rules = parse_rules(*options.rules);
    if (!rules) return tl::unexpected(rules.error());
    setup.rules = *rules;
  }
  if (options.position) {
    const Result<Start> start = parse_start(*options.position);
    if (!start) return tl::unexpected(start.error());
    setup.start = *start;
  }
  return setup;
}

Result<std::string> read_text(const std::string& path, std::size_t most_bytes) {
  if (path == "-") return read_all(stdin, "standard input", most_bytes);
  const File file(std::fopen(path.c_str(), "rb"));
  if (!file) return fail_with_errno("open", path);
  return read_all(file.get(), path, most_bytes);
}

Result<void> write_text(const std::string& path, std::string_view text) {
  if (path == "-") {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
      return fail_with_errno("write to", "standard output");
    return {};
  }
  const std::string draft = path + ".part";
  std::FILE* file = std::fopen(draft.c_str(), "wb");
  if (file == nullptr) return fail_with_errno("write", path);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (std::fclose(file) != 0 || !written || std::rename(draft.c_str(), path.c_str()) != 0) {
    const auto failure = fail_with_errno("write", path);
    std::remove(draft.c_str());
    return failure;
  }
  return {};
}

Result<void> check_writable(const std::string& path) {
  if (path == "-") return {};
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return fail("cannot write " + path + ": it is a folder");
  const std::string draft = path + ".part";
  std::FILE* file = std::fopen(draft.c_str(), "wb");
  if (file == nullptr) return fail_with_errno("write", path);
  std::fclose(file);
  std::remove(draft.c_str());
  return {};
}

}  // namespace muehle::cli
