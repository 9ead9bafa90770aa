// The desks of a worker in node.
import { parentPort } from 'node:worker_threads';
import { openDesks, type Request } from '../rules/desks';

const hear = openDesks((answer) => parentPort?.postMessage(answer));
parentPort?.on('message', (data: WebAssembly.Module | Request) => void hear(data));
