// The page of the version before: who has it open still loads parts of it after the program was renewed.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "net/assets.h"
#include "support/result.h"

namespace muehle::net {

// Files of a page as one text: for each a line of its path, content type, ETag, encoding and number of bytes,
// parted by tabs, then its bytes. Only those that are named by their content: the others are of this version.
std::string page_text(std::span<const Asset> assets);

// A page that was read from such a text.
class KeptPage {
 public:
  static Result<KeptPage> read(std::string text);

  // They live as long as this object, wherever it is moved.
  std::span<const Asset> assets() const { return assets_; }

  // What is in `others`, too.
  void leave_out(std::span<const Asset> others);

 private:
  std::unique_ptr<const std::string> text_;
  std::vector<Asset> assets_;
};

// Keeps `assets`, the page of this program, in `folder` for the next version, and gives back that of the
// version before, without what both have; nothing when there was none. What cannot be read or written is an
// error, and the server can do without it.
Result<KeptPage> keep_page(const std::filesystem::path& folder, std::span<const Asset> assets);

}  // namespace muehle::net
