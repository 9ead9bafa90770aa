// A web server that gives files and knows nothing of the game.
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export interface Options {
  at?: string; // where the folder lies on the host, with slashes
  ranges?: boolean; // it answers them
}

export class PlainHost {
  readonly strange: string[] = []; // what was asked for and is not there
  readonly stretches: string[] = []; // what was asked for by a range
  private readonly at: string;

  private constructor(
    private readonly server: Server,
    files: string,
    { at = '/', ranges = true }: Options,
  ) {
    this.at = at;
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://files.test');
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.method === 'OPTIONS') {
        response.writeHead(204, { 'Access-Control-Allow-Headers': 'Range' }).end();
        return;
      }
      const range = ranges ? /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') : null;
      if (range) this.stretches.push(`${pathname} ${range[1]}-${range[2]}`);
      const inside = pathname.startsWith(at) ? pathname.slice(at.length) || 'index.html' : '..';
      if (inside.includes('..')) this.refuse(pathname, response);
      else
        readFile(`${files}/${inside}`).then(
          (body) => send(response, inside, body, range),
          () => this.refuse(pathname, response),
        );
    });
  }

  static async open(files: string, options: Options = {}): Promise<PlainHost> {
    const server = createServer();
    const host = new PlainHost(server, files, options);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get address(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${this.at}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private refuse(pathname: string, response: ServerResponse): void {
    this.strange.push(pathname);
    response.writeHead(404).end();
  }
}

function send(response: ServerResponse, name: string, body: Buffer, range: RegExpExecArray | null): void {
  const type = types[extname(name)] ?? 'application/octet-stream';
  if (!range) {
    response.writeHead(200, { 'Content-Type': type }).end(body);
    return;
  }
  const [first, last] = [Number(range[1]), Number(range[2])];
  response
    .writeHead(206, { 'Content-Type': type, 'Content-Range': `bytes ${first}-${last}/${body.length}` })
    .end(body.subarray(first, last + 1));
}
