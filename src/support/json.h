// Writes JSON text, one value after the other. Commas and escapes are its business, the nesting is the
// caller's.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muehle {

class Json {
 public:
  Json& open_object() { return open('{'); }
  Json& close_object() { return close('}'); }
  Json& open_array() { return open('['); }
  Json& close_array() { return close(']'); }

  // The name of the object's next value.
  Json& key(std::string_view name);

  Json& text(std::string_view value);  // valid UTF-8
  Json& number(std::int64_t value);
  Json& real(double value);     // as exact as it is: `1.25E-1`
  Json& decimal(double value);  // from 0 to 1, to three places
  Json& truth(bool value);
  Json& null();

  Json& text(std::string_view name, std::string_view value) { return key(name).text(value); }
  Json& number(std::string_view name, std::int64_t value) { return key(name).number(value); }
  Json& real(std::string_view name, double value) { return key(name).real(value); }
  Json& decimal(std::string_view name, double value) { return key(name).decimal(value); }
  Json& truth(std::string_view name, bool value) { return key(name).truth(value); }
  Json& null(std::string_view name) { return key(name).null(); }
  // `null` where there is none.
  Json& number(std::string_view name, const std::optional<int>& value) {
    return value ? number(name, std::int64_t{*value}) : null(name);
  }
  Json& open_object(std::string_view name) { return key(name).open_object(); }
  Json& open_array(std::string_view name) { return key(name).open_array(); }

  std::string take() { return std::move(out_); }

 private:
  Json& open(char bracket);
  Json& close(char bracket);
  void separate();
  void quoted(std::string_view value);

  std::string out_;
  bool first_ = true;  // no value has been written yet where the next one goes
};

}  // namespace muehle
