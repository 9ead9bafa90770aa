// The module with the rules and the reader of records from elsewhere, which the page has when such a text
// comes.
#include "wasm/door.h"
#include "wasm/reader.h"

muehle::wasm::Desk& desk() {
  static muehle::wasm::Desk the_desk(
      [](std::string_view verb, std::string_view arguments, const muehle::Game&) {
        return muehle::wasm::read_answer(verb, arguments);
      });
  return the_desk;
}
