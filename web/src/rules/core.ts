// The rules and the engine as the page has them. All desks with rules are in one worker; the computer thinks in workers of
// its own.
import { compiled } from './compiled';
import { Line } from './line';
import { Questions } from './questions';
import computerUrl from 'muehle.wasm?url';
import rulesUrl from 'rules.wasm?url';

export type { Result } from './questions';

// The rules alone come with the first page; the module in which the computer thinks, when it is to think; others are
// named by who needs them.
const open = (address: string): Line =>
  new Line(new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module' }), compiled(address));

// One for all desks of a module. Where it cannot be had, whoever comes next tries again.
const shared = new Map<string, Line>();
function sharedLine(address: string): Line {
  const known = shared.get(address);
  if (known) return known;
  const line = open(address);
  shared.set(address, line);
  line.ready.catch(() => shared.delete(address));
  return line;
}

// Those of the computer are kept and used again: new ones would have to be fetched, and the server may be out of reach
// by then.
const idle: Line[] = [];

// While the server is there: the computer that thinks, and one that stands ready to take its place.
export function prepareComputer(): void {
  while (idle.length < 2) idle.push(open(computerUrl));
}

// Nobody is to wait for a search that nobody wants any more.
function takeBack(line: Line): void {
  if (line.isBusy) {
    line.kill();
    prepareComputer();
    return;
  }
  line.ready.then(
    () => idle.push(line),
    () => line.kill(),
  );
}

export class Core extends Questions {
  static forRules(): Core {
    return Core.of(rulesUrl);
  }
  // Of another module that has the rules in it.
  static of(address: string): Core {
    return new Core(sharedLine(address));
  }
  // In a worker of its own, which can be ended.
  static forComputer(): Core {
    return new Core(idle.pop() ?? open(computerUrl), takeBack);
  }
}
