// One desk in a worker of its own: the first message brings the module, the others are requests.
import { openDesk, type Desk } from './wasm';

export interface Request {
  id: number;
  text: string;
}
// `told` is said while the answer is being worked out.
export type Answer = { id: number; text: string } | { id: number; failure: string } | { id: number; told: string };

let desk: Promise<Desk> | undefined;
let answering = 0; // the id of the request

self.onmessage = async ({ data }: MessageEvent<WebAssembly.Module | Request>) => {
  const id = data instanceof WebAssembly.Module ? 0 : data.id;
  try {
    if (data instanceof WebAssembly.Module) {
      desk = openDesk(data, (told) => self.postMessage({ id: answering, told } satisfies Answer));
      await desk;
      self.postMessage({ id, text: '' } satisfies Answer);
      return;
    }
    if (!desk) throw new Error('the module has to come first');
    const answer = await desk;
    answering = id;
    self.postMessage({ id, text: answer(data.text) } satisfies Answer);
  } catch (cause) {
    self.postMessage({ id, failure: String(cause) } satisfies Answer);
  }
};
