#include "library/small_folder.h"

#include "support/small_database.h"
#include "support/temp_folder.h"

namespace library_test {

const std::string& small_folder() {
  constexpr int stones = 7;
  static const muehle::TempFolder folder;
  static const std::string path = [] {
    muehle::testing_support::write_files(folder.path(), {},
                                         muehle::testing_support::make_small_files({}, stones));
    return folder.path().string();
  }();
  return path;
}

}  // namespace library_test
