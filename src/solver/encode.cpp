#include "solver/encode.h"

#include <algorithm>
#include <array>
#include <memory>

#include "perfect/checksum.h"
#include "perfect/classes.h"
#include "perfect/distance_model.h"
#include "perfect/format.h"
#include "perfect/wdl_model.h"
#include "solver/parallel.h"

namespace muehle::solver {
namespace {

using namespace perfect;

// Frequencies are counted in as many rows as make this many slots: more change nothing that can be measured.
constexpr std::uint64_t counted_slots = std::uint64_t{1} << 23;

std::uint32_t counted_step(const Layout& layout) {
  const std::uint64_t slots = layout.slots();
  return static_cast<std::uint32_t>(std::max<std::uint64_t>(1, slots / counted_slots));
}

// Who does the work, and who watches it; nobody when `monitor` is null.
struct Hands {
  int threads;
  Monitor* monitor;

  bool stopped() const { return monitor != nullptr && monitor->stopped(); }
  void advance(std::uint64_t slots) const {
    if (monitor != nullptr) monitor->advance(slots);
  }
};

// Runs over rows with one worker object a thread, made by `make`.
template <typename Worker, typename Make>
std::vector<std::unique_ptr<Worker>> for_rows(std::uint32_t rows, std::uint32_t step, const Hands& hands,
                                              const Make& make) {
  std::vector<std::unique_ptr<Worker>> workers;
  for (int thread = 0; thread < hands.threads; ++thread) workers.push_back(make());
  const auto work = [&](int thread, std::size_t n) {
    workers[static_cast<std::size_t>(thread)]->work(static_cast<std::uint32_t>(n) * step);
  };
  run_parallel(hands.threads, (rows + step - 1) / step, work, hands.monitor);
  return workers;
}

// What is written of which sector, and where its values are read.
struct Task {
  Sector sector;
  const ReadRow& read;
  const Reached* reached;  // null: all positions
};

// Values row by row, coded one way or the other.
class WdlRows {
 public:
  using Model = WdlModel;
  static constexpr std::uint32_t contexts = wdl_contexts;

  WdlRows(const Task& task, const Layout& layout)
      : task_(task), row_(layout.padded_width()), scratch_(layout.block_slots) {}

  void load(std::uint32_t row) {
    if (task_.reached != nullptr) kept_.emplace(task_.reached->row(row));
    if (kept_ && kept_->empty()) return;
    task_.read(row, row_.data());
    features_.emplace(task_.sector, canonical_masks(task_.sector.own)[row]);
  }
  // Calls code(context, symbol) for the columns [begin, end).
  template <typename Code>
  void walk(std::uint32_t begin, std::uint32_t end, Code&& code) {
    if (kept_ && kept_->empty()) return;
    const auto keeps = [&](Mask opp) { return !kept_ || (*kept_)(opp); };
    walk_wdl(*features_, task_.sector.opp, begin, end, scratch_.data(), keeps,
             [&](std::uint32_t context, std::uint32_t n) {
               const std::uint8_t value = row_[begin + n];
               code(context, value);
               return value;
             });
  }

 private:
  Task task_;
  std::optional<Reached::Row> kept_;
  std::vector<std::uint8_t> row_;
  std::vector<std::uint8_t> scratch_;
  std::optional<Features> features_;
};

class DistanceRows {
 public:
  using Model = DistanceModel;
  static constexpr std::uint32_t contexts = distance_contexts;

  DistanceRows(const Task& task, const Layout& layout)
      : task_(task),
        row_(layout.padded_width()),
        values_(layout.padded_width()),
        scratch_(layout.block_slots) {}

  void load(std::uint32_t row) {
    task_.read(row, row_.data());
    values_of(row_, values_.data());
    if (task_.reached != nullptr) leave_out(row, task_.reached->row(row));
  }
  template <typename Code>
  void walk(std::uint32_t begin, std::uint32_t end, Code&& code) {
    walk_distances(task_.sector.opp, begin, end, values_.data() + begin, scratch_.data(),
                   [&](std::uint32_t context, std::uint32_t n) {
                     const std::uint32_t half = row_[begin + n] / 2u;
                     code(context, half);
                     return half;
                   });
  }

 private:
  void leave_out(std::uint32_t row, const Reached::Row& kept) {
    const Mask free = ~canonical_masks(task_.sector.own)[row] & all_points;
    const std::uint32_t width = shape_of(task_.sector).width;
    Mask compact = subset_at(0, task_.sector.opp);
    for (std::uint32_t n = 0; n < width; ++n) {
      if (n > 0 && compact != 0) compact = next_subset(compact);
      if (!kept(spread_bits(compact, free))) values_[n] = left_out;
    }
  }

