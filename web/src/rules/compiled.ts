// Modules that lie on a web server.
const known = new Map<string, Promise<WebAssembly.Module>>(); // by address

// Compiled once; every worker gets the same module, so a new worker needs no server. Where it cannot be had, whoever
// asks again may have more luck.
export function compiled(address: string): Promise<WebAssembly.Module> {
  const found = known.get(address);
  if (found) return found;
  const loading = fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.arrayBuffer();
    })
    .then((bytes) => WebAssembly.compile(bytes));
  known.set(address, loading);
  loading.catch(() => known.delete(address));
  return loading;
}
