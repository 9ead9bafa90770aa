// Two servers with one database behind one address. Run by itself under tools/on-postgres.
import { describe, expect } from 'vitest';
import { Proxy } from './support/proxy';
import { Server } from './support/server';
import { allSee, both, brokenConnection, openTable, playBoth } from './support/table';
import { test } from './support/test';

describe('several servers', () => {
  test('a game goes on when the one that has it dies, and when the next one is stopped', async ({ server, visit }) => {
    const second = new Server([], server);
    const site = new Proxy([server, second]);
    try {
      await second.start();
      await site.start();
      const table = await openTable((path, options) => visit(path, { baseURL: site.address, ...options }));
      await playBoth(table, ['d6', 'f4', 'd2']);

      // A move made while nobody has the games waits, and is sent once.
      await server.stop('SIGKILL');
      for (const board of both(table)) await board.seesNote('Connection lost. Trying again');
      await table.ben.board.tapPoint('b4');
      await allSee(table, ['d6', 'f4', 'd2', 'b4']);
      for (const board of both(table)) await expect.poll(board.note).not.toMatch(/Connection lost|Sending/);

      await server.start();
      expect(await second.stop('SIGTERM')).toBe(0);
      await playBoth(table, ['d7', 'd5']);
      await allSee(table, ['d6', 'f4', 'd2', 'b4', 'd7', 'd5']);
      for (const { excuse } of [table.anna, table.ben]) excuse(brokenConnection);
    } finally {
      site.stop();
      await second.remove();
    }
  });
});
