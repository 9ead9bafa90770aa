#include "records/format.h"

#include "support/named.h"

namespace muehle::records {
namespace {

constexpr Named<Format> names[] = {{Format::own, "own"},
                                   {Format::list, "list"},
                                   {Format::numbers, "numbers"},
                                   {Format::playok, "playok"},
                                   {Format::sanmill, "sanmill"},
                                   {Format::rings, "rings"},
                                   {Format::goldtoken, "goldtoken"},
                                   {Format::malom, "malom"},
                                   {Format::openspiel, "openspiel"},
                                   {Format::morris, "morris"},
                                   {Format::sgf, "sgf"}};

}  // namespace

std::string_view to_text(Format format) { return name_in(names, format); }

}  // namespace muehle::records
