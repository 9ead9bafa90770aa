#include "storage/postgres_pages.h"

namespace muehle::postgres {
namespace {

std::span<const unsigned char> bytes_of(const std::string& text) {
  return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

}  // namespace

void share_page(Database& database, const std::string& page) {
  sql::OpenTransaction transaction(database);
  // One after the other, each later than all before it.
  database.run("LOCK TABLE pages IN SHARE ROW EXCLUSIVE MODE");
  database
      .prepare(
          "INSERT INTO pages (id, content, used_at) VALUES (encode(sha256(?1), 'hex'), ?1,"
          " greatest(CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS bigint),"
          " (SELECT coalesce(max(used_at), 0) + 1 FROM pages)))"
          " ON CONFLICT (id) DO UPDATE SET used_at = excluded.used_at")
      .bind(1, bytes_of(page))
      .step();
  database.prepare("DELETE FROM pages WHERE id NOT IN (SELECT id FROM pages ORDER BY used_at DESC LIMIT ?)")
      .bind(1, std::int64_t{most_pages})
      .step();
  transaction.commit();
}

std::vector<std::string> shared_pages(Database& database) {
  std::vector<std::string> pages;
  sql::Statement row = database.prepare("SELECT content FROM pages ORDER BY used_at DESC");
  while (row.step()) {
    const std::span<const unsigned char> bytes = row.blob(0);
    pages.emplace_back(bytes.begin(), bytes.end());
  }
  return pages;
}

}  // namespace muehle::postgres
