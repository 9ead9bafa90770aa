// A mail server on this machine that takes every mail and keeps it for the test.
import { createServer, type Server, type Socket } from 'node:net';

export interface Received {
  to: string;
  subject: string;
  text: string;
  link: string; // '/#…'; empty where there is none
}

const bytes = (encoded: string): string =>
  encoded.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
const utf8 = (binary: string): string => Buffer.from(binary, 'latin1').toString('utf8');
const words = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'));

function read(raw: string): Received {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end);
  const header = (name: string): string => words(new RegExp(`^${name}: (.*(?:\\r\\n .*)*)`, 'm').exec(head)?.[1] ?? '');
  const text = utf8(bytes(raw.slice(end + 4)));
  return { to: header('To'), subject: header('Subject'), text, link: /\/#\w+=\w+/.exec(text)?.[0] ?? '' };
}

export class MailServer {
  private readonly server: Server = createServer((socket) => this.talk(socket));
  private readonly mails: Received[] = [];
  private readonly waiting: ((mail: Received) => void)[] = [];

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
    return address.port;
  }
  stop(): void {
    this.server.close();
  }
  // The next mail that was not taken yet.
  next(): Promise<Received> {
    const mail = this.mails.shift();
    return mail ? Promise.resolve(mail) : new Promise((resolve) => this.waiting.push(resolve));
  }

  private keep(mail: Received): void {
    const first = this.waiting.shift();
    if (first) first(mail);
    else this.mails.push(mail);
  }
  private talk(socket: Socket): void {
    let heard = '';
    let mail: string | null = null; // what of it has come
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (mail !== null) {
        if (line === '.') {
          this.keep(read(mail));
          mail = null;
          say('250 taken');
        } else mail += `${line.startsWith('.') ? line.slice(1) : line}\r\n`;
      } else if (line.startsWith('DATA')) {
        mail = '';
        say('354 go on');
      } else if (line.startsWith('QUIT')) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        hear(line);
      }
    });
    say('220 ready');
  }
}
