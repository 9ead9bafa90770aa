// A program that speaks to the server by its API, with a token (docs/bots.md).
import { password } from './account';
import type { Server } from './server';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export class Program {
  private constructor(
    private readonly server: Server,
    private readonly credentials: Readonly<Record<string, string>>,
  ) {}

  static with(server: Server, token: string): Program {
    return new Program(server, { Authorization: `Bearer ${token}` });
  }

  // Somebody with an account who needs no page for what he does.
  static async asPerson(server: Server, name: string): Promise<Program> {
    const registered = await ask(server, 'POST', '/api/register', {}, { name, password });
    const [cookie = ''] = registered.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (!registered.ok) throw new Error(`${name} has no account: ${String(registered.status)}`);
    return new Program(server, { Cookie: cookie });
  }

  // Who is a host then, and with that a referee.
  static async asHost(server: Server, name: string): Promise<Program> {
    const host = await Program.asPerson(server, name);
    const { status } = await host.post('/api/host', { token: server.hostLink().split('=')[1] });
    if (status !== 200) throw new Error(`${name} did not become a host: ${String(status)}`);
    return host;
  }

  // A bot, with an account of its own and a token for playing and challenges.
  static async asBot(server: Server, name: string): Promise<Program> {
    const owner = await Program.asPerson(server, name);
    const { body } = await owner.post('/api/account/tokens', { name: 'bot', scopes: ['play', 'challenge'], password });
    const bot = Program.with(server, (body as { secret: string }).secret);
    const { status } = await bot.post('/api/me/bot', {});
    if (status !== 200) throw new Error(`${name} did not become a bot: ${String(status)}`);
    return bot;
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }
  post(path: string, body: object): Promise<Answer> {
    return this.ask('POST', path, body);
  }
  // Hears what happens to it, until it is told to stop.
  async listen(): Promise<() => void> {
    const ending = new AbortController();
    const headers = this.credentials;
    const stream = await fetch(`${this.server.address}/api/bot/stream`, { headers, signal: ending.signal });
    if (!stream.ok) throw new Error(`the bot hears nothing: ${String(stream.status)}`);
    return () => ending.abort();
  }
  private async ask(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await ask(this.server, method, path, this.credentials, body);
    return { status: answer.status, body: await answer.json() };
  }
}

function ask(server: Server, method: string, path: string, headers: Record<string, string>, body?: object) {
  const sent = body && { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } };
  return fetch(server.address + path, { method, headers, ...sent });
}