  Task task_;
  std::vector<std::uint8_t> row_;
  std::vector<std::uint8_t> values_;
  std::vector<std::uint8_t> scratch_;
};

template <typename Rows>
struct Counter {
  Counter(const Task& task, const Layout& cut) : layout(cut), rows(task, cut), counts(Rows::contexts) {}
  void work(std::uint32_t row) {
    rows.load(row);
    for (std::uint32_t n = 0; n < layout.blocks_in_row; ++n) {
      rows.walk(layout.begin(n), layout.end(n),
                [&](std::uint32_t context, std::uint32_t symbol) { ++counts[context][symbol]; });
    }
  }

  const Layout& layout;
  Rows rows;
  std::vector<typename Rows::Model::Counts> counts;
};

template <typename Rows>
std::vector<typename Rows::Model::Counts> count_contexts(const Task& task, const Layout& layout,
                                                         const Hands& hands) {
  using Worker = Counter<Rows>;
  const auto workers = for_rows<Worker>(layout.rows, counted_step(layout), hands,
                                        [&] { return std::make_unique<Worker>(task, layout); });
  auto counts = std::move(workers.front()->counts);
  for (std::size_t n = 1; n < workers.size(); ++n) {
    for (std::size_t context = 0; context < counts.size(); ++context) {
      for (std::size_t symbol = 0; symbol < counts[context].size(); ++symbol)
        counts[context][symbol] += workers[n]->counts[context][symbol];
    }
  }
  return counts;
}

// The messages of a run of rows, one after the other, and where each ends.
struct Messages {
  std::vector<std::uint8_t> bytes;
  std::vector<std::uint32_t> ends;
};

// Rows are coded in runs, so that threads share the work and the results stay few.
constexpr std::uint32_t rows_in_run = 64;

template <typename Rows>
struct Coder {
  Coder(const Task& task, const Layout& cut, const typename Rows::Model& fitted,
        std::vector<Messages>& results, const Hands& workers)
      : layout(cut), rows(task, cut), model(fitted), runs(results), hands(workers) {}
  void work(std::uint32_t first) {
    Messages& run = runs[first / rows_in_run];
    const std::uint32_t end = std::min(first + rows_in_run, layout.rows);
    for (std::uint32_t row = first; row < end; ++row) {
      rows.load(row);
      for (std::uint32_t n = 0; n < layout.blocks_in_row; ++n) {
        rows.walk(layout.begin(n), layout.end(n),
                  [&](std::uint32_t context, std::uint32_t symbol) { model.put(encoder, context, symbol); });
        encoder.finish(run.bytes);
        run.ends.push_back(static_cast<std::uint32_t>(run.bytes.size()));
      }
    }
    hands.advance(std::uint64_t{end - first} * layout.width);
    run.bytes.shrink_to_fit();
    run.ends.shrink_to_fit();
  }

  const Layout& layout;
  Rows rows;
  const typename Rows::Model& model;
  std::vector<Messages>& runs;
  const Hands& hands;
  RangeEncoder encoder;
};

template <typename Rows>
std::vector<Messages> code_rows(const Task& task, const Layout& layout, const typename Rows::Model& model,
                                const Hands& hands) {
  std::vector<Messages> runs((layout.rows + rows_in_run - 1) / rows_in_run);
  for_rows<Coder<Rows>>(layout.rows, rows_in_run, hands,
                        [&] { return std::make_unique<Coder<Rows>>(task, layout, model, runs, hands); });
  return runs;
}

// Collects messages into pages.
class PageWriter {
 public:
  explicit PageWriter(std::vector<std::uint8_t>& out) : out_(out) {}

  void add(std::span<const std::uint8_t> message) {
    append_length(lengths_, static_cast<std::uint32_t>(message.size()));
    messages_.insert(messages_.end(), message.begin(), message.end());
    if (++blocks_ == page_blocks) finish_page();
  }
  std::vector<PageEntry> finish() {
    if (blocks_ > 0) finish_page();
    return std::move(entries_);
  }

 private:
  void finish_page() {
    lengths_.insert(lengths_.end(), messages_.begin(), messages_.end());
    entries_.push_back({out_.size(), static_cast<std::uint32_t>(lengths_.size()),
                        static_cast<std::uint32_t>(checksum(lengths_))});
    out_.insert(out_.end(), lengths_.begin(), lengths_.end());
    lengths_.clear();
    messages_.clear();
    blocks_ = 0;
  }

