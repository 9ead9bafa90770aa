// One address for several servers, as a site has it: each connection goes to the next one that answers.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Server } from './server';

export class Proxy {
  private readonly open = new Set<Socket>();
  private next = 0;
  private readonly front = createServer((client) => void this.passOn(client));

  constructor(private readonly servers: readonly Server[]) {}

  get address(): string {
    return `http://127.0.0.1:${(this.front.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.front.listen(0, '127.0.0.1');
    await once(this.front, 'listening');
  }

  stop(): void {
    this.front.close();
    for (const socket of this.open) socket.destroy();
  }

  private async passOn(client: Socket): Promise<void> {
    this.keep(client);
    client.pause();
    for (let tried = 0; tried < this.servers.length; ++tried) {
      const { address } = this.servers[this.next++ % this.servers.length]!;
      const server = connect(Number(new URL(address).port), '127.0.0.1');
      this.keep(server);
      const answers = await once(server, 'connect').then(
        () => true,
        () => false,
      );
      if (!answers) continue;
      client.pipe(server).pipe(client);
      client.once('close', () => server.destroy());
      server.once('close', () => client.destroy());
      return;
    }
    client.destroy();
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.open.delete(socket));
  }
}
