// What who opens a table or takes a seat says in his request.
#pragma once

#include "server/kernel/form.h"
#include "server/tables/seating.h"

namespace muehle::server {

Form<Opening> opening_form();
Form<Joining> joining_form();

}  // namespace muehle::server