  std::vector<std::uint8_t>& out_;
  std::vector<std::uint8_t> lengths_;
  std::vector<std::uint8_t> messages_;
  std::uint32_t blocks_ = 0;
  std::vector<PageEntry> entries_;
};

std::vector<std::uint8_t> make_file(Header header, const Layout& layout,
                                    const std::vector<std::uint8_t>& model, std::vector<Messages> runs) {
  std::size_t size = header_bytes + model.size() + std::size_t{layout.page_count} * page_entry_bytes;
  for (const Messages& run : runs) size += run.bytes.size() + 2 * run.ends.size();
  std::vector<std::uint8_t> file(header_bytes);
  file.reserve(size);
  file.insert(file.end(), model.begin(), model.end());
  const std::size_t table = file.size();
  file.resize(table + std::size_t{layout.page_count} * page_entry_bytes);

  PageWriter pages(file);
  for (Messages& run : runs) {
    std::uint32_t begin = 0;
    for (const std::uint32_t end : run.ends) {
      pages.add(std::span(run.bytes).subspan(begin, end - begin));
      begin = end;
    }
    run = {};
  }
  std::vector<std::uint8_t> entries;
  for (const PageEntry& entry : pages.finish()) append(entries, entry);
  std::copy(entries.begin(), entries.end(), file.begin() + static_cast<std::ptrdiff_t>(table));

  header.file_size = file.size();
  header.model_length = model.size();
  header.model_checksum = checksum(model);
  header.table_checksum = checksum(entries);
  const std::vector<std::uint8_t> head = to_bytes(header);
  std::copy(head.begin(), head.end(), file.begin());
  return file;
}

Header start_header(const Task& task, Content content, const RulesKey& key) {
  Header header{};
  header.sector = task.sector;
  header.content = content;
  header.key = key;
  header.extent = task.reached != nullptr ? Extent::reached : Extent::all;
  return header;
}

// Of all positions, whether they are written or not.
Distance largest_distance(const Layout& layout, const ReadRow& distances, const Hands& hands) {
  struct Largest {
    Largest(const Layout& cut, const ReadRow& values)
        : width(cut.width), read(values), row(cut.padded_width()) {}
    void work(std::uint32_t n) {
      read(n, row.data());
      for (const Distance distance : std::span(row).first(width))
        largest = std::max(largest, distance == no_distance ? Distance{0} : distance);
    }
    std::uint32_t width;
    const ReadRow& read;
    std::vector<Distance> row;
    Distance largest = 0;
  };
  Distance largest = 0;
  for (const auto& worker : for_rows<Largest>(layout.rows, 1, hands,
                                              [&] { return std::make_unique<Largest>(layout, distances); })) {
    largest = std::max(largest, worker->largest);
  }
  return largest;
}

}  // namespace

std::vector<std::uint8_t> encode_wdl(const Sector& sector, const RulesKey& key, const ReadRow& values,
                                     int threads, Monitor* monitor, const Reached* reached) {
  const Task task{sector, values, reached};
  const Layout layout(sector);
  const Hands hands{threads, monitor};
  const auto counts = count_contexts<WdlRows>(task, layout, hands);
  if (hands.stopped()) return {};
  const WdlModel model(counts);
  std::vector<Messages> runs = code_rows<WdlRows>(task, layout, model, hands);
  if (hands.stopped()) return {};
  std::vector<std::uint8_t> head = model.bytes();
  if (reached != nullptr) {
    const std::vector<std::uint8_t> bits = reached->bytes();
    head.insert(head.end(), bits.begin(), bits.end());
  }
  return make_file(start_header(task, Content::wdl, key), layout, head, std::move(runs));
}

std::vector<std::uint8_t> encode_distances(const Sector& sector, const RulesKey& key,
                                           const ReadRow& distances, int threads, Monitor* monitor,
                                           const Reached* reached) {
  const Task task{sector, distances, reached};
  const Layout layout(sector);
  const Hands hands{threads, monitor};
  const std::uint32_t largest = largest_distance(layout, distances, hands) / 2u;
  const auto counts = count_contexts<DistanceRows>(task, layout, hands);
  if (hands.stopped()) return {};
  const DistanceModel model(counts, largest);
  std::vector<Messages> runs = code_rows<DistanceRows>(task, layout, model, hands);
  if (hands.stopped()) return {};
  return make_file(start_header(task, Content::distance, key), layout, model.bytes(), std::move(runs));
}

}  // namespace muehle::solver
