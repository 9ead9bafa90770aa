#include <fmt/format.h>

#include <boost/asio/io_context.hpp>

#include "child.h"
#include "crowd.h"
#include "support/temp_folder.h"
#include "trials.h"

namespace muehle::load {

int run_sockets(const Trial& trial, const IdleSockets& wanted) {
  const TempFolder data;
  Child server(trial.program, data.path(), trial.options);
  server.start();
  boost::asio::io_context io(1);
  Faults faults;
  Crowd crowd(io, {{boost::asio::ip::address_v4::loopback(), server.port()}});
  const double before = server.memory("VmRSS");
  const auto begin = Steady::now();
  crowd.come(wanted.count, faults);
  const double opened = ms_since(begin) / 1000;
  io.run_for(std::chrono::seconds(5));
  const double after = server.memory("VmRSS");
  fmt::print("sockets open                {:>9} of {}\n", crowd.open(), wanted.count);
  fmt::print("opened in                   {:>9.1f} s\n", opened);
  fmt::print("memory before, with them    {:>9.1f}, {:.1f} MB, {:.1f} KB each\n", before, after,
             (after - before) * 1024 / std::max(1, crowd.open()));
  fmt::print("most memory                 {:>9.1f} MB\n", server.memory("VmHWM"));
  fmt::print("processor time of the server{:>9.1f} s; {}\n", server.processor_time(), load_of_machine());
  for (const std::string& fault : faults.all) fmt::print("fault: {}\n", fault);
  if (crowd.open() != wanted.count) fmt::print("fault: not all sockets are open\n");
  return static_cast<int>(faults.all.size()) + (crowd.open() == wanted.count ? 0 : 1);
}

}  // namespace muehle::load
