// The desks of a worker in a browser.
import { openDesks, type Request } from './desks';

const hear = openDesks((answer) => self.postMessage(answer));
self.onmessage = ({ data }: MessageEvent<WebAssembly.Module | Request>) => hear(data);
