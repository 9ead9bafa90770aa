#include "server/kernel/kinds.h"

#include "server/kernel/name.h"
#include "support/text.h"

namespace muehle::server::kinds {
namespace {

namespace json = boost::json;

Answer<std::string> read_text(const json::value* value, std::string_view name) {
  if (value == nullptr) return std::string();
  if (!value->is_string()) return refuse(ErrorCode::bad_request, std::string(name) + " must be a text");
  return std::string(value->get_string().data(), value->get_string().size());
}

Answer<std::string> read_trimmed(const json::value* value, std::string_view name) {
  Answer<std::string> text = read_text(value, name);
  if (text) *text = std::string(trim(*text));
  return text;
}

Answer<std::string> read_name(const json::value* value, std::string_view field) {
  const Answer<std::string> text = read_text(value, field);
  if (!text) return text;
  std::string name(trim(*text));
  const bool blank = name.empty() && !text->empty();
  if (const Answer<void> may = check_name(blank ? *text : name); !may)
    return tl::unexpected<Refused>(may.error());
  return name;
}

Answer<bool> read_flag(const json::value* value, std::string_view name) {
  if (value == nullptr) return false;
  if (!value->is_bool()) return refuse(ErrorCode::bad_request, std::string(name) + " must be true or false");
  return value->get_bool();
}

}  // namespace

Kind<std::string> text() { return {schema::text(), read_text}; }
Kind<std::string> trimmed() { return {schema::text(), read_trimmed}; }
Kind<std::string> name() { return {schema::text(), read_name}; }
Kind<bool> flag() { return {schema::flag(), read_flag}; }

Kind<std::int64_t> whole(std::int64_t least, std::int64_t most) {
  return whole(least, most, schema::whole(least, most));
}

Kind<std::int64_t> whole(std::int64_t least, std::int64_t most, Schema described) {
  const auto read = [least, most](const json::value* value, std::string_view name) -> Answer<std::int64_t> {
    const std::int64_t* found = value == nullptr ? nullptr : value->if_int64();
    if (found != nullptr && *found >= least && *found <= most) return *found;
    return refuse(ErrorCode::bad_request, std::string(name) + " must be a whole number from " +
                                              std::to_string(least) + " to " + std::to_string(most));
  };
  return {std::move(described), read};
}

std::string listed(const std::vector<std::string_view>& words) {
  std::string all;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) all += i + 1 == words.size() ? " or " : ", ";
    all += words[i];
  }
  return all;
}

}  // namespace muehle::server::kinds
