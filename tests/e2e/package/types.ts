// What a program's types say of the package: compiled, never run. What is wrong must be refused.
import { load, MuehleError, type Database, type Found, type Game, type LegalMove, type Values } from 'muehle';
import type { Sector, Stretch, Verified } from 'muehle';

export async function use(): Promise<string[]> {
  const muehle = await load();
  const game: Game = muehle.game('standard');
  const moves: readonly LegalMove[] = game.position().moves;
  const database: Database = await muehle.open(new URL('https://example.org/db/'));
  const values: Values = await database.values(game.position());
  const found: Found = await muehle.engine().go(game, { depth: 4, lines: 2 }, ({ score }) => score.toFixed(0));
  const sector: Sector = await database.sector('moving-3-3');
  for await (const { values: numbers, plies } of sector) if (numbers[0] === 1 && plies[0] === 3) break;
  const stretch: Stretch = await sector.read(0, 10, { positions: true });
  const verified: Verified = await database.verify(({ done, of }) => void (done / of));
  // @ts-expect-error: slots are numbered
  await sector.read('first', 10);
  // @ts-expect-error: there may be no move
  const move: string = found.move;
  // @ts-expect-error: a move is a text
  game.play(3);
  // @ts-expect-error: there is no such limit
  await muehle.engine().go(game, { deep: 4 });
  // @ts-expect-error: a value is one of three
  const lost = values.value === 'lost';
  try {
    game.play('d6');
  } catch (error) {
    if (error instanceof MuehleError && error.code === 'illegal')
      return [error.reason, `${error.line}:${error.column}`];
  }
  return [
    ...stretch.positions,
    String(verified.files),
    ...moves.map(({ capture }) => capture ?? ''),
    move,
    String(lost),
  ];
}
