// Desks in a worker, by number: the first message brings the module, the others are requests to one of them. A desk that
// is not there yet is made; one in which the module has failed is given up.
import { openDesk, type Desk } from './wasm';

export type Request = { id: number; desk: number; text: string | Uint8Array } | { done: number };
// `told` is said while the answer is being worked out.
export type Answer = { id: number; text: string } | { id: number; failure: string } | { id: number; told: string };

const hello = 0; // the id of the answer to the module

// What hears the messages, and answers by `tell`.
export function openDesks(tell: (answer: Answer) => void): (data: WebAssembly.Module | Request) => Promise<void> {
  const desks = new Map<number, Promise<Desk>>();
  let module: WebAssembly.Module | undefined;
  let answering = hello; // the id of the request

  function deskOf(number: number): Promise<Desk> {
    if (!module) throw new Error('the module has to come first');
    const known = desks.get(number);
    if (known) return known;
    const opened = openDesk(module, (told) => tell({ id: answering, told }));
    desks.set(number, opened);
    return opened;
  }

  return async (data) => {
    if (data instanceof WebAssembly.Module) {
      module = data;
      tell({ id: hello, text: '' });
      return;
    }
    if ('done' in data) {
      desks.delete(data.done);
      return;
    }
    const { id, desk, text } = data;
    try {
      const answer = await deskOf(desk);
      answering = id;
      tell({ id, text: answer(text) });
    } catch (cause) {
      desks.delete(desk);
      tell({ id, failure: String(cause) });
    }
  };
}
