// The bodies of Boost.Asio and Boost.Beast, compiled once (see BOOST_ASIO_SEPARATE_COMPILATION).
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
