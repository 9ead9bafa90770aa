// The rules as the page has them: all desks are in one worker. The computer is in `computer.ts`, which is loaded later.
import { compiled } from './compiled';
import { Line } from './line';
import { Questions } from './questions';
import rulesUrl from 'rules.wasm?url';

export type { Result } from './questions';

// A worker for a module.
export const open = (address: string): Line =>
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

export class Core extends Questions {
  // The module with the rules alone comes with the first page.
  static forRules(): Core {
    return Core.of(rulesUrl);
  }
  // Of another module that has the rules in it, as who needs it names it.
  static of(address: string): Core {
    return new Core(sharedLine(address));
  }
}
