#include "diagram/png.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <memory>

namespace muehle::diagram {
namespace {

struct Closer {
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
  void operator()(GError* error) const { g_error_free(error); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* canvas) const { cairo_destroy(canvas); }
};
template <typename T>
using Owned = std::unique_ptr<T, Closer>;

tl::unexpected<Error> fail_with(GError* error) {
  const Owned<GError> owned(error);
  return fail(std::string("cannot draw the picture: ") + (owned ? owned->message : "no reason is known"));
}
tl::unexpected<Error> fail_with(cairo_status_t status) {
  return fail(std::string("cannot draw the picture: ") + cairo_status_to_string(status));
}

cairo_status_t append_bytes(void* closure, const unsigned char* bytes, unsigned int size) {
  static_cast<std::string*>(closure)->append(bytes, bytes + size);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

Result<std::string> to_png(std::string_view svg, int width) {
  GError* error = nullptr;
  const auto* data = reinterpret_cast<const guint8*>(svg.data());
  const Owned<RsvgHandle> handle(rsvg_handle_new_from_data(data, svg.size(), &error));
  if (!handle) return fail_with(error);

  gboolean has_box = FALSE;
  RsvgRectangle box{};
  rsvg_handle_get_intrinsic_dimensions(handle.get(), nullptr, nullptr, nullptr, nullptr, &has_box, &box);
  if (has_box == FALSE || box.width <= 0) return fail("cannot draw the picture: it has no size");
  const int height = static_cast<int>(std::lround(width * box.height / box.width));
  if (width < 1 || width > most_pixels || height < 1 || height > most_pixels) {
    return fail("a picture of " + std::to_string(width) + " by " + std::to_string(height) +
                " pixels cannot be drawn; each side has 1 to " + std::to_string(most_pixels));
  }

  const Owned<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
  const Owned<cairo_t> canvas(cairo_create(surface.get()));
  const RsvgRectangle area{0, 0, static_cast<double>(width), static_cast<double>(height)};
  if (rsvg_handle_render_document(handle.get(), canvas.get(), &area, &error) == FALSE)
    return fail_with(error);
  std::string bytes;
  const cairo_status_t written = cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes);
  if (written != CAIRO_STATUS_SUCCESS) return fail_with(written);
  return bytes;
}

}  // namespace muehle::diagram
