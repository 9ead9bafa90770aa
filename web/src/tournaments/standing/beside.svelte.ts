// What lists show of tournaments beside their rows, once these are there: the marks of their clubs, and of those that go on
// the first board where somebody plays.
import { askClubs } from '../../server/clubs';
import { askTournament, type Row } from '../../server/tournaments';
import { featuredIn, gameNow, openIn } from './own';

const mostBoards = 4; // so many are asked for

export class Beside {
  private marks = $state.raw<Readonly<Record<string, string>>>({}); // of clubs, by their id
  private boards = $state.raw<Readonly<Record<string, string>>>({}); // positions, by the id of the tournament

  markOf = ({ club }: Row): string | undefined => this.marks[club?.id ?? ''];
  boardOf = ({ id }: Row): string | undefined => this.boards[id];

  async look(running: readonly Row[], others: readonly Row[]): Promise<void> {
    await Promise.all([this.lookAtClubs([...running, ...others]), this.lookAtBoards(running)]);
  }

  private async lookAtClubs(rows: readonly Row[]): Promise<void> {
    if (rows.every((row) => !row.club || this.markOf(row) !== undefined)) return;
    const told = await askClubs();
    if (!told.ok) return;
    this.marks = Object.fromEntries([...told.value.yours, ...told.value.clubs].map(({ id, mark }) => [id, mark]));
  }
  private async lookAtBoards(running: readonly Row[]): Promise<void> {
    const views = await Promise.all(running.slice(0, mostBoards).map(({ id }) => askTournament(id)));
    this.boards = Object.fromEntries(
      views.flatMap((told) => {
        const pairing = told.ok ? featuredIn(openIn(told.value).map(({ pairing }) => pairing)) : null;
        const board = pairing && gameNow(pairing)?.game?.board;
        return told.ok && board ? [[told.value.id, board] as const] : [];
      }),
    );
  }
}
