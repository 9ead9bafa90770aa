// The games of a match as records in a file.
#pragma once

#include <cstdio>
#include <map>
#include <memory>
#include <string>

#include "cli/match/report.h"

namespace muehle::cli {

// Games come in the order in which they end and are written in the order of their numbers.
class RecordFile {
 public:
  // An existing file is written anew.
  static Result<RecordFile> create(const std::string& path, Names names);

  Result<void> add(match::FinishedGame game);
  // Writes what still waits for games that were never finished.
  Result<void> finish();

 private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  RecordFile(std::string path, std::FILE* file, Names names)
      : path_(std::move(path)), file_(file), names_(std::move(names)) {}
  Result<void> write(const match::FinishedGame& game);

  std::string path_;
  std::unique_ptr<std::FILE, Closer> file_;
  Names names_;
  std::string date_;
  std::map<int, match::FinishedGame> waiting_;  // by number
  int next_ = 0;
};

}  // namespace muehle::cli
