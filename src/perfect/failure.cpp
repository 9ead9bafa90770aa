#include "perfect/failure.h"

#include "support/named.h"

namespace muehle::perfect {
namespace {

constexpr Named<Failure> failures[] = {
    {Failure::not_now, "database_not_now"},   {Failure::damaged, "database_damaged"},
    {Failure::missing, "database_missing"},   {Failure::other_rules, "database_other_rules"},
    {Failure::unusable, "database_unusable"},
};

}  // namespace

std::string_view to_text(Failure failure) { return name_in(failures, failure); }

tl::unexpected<Error> fail(Failure failure, std::string message) {
  return tl::unexpected<Error>(Error(std::move(message), to_text(failure)));
}

Failure failure_of(const Error& error) { return value_in(failures, error.code).value_or(Failure::unusable); }

}  // namespace muehle::perfect
