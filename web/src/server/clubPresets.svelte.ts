// The rules of the clubs where one is a member, wherever rules are chosen.
import { askClub, askClubs, type ClubPreset } from './clubs';
import { who } from './who.svelte';

export interface OwnPreset extends ClubPreset {
  readonly club: string; // its name
}

// As the choice of a time has it: empty for none.
export const clockOf = (time: string): string => (time === '-' ? '' : time);
// Where one is chosen from a list; that of no preset.
export const keyOf = ({ club, name }: OwnPreset): string => `${club}\n${name}`;

// In a list, a group for each club.
export const byClub = (own: readonly OwnPreset[]): readonly (readonly [club: string, list: readonly OwnPreset[]])[] =>
  own
    .map(({ club }) => club)
    .filter((club, n, all) => all.indexOf(club) === n)
    .map((club) => [club, own.filter((one) => one.club === club)]);

// Guests are in no club, and are not asked for any.
async function ask(): Promise<readonly OwnPreset[]> {
  if (who.me === undefined) await who.ask();
  if (who.account === null) return [];
  const told = await askClubs();
  const clubs = told.ok ? told.value.yours.filter(({ you }) => you !== 'asked') : [];
  const views = await Promise.all(clubs.map(({ id }) => askClub(id)));
  return views.flatMap((view) =>
    view.ok ? view.value.presets.map((preset) => ({ ...preset, club: view.value.name })) : [],
  );
}

export class OwnPresets {
  list = $state.raw<readonly OwnPreset[]>([]); // those that are known
  constructor() {
    void ask().then((found) => (this.list = found));
  }
}
