// The built program, as a server of its own for every test.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

// Another build for trying things out: MUEHLE_BINARY=build/dev/muehle.
export const binary =
  process.env['MUEHLE_BINARY'] ?? fileURLToPath(new URL('../../../build/release/muehle', import.meta.url));

// What every server has made first: one for all tests, made before them (support/database.ts).
export const database = join(dirname(binary), 'e2e-db');
// The same under other rules.
export const strict = 'standard,millProtection=strict';
export const strictDatabase = join(dirname(binary), 'e2e-strict-db');

// Runs a subcommand to its end and hands it `input`.
export function muehle(args: readonly string[], input = ''): { status: number | null; output: string } {
  const { status, stdout, stderr, error } = spawnSync(binary, args, {
    input,
    encoding: 'utf8',
  });
  if (error) throw error;
  return { status, output: stdout + stderr };
}

// The options for a schema of its own in the PostgreSQL database that $MUEHLE_TEST_DATABASE names; without one the games
// are in the folder.
function ownPlace(name: string): string[] {
  const where = process.env['MUEHLE_TEST_DATABASE'];
  if (where === undefined) return [];
  const { status, stderr } = spawnSync('psql', [where, '--quiet', '--command', `CREATE SCHEMA "${name}"`]);
  if (status !== 0) throw new Error(`psql said: ${stderr.toString()}`);
  return ['--database', `${where}${where.includes('?') ? '&' : '?'}options=-csearch_path%3D%22${name}%22`];
}

// Nothing is left behind, not even by a test run that is broken off.
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export class Server {
  private process: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'muehle-e2e-'));
  private readonly games: readonly string[];
  address = ''; // http://127.0.0.1:PORT, the same after a restart

  // `beside`: another that has the same games, which are in a database then.
  constructor(
    private readonly options: readonly string[] = [],
    beside?: Server,
  ) {
    this.games = beside?.games ?? ownPlace(basename(this.data));
  }

  private get place(): string[] {
    return ['--data', this.data, ...this.games];
  }

  // Puts games into its collection, also while it runs.
  collect(records: string): void {
    const { status, output } = muehle(['games', 'add', '-', '--collection', join(this.data, 'collection.db')], records);
    if (status !== 0) throw new Error(output);
  }

  private get port(): string {
    return this.address === '' ? '0' : new URL(this.address).port;
  }

  // Returns when the address has been printed. After the first time the port stays the same.
  async start(): Promise<void> {
    const where = this.options.includes('--db') ? [] : ['--db', database];
    const args = ['serve', '--port', this.port, ...this.place, ...where, ...this.options];
    const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const lines = createInterface({ input: child.stdout });
    this.address = await new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        const found = /http:\/\/[^/\s]+/.exec(line);
        if (found) resolve(found[0]);
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        reject(new Error(`muehle serve ended (${String(code ?? signal)}) before it said its address:\n${log}`));
      });
    });
  }

  // SIGTERM is a clean stop, SIGKILL is none. Returns the exit code, or null after a kill.
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  // The path of the link that makes its reader host.
  hostLink(): string {
    const { output } = muehle(['admin', 'host-link', ...this.place]);
    const [link] = /\/#host=\w+/.exec(output) ?? [];
    if (link === undefined) throw new Error(`muehle admin host-link said: ${output}`);
    return link;
  }

  // The path of a link with which one account can be made.
  invitation(): string {
    const { output } = muehle(['admin', 'invite', ...this.place]);
    const [link] = /\/#join=\w+/.exec(output) ?? [];
    if (link === undefined) throw new Error(`muehle admin invite said: ${output}`);
    return link;
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }
}
