// What a player sees of a game and does to it, in the words of a player.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { arrowsBetween } from './arrows';

export type Colour = 'white' | 'black';

// A move as text, taken apart into the points to touch.
const pointsOf = (move: string): string[] => move.split(/[-x]/);

export class Board {
  // Where the points are looked for: a page may have several boards.
  within: Page | Locator;

  constructor(readonly page: Page) {
    this.within = page;
  }

  point(name: string): Locator {
    return this.within.locator(`[data-point="${name}"]`);
  }
  part(testid: string): Locator {
    return this.page.getByTestId(testid);
  }
  private async textOf(testid: string): Promise<string> {
    return ((await this.part(testid).textContent()) ?? '').trim();
  }

  // --- seen
  stateLine = (): Promise<string> => this.textOf('state');
  note = (): Promise<string> => this.textOf('note');
  outcome = async (): Promise<string> => (await this.part('game').getAttribute('data-over')) ?? '';
  label = async (name: string): Promise<string> => (await this.point(name).getAttribute('aria-label')) ?? '';
  stone = async (name: string): Promise<string> => (await this.point(name).getAttribute('data-stone')) ?? '';
  private readonly played = (): Locator =>
    this.page.locator('main :is([data-testid=record], [data-testid=record-line]) [data-ply]');
  plies = (): Promise<number> => this.played().count();
  moves = (): Promise<string[]> => this.played().allTextContents();
  removable = (): Promise<string[]> => this.marked('data-removable');
  targets = (): Promise<string[]> => this.marked('data-target');
  lost = (colour: Colour): Promise<number> => this.counted(colour, 'data-lost');

  stones(colour: Colour): Promise<string[]> {
    return this.within
      .locator(`[data-point][data-stone=${colour}]`)
      .evaluateAll((points) => points.map((point) => point.getAttribute('data-point') ?? '').sort());
  }
  private marked(attribute: string): Promise<string[]> {
    return this.page
      .locator(`[data-point][${attribute}]`)
      .evaluateAll((points) => points.map((point) => point.getAttribute('data-point') ?? '').sort());
  }
  private async counted(colour: Colour, attribute: string): Promise<number> {
    return Number(await this.part(`player-${colour}`).locator(`[${attribute}]`).getAttribute(attribute));
  }

  // The addresses of the files that the page has loaded so far.
  loaded(): Promise<string[]> {
    return this.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  }

  // Everything that was announced since the page was loaded.
  announcements(): Promise<string[]> {
    return this.page.evaluate(() => window.announcements ?? []);
  }

  // --- waited for
  async seesState(text: string | RegExp): Promise<void> {
    await expect.poll(this.stateLine).toMatch(text);
  }
  async seesNote(text: string | RegExp): Promise<void> {
    await expect.poll(this.note).toMatch(text);
  }
  // Of what takes some seconds to come, and is looked for less often.
  async seesNoteInTime(text: string | RegExp): Promise<void> {
    await expect.poll(this.note, { interval: 250 }).toMatch(text);
  }
  async seesPlies(count: number): Promise<void> {
    await expect.poll(this.plies).toBe(count);
  }
  async endsWith(outcome: string | RegExp): Promise<void> {
    await expect.poll(this.outcome).toMatch(outcome);
  }
  async hears(text: string | RegExp): Promise<void> {
    const heard = async () => (await this.announcements()).join('\n');
    await expect.poll(heard).toMatch(text);
  }

  // --- done
  // A move that is on its way has to come back before the board takes another touch.
  private async untilTouchable(): Promise<void> {
    await this.page.locator('[data-busy]').waitFor({ state: 'detached' });
  }
  async tapPoint(name: string): Promise<void> {
    await this.untilTouchable();
    await this.point(name).click();
  }
  async touchPoint(name: string): Promise<void> {
    await this.untilTouchable();
    await this.point(name).tap();
  }
  async drag(from: Locator, to: Locator): Promise<void> {
    const { mouse } = this.page;
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 5 });
    await mouse.up();
  }
  async press(testid: string): Promise<void> {
    await this.part(testid).click();
  }

  // On the home page: the rules and whatever else there is to choose.
  async unfoldRules(): Promise<void> {
    // By key: what comes above it a moment later would move it away under a click.
    await this.part('rules-line').locator('summary').first().press('Enter');
    await this.part('preset').waitFor();
  }
  // By key, too: the lobby's link comes above it a moment later, and a click in between would be lost.
  async askForRecord(): Promise<void> {
    await this.part('load-record').press('Enter');
    await this.part('record-text').waitFor();
  }
  // Unfolds the rules, and asks for a link: as White, where nothing else is said.
  async askForLink(name = '', colour: 'White' | 'By lot' = 'White'): Promise<void> {
    await this.press('invite-somebody');
    const form = this.part('invite-form');
    await form.getByRole('radio', { name: colour }).check();
    if (name) await this.part('name').fill(name);
    await this.press('make-link');
  }
  // And closes the links, which are shown at once.
  async invite(name = '', colour: 'White' | 'By lot' = 'White'): Promise<void> {
    await this.askForLink(name, colour);
    await this.part('invite-link').waitFor();
    await this.page.keyboard.press('Escape');
    await this.part('invite-link').waitFor({ state: 'detached' });
  }

  // By mouse, or however `touch` does it; each move is waited for until it stands in the record: behind what stood
  // there, but not always next to it, as a move of the other side may come just before.
  async playMoves(moves: readonly string[], touch: (name: string) => Promise<void> = (n) => this.tapPoint(n)) {
    const before = await this.plies();
    for (const [n, move] of moves.entries()) {
      for (const name of pointsOf(move)) await touch(name);
      await expect.poll(async () => (await this.moves()).indexOf(move, before + n)).toBeGreaterThanOrEqual(0);
    }
  }

  async typeMove(text: string): Promise<void> {
    if (!(await this.part('typed-move').isVisible())) await this.press('type-move');
    await this.part('typed-move').fill(text);
    await this.part('typed-move').press('Enter');
  }

  // From the point with the focus to another one, by arrow keys alone.
  async walkTo(name: string): Promise<void> {
    for (const arrow of arrowsBetween(await this.focused(), name)) await this.page.keyboard.press(arrow);
    expect(await this.focused()).toBe(name);
  }
  async choose(name: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.walkTo(name);
    await this.page.keyboard.press(key);
  }
  focused = async (): Promise<string> => {
    return (await this.page.evaluate(() => document.activeElement?.getAttribute('data-point'))) ?? '';
  };

  async offerDraw(message: string): Promise<void> {
    await this.press('offer');
    await this.page.getByRole('dialog').getByRole('textbox').fill(message);
    await this.submitDialog();
  }
  async claimDraw(message: string, withMove = false): Promise<void> {
    await this.press('claim');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(message);
    if (withMove) await dialog.getByRole('checkbox').check();
    await this.submitDialog();
  }
  async declineDraw(reason: string): Promise<void> {
    await this.press('decline');
    await this.page.getByRole('dialog').getByRole('textbox').fill(reason);
    await this.submitDialog();
  }
  private async submitDialog(): Promise<void> {
    await this.page.getByRole('dialog').locator('button[type=submit]').click();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  // The record as a file would hold it.
  async downloadRecord(): Promise<{ name: string; text: string }> {
    await this.press('open-record');
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.press('download')]);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    await this.page.keyboard.press('Escape');
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
  }
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to be seen there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
