// The database that the `db` commands look into.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "cli/arguments.h"
#include "perfect/database.h"

namespace muehle::cli::db {

// The options --db and --rules as they were given.
struct SourceOptions {
  std::string folder;
  std::optional<std::string> rules;
};
void add_source_options(Arguments command, SourceOptions& options);

struct Source {
  std::string folder;  // that of --db
  perfect::RulesKey key;
  perfect::Database database;
  std::vector<Error> refused;  // files that cannot be used
};

// Opens the database for the rules asked for. A missing folder is an empty database. An error when the values
// of these rules cannot be solved, or when the folder holds values for other rules only: both are named then.
Result<Source> open_source(const SourceOptions& options);

// The file's name below the folder of the database, with slashes.
std::string name_of(const Source& source, const perfect::Database::Entry& entry);

std::uint64_t bytes_of(const std::vector<perfect::Database::Entry>& entries);

// Of these the bytes of files that a folder for copies lacks.
std::uint64_t missing_bytes(const Source& source, const std::vector<perfect::Database::Entry>& entries,
                            const std::filesystem::path& folder);

// Refuses a folder for -o that is the folder of the database or lies in it; `what` goes there, as in `a
// release`.
Result<void> check_outside(const Source& source, const std::filesystem::path& folder, std::string_view what);

// Says on stderr what is wrong with the database: files that cannot be used, and when it is empty.
void warn_about(const Source& source);

// Says on stderr, to people only, what every value leaves out.
void note_draw_rules();
inline constexpr const char* draw_rules_note =
    "Values ignore draws by rule (repetition, no mill for long): endless play is a draw, and a win may take "
    "longer "
    "than they allow.";

}  // namespace muehle::cli::db
