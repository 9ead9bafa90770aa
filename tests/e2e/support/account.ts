// Accounts, as people make and enter them on the page.
import type { Visitor } from './test';

export const password = 'correct horse';

export async function register({ board, page }: Visitor, name: string): Promise<void> {
  await page.goto('/#account');
  await board.part('new-account-name').fill(name);
  await board.part('new-account-password').fill(password);
  await page.keyboard.press('Enter');
  await board.part('signed-in').waitFor();
}
