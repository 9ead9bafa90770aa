// Loads the module and passes requests in and answers out of it. The only file that knows its memory.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  muehle_alloc(size: number): number;
  muehle_ask(request: number, size: number): number;
  muehle_answer_size(): number;
}

const nanosecondsPerMillisecond = 1e6;
const wasiOk = 0;
const wasiNotSupported = 58;

// What the computer says while it answers.
export type Listener = (text: string) => void;

// What the C library may ask of its surroundings: the clock is real, everything else does not exist here.
function surroundings(
  module: WebAssembly.Module,
  memory: () => WebAssembly.Memory,
  tell: (place: number, size: number) => void,
): WebAssembly.Imports {
  const clock = (_clock: number, _precision: bigint, result: number): number => {
    const now = BigInt(Math.round(performance.now() * nanosecondsPerMillisecond));
    new DataView(memory().buffer).setBigUint64(result, now, true);
    return wasiOk;
  };
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  const known: Record<string, WebAssembly.ImportValue> = { clock_time_get: clock, tell };
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = known[name] ?? (() => wasiNotSupported);
  }
  return imports;
}

// A desk answers requests, one at a time: the verb and its arguments, a line each, with bytes behind them where a verb
// takes some.
export type Desk = (request: string | Uint8Array) => string;

export async function openDesk(module: WebAssembly.Module, listener: Listener = () => undefined): Promise<Desk> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const read = (place: number, size: number): string =>
    decoder.decode(new Uint8Array(exports.memory.buffer, place, size));
  const instance = await WebAssembly.instantiate(
    module,
    surroundings(
      module,
      () => exports.memory,
      (place, size) => listener(read(place, size)),
    ),
  );
  const exports = instance.exports as unknown as Exports;
  exports._initialize();
  return (request) => {
    const bytes = typeof request === 'string' ? encoder.encode(request) : request;
    const place = exports.muehle_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
    const answer = exports.muehle_ask(place, bytes.length);
    return read(answer, exports.muehle_answer_size());
  };
}
