// The module at a desk, as the page asks it.
import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import type { Refused } from '../src/rules/view';
import { openDesk, type Desk } from '../src/rules/wasm';

// For the tests beside which it is called. A refusal is an answer.
export function deskWith(module: 'rules' | 'records' | 'muehle'): <Value>(...lines: string[]) => Value {
  let desk: Desk;
  beforeAll(async () => {
    const file = readFileSync(new URL(`../../build/wasm/${module}.wasm`, import.meta.url));
    desk = await openDesk(await WebAssembly.compile(file));
  });
  return <Value>(...lines: string[]) => JSON.parse(desk(lines.join('\n'))) as Value;
}

// An answer that is no refusal.
export function sure<Value>(answer: Value & { error?: Refused }): Value {
  if (answer.error) throw new Error(answer.error.message);
  return answer;
}
