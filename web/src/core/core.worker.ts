// One desk in a worker of its own: the first message brings the module, the others are requests.
import { openDesk, type Desk } from './wasm';

export interface Request {
  id: number;
  text: string;
}
export type Answer = { id: number; text: string } | { id: number; failure: string };

let desk: Promise<Desk> | undefined;

self.onmessage = async ({ data }: MessageEvent<WebAssembly.Module | Request>) => {
  const id = data instanceof WebAssembly.Module ? 0 : data.id;
  try {
    if (data instanceof WebAssembly.Module) {
      desk = openDesk(data);
      await desk;
      self.postMessage({ id, text: '' } satisfies Answer);
      return;
    }
    if (!desk) throw new Error('the module has to come first');
    self.postMessage({ id, text: (await desk)(data.text) } satisfies Answer);
  } catch (cause) {
    self.postMessage({ id, failure: String(cause) } satisfies Answer);
  }
};
