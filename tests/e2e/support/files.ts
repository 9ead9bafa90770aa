// The page as plain files in a folder of some server that knows nothing of the game.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { muehle } from './server';

export const folder = '/games/muehle/';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export interface PlainFiles {
  files: string; // where they lie
  address: string;
  strange: string[]; // what the server was asked for, and does not have
  close: () => void;
}

// With a database where `database` names its folder.
export async function plainFiles(database = ''): Promise<PlainFiles> {
  const files = mkdtempSync(join(tmpdir(), 'muehle-page-'));
  const { status, output } = muehle(['page', '--out', files, ...(database ? ['--db', database] : [])]);
  if (status !== 0) throw new Error(output);
  const strange: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files.test');
    const inside = pathname.startsWith(folder) ? pathname.slice(folder.length) || 'index.html' : null;
    if (inside === null || inside.includes('..')) {
      strange.push(pathname);
      response.writeHead(404).end();
      return;
    }
    readFile(`${files}/${inside}`).then(
      (body) => response.writeHead(200, { 'Content-Type': types[extname(inside)] ?? 'text/plain' }).end(body),
      () => {
        strange.push(pathname);
        response.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
    rmSync(files, { recursive: true, force: true });
  };
  return { files, address: `http://127.0.0.1:${port}${folder}`, strange, close };
}
