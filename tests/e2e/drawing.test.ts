// Arrows and circles are drawn on an analysis by hand, and go with it.
import { expect } from 'vitest';
import { analyseAnew, at, fileOf, packed, says, takeText, test } from './support/analysis';
import type { Board } from './support/board';
import { faults } from './support/faults';
import { readIn } from './support/language';

const drawn = (board: Board) =>
  board.page
    .locator('[data-testid=board] g.drawn')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-shape') ?? '').sort());
const middleOf = async (board: Board, name: string) => {
  const box = await board.point(name).boundingBox();
  if (!box) throw new Error(`${name} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};
async function stroke(board: Board, from: string, to: string, button: 'left' | 'right' = 'right'): Promise<void> {
  const { mouse } = board.page;
  await mouse.move(...(await middleOf(board, from)));
  await mouse.down({ button });
  await mouse.move(...(await middleOf(board, to)), { steps: 4 });
  await mouse.up({ button });
}
const threeEach = 'WW.W.................BBB w 0 0';
// The server begins by making its database.
async function knows({ address }: { address: string }): Promise<void> {
  const value = () => fetch(`${address}/api/values?position=${encodeURIComponent(threeEach)}`);
  await expect.poll(async () => (await value()).status).toBe(200);
}
// In the order in which they are painted.
const painted = (board: Board) =>
  board.page
    .locator('[data-testid=board] [data-shape]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-shape') ?? ''));
const recordOf = async (board: Board) => {
  await board.press('share-analysis');
  const { bytes } = await fileOf(board, 'save-analysis');
  await board.page.keyboard.press('Escape');
  return bytes.toString();
};

test('the right button draws on the position, in the ink of the keys, what is drawn goes with it, and what a move is worth never hides it', async ({
  server,
  analyse,
}) => {
  await knows(server);
  const board = await analyse();
  const { keyboard } = board.page;
  await board.playMoves(['d6']);
  await stroke(board, 'd6', 'f4');
  await keyboard.down('Shift');
  await stroke(board, 'b4', 'b4');
  await keyboard.up('Shift');
  await keyboard.down('Alt');
  await stroke(board, 'a1', 'd1');
  await keyboard.up('Alt');
  const all = ['arrow a1-d1 blue', 'arrow d6-f4 green', 'circle b4 red'];
  await expect.poll(() => drawn(board)).toEqual(all);
  await board.seesPlies(1); // and nothing was played
  await board.hears('Arrow from a1 to d1, blue.');

  // It belongs to its position, and is undone like anything else.
  await board.press('state'); // the arrows are not for the board
  await board.page.keyboard.press('ArrowLeft');
  await expect.poll(() => drawn(board)).toEqual([]);
  await board.page.keyboard.press('ArrowRight');
  await expect.poll(() => drawn(board)).toEqual(all);
  await stroke(board, 'a1', 'd1'); // in another ink
  await expect.poll(() => drawn(board)).toContain('arrow a1-d1 green');
  await stroke(board, 'a1', 'd1'); // the same once more
  await expect.poll(() => drawn(board)).toEqual(all.slice(1));
  await board.press('undo');
  await board.press('undo');
  await expect.poll(() => drawn(board)).toEqual(all);

  expect(await recordOf(board)).toContain('1. d6 {[%csl Rb4][%cal Gd6f4,Ba1d1]} *');
  await board.press('share-analysis');
  expect((await fileOf(board, 'save-svg')).bytes.toString()).toContain('stroke="#1d4f91"');
  await board.page.keyboard.press('Escape');

  // The link holds it, and a record that is loaded.
  await packed(board);
  await board.page.reload();
  await expect.poll(() => drawn(board)).toEqual(all);
  await takeText(board, '1. d6 {good [%csl Yd6]} f4 {[%csl Zd9] as it is} *');
  await expect.poll(() => says(board)).toContain('as it is');
  await board.page.keyboard.press('ArrowLeft');
  await expect.poll(() => drawn(board)).toEqual(['circle d6 yellow']);
  expect(await recordOf(board)).toMatch(/1\. d6 \{good\} \{\[%csl Yd6\]\} 1\.\.\. f4 \{\[%csl Zd9\] as it is\} \*/);

  // Nor is it hidden, or the line of the computer.
  await analyseAnew(board, at(threeEach));
  await board.part('worth').waitFor();
  await stroke(board, 'a7', 'c5');
  await board.part('engine-on').check();
  const lastOf = async (begin: string) => (await painted(board)).findLastIndex((shape) => shape.startsWith(begin));
  const firstOf = async (begin: string) => (await painted(board)).findIndex((shape) => shape.startsWith(begin));
  await expect.poll(() => firstOf('plan ')).toBeGreaterThan(0);
  expect(await lastOf('value ')).toBeGreaterThan(0);
  expect(await firstOf('arrow a7-c5')).toBeGreaterThan(await lastOf('value '));
  expect(await firstOf('plan ')).toBeGreaterThan(await lastOf('value '));
});

test('a pen that is taken up draws by touch and by keys, and inks and moves are large enough to be touched', async ({
  server,
  analyse,
}) => {
  await knows(server);
  const board = await analyse('#analyse?position=', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await board.press('pen');
  for (const point of ['d6', 'd6', 'a1', 'a4']) await board.touchPoint(point);
  await expect.poll(() => drawn(board)).toEqual(['arrow a1-a4 green', 'circle d6 green']);
  await board.press('ink-red');
  await stroke(board, 'g1', 'g7', 'left');
  await expect.poll(() => drawn(board)).toContain('arrow g1-g7 red');
  await board.point('d6').focus();
  await board.page.keyboard.press('Enter');
  await board.hears('Arrow from d6: choose where to.');
  await board.walkTo('f6');
  await board.page.keyboard.press('Enter');
  await expect.poll(() => drawn(board)).toContain('arrow d6-f6 red');
  await board.seesPlies(0);
  expect(await faults(board.page)).toEqual([]);

  await board.page.getByRole('button', { name: 'Circle around d6, green' }).click();
  await expect.poll(() => drawn(board)).not.toContain('circle d6 green');
  await board.press('erase');
  await expect.poll(() => drawn(board)).toEqual([]);
  await board.press('pen');
  await board.touchPoint('d6');
  await board.seesPlies(1);

  // Large enough.
  // Names as short as while stones are placed.
  const moves = ['d6', 'a1', 'f4'].map((move) => ({ move, value: 'draw', plies: null }));
  await board.page.route('**/api/values*', (route) => route.fulfill({ json: { value: 'draw', plies: null, moves } }));
  await readIn(board.page, 'de');
  await analyseAnew(board, at(threeEach));
  await board.press('pen');
  const large = (part: string, all: number) => {
    const buttons = board.part(part).getByRole('button');
    return expect
      .poll(async () => {
        const sizes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
        return sizes.filter((size) => size && size.width >= 44 && size.height >= 44).length;
      })
      .toBe(all);
  };
  await large('draw-panel', 4);
  await large('move-values', moves.length);
});
