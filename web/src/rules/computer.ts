// The computer as the page has it: in workers of its own, with a module that is fetched when it is to think.
import { Computing } from './computing';
import { open } from './core';
import { Engine } from './engine';
import type { Line } from './line';
import computerUrl from 'muehle.wasm?url';

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

// A desk in a worker of its own, which can be ended.
export const takeComputer = (): Computing => new Computing(idle.pop() ?? open(computerUrl), takeBack);

// One that can be stopped at any moment.
export const openEngine = (): Engine => new Engine(takeComputer);
