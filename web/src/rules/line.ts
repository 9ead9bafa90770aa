// A worker with desks in it, as whoever asks them has it: every question has a number, under which its answer comes.
import type { Answer, Request } from './desks';

// A worker, as browsers have them.
export type Thread = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>;

const stopped = 'stopped';
const helloId = 0; // of the answer to the module

interface Waiting {
  resolve(text: string): void;
  reject(cause: Error): void;
  hear?: ((text: string) => void) | undefined; // what is told before the answer
}

// A worker with a module in it.
export class Line {
  private readonly waiting = new Map<number, Waiting>();
  private nextId = helloId + 1;
  private asking = 0; // so many questions are open
  private ended = false;
  // The worker has the module and answers. Rejected where it cannot be had.
  readonly ready: Promise<void>;

  // `module`: on its way.
  constructor(
    private readonly worker: Thread,
    module: Promise<WebAssembly.Module>,
  ) {
    this.ready = new Promise((resolve, reject) => {
      this.waiting.set(helloId, { resolve: () => resolve(), reject });
    });
    this.ready.catch(() => undefined); // whoever asks hears of it
    module.then(
      (compiled) => this.worker.postMessage(compiled),
      (cause: unknown) => this.fail(String(cause)),
    );
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const waiting = this.waiting.get(data.id);
      if ('told' in data) {
        waiting?.hear?.(data.told);
        return;
      }
      this.waiting.delete(data.id);
      if ('text' in data) waiting?.resolve(data.text);
      else waiting?.reject(new Error(data.failure));
    };
    this.worker.onerror = () => this.fail('The worker could not be started');
  }

  get isBusy(): boolean {
    return this.asking > 0;
  }

  async ask(desk: number, text: string | Uint8Array, hear?: (text: string) => void): Promise<string> {
    this.asking++;
    try {
      await this.ready;
      if (this.ended) throw new Error(stopped);
      const id = this.nextId++;
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject, hear });
        this.post({ id, desk, text });
      });
    } finally {
      this.asking--;
    }
  }

  // Nobody will ask this desk again.
  leave(desk: number): void {
    this.post({ done: desk });
  }

  kill(): void {
    this.ended = true;
    this.worker.terminate();
    this.fail(stopped);
  }

  private post(request: Request): void {
    this.worker.postMessage(request);
  }

  private fail(message: string): void {
    for (const waiting of this.waiting.values()) waiting.reject(new Error(message));
    this.waiting.clear();
  }
}
