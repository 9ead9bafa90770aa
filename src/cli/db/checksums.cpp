#include "cli/db/checksums.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <fstream>
#include <memory>
#include <vector>

#include "support/text.h"

namespace muehle::cli::db {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t hex_length = 64;
constexpr std::string_view between = "  ";

struct FreeDigest {
  void operator()(EVP_MD_CTX* digest) const { EVP_MD_CTX_free(digest); }
};

std::string in_hexadecimal(const unsigned char* bytes, unsigned length) {
  std::string text;
  for (unsigned n = 0; n < length; ++n) text += fmt::format("{:02x}", bytes[n]);
  return text;
}

// The checksum of a file, which is written to `copy` as well where there is one; whether that went well,
// `copy` says.
Result<std::string> read_whole(const fs::path& file, std::ofstream* copy) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return fail("cannot open " + file.string());
  const std::unique_ptr<EVP_MD_CTX, FreeDigest> digest(EVP_MD_CTX_new());
  if (digest == nullptr || EVP_DigestInit_ex(digest.get(), EVP_sha256(), nullptr) != 1)
    return fail("SHA-256 is not to be had here");
  std::vector<char> piece(std::size_t{1} << 20);
  while (in) {
    in.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    const auto length = static_cast<std::size_t>(in.gcount());
    EVP_DigestUpdate(digest.get(), piece.data(), length);
    if (copy != nullptr) copy->write(piece.data(), static_cast<std::streamsize>(length));
  }
  if (in.bad()) return fail("cannot read " + file.string());
  std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
  unsigned length = 0;
  EVP_DigestFinal_ex(digest.get(), sum.data(), &length);
  return in_hexadecimal(sum.data(), length);
}

}  // namespace

Checksums parse_checksums(std::string_view text) {
  Checksums checksums;
  for (const std::string_view line : split(text, '\n')) {
    const std::size_t name = hex_length + between.size();
    if (line.size() <= name || line.substr(hex_length, between.size()) != between) continue;
    const std::string_view sum = line.substr(0, hex_length);
    if (sum.find_first_not_of("0123456789abcdef") != std::string_view::npos) continue;
    checksums.emplace(line.substr(name), sum);
  }
  return checksums;
}

std::string to_text(const Checksums& checksums) {
  std::string text;
  for (const auto& [name, sum] : checksums) text += fmt::format("{}{}{}\n", sum, between, name);
  return text;
}

Result<std::string> checksum_of(const fs::path& file) { return read_whole(file, nullptr); }

Result<std::string> copy_unless_there(const fs::path& file, const fs::path& copy) {
  std::error_code failed;
  if (fs::exists(copy, failed)) {
    Result<std::string> wanted = checksum_of(file);
    if (!wanted) return wanted;
    if (const auto held = checksum_of(copy); held && *held == *wanted) return wanted;
  }
  fs::path unfinished = copy;
  unfinished += ".unfinished";
  std::ofstream out(unfinished, std::ios::binary | std::ios::trunc);
  Result<std::string> copied = read_whole(file, &out);
  if (!copied) return copied;
  out.close();
  if (out.fail()) return fail("cannot write " + unfinished.string());
  fs::rename(unfinished, copy, failed);
  if (failed) return fail(fmt::format("cannot write {}: {}", copy.string(), failed.message()));
  return copied;
}

}  // namespace muehle::cli::db
