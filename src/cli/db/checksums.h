// SHA-256 of files, as `sha256sum` writes and reads them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "support/result.h"

namespace muehle::cli::db {

// Checksums in hexadecimal by the files' names.
using Checksums = std::map<std::string, std::string, std::less<>>;

// From lines as `sha256sum` writes them; others, as those that begin with #, are left out.
Checksums parse_checksums(std::string_view text);
std::string to_text(const Checksums& checksums);

// Of the whole file.
Result<std::string> checksum_of(const std::filesystem::path& file);

// Copies a file unless it is there already, and says its checksum. What has the name of the copy is whole.
Result<std::string> copy_unless_there(const std::filesystem::path& file, const std::filesystem::path& copy);

}  // namespace muehle::cli::db
