// What the address of the puzzles asks for: all of them, a way to go through them, or one. Pure.
import { idLength, positionOf, themes, type Theme } from './format';
import { isRushSeed } from './rushOrder';

export type Mode = { kind: 'theme'; theme: Theme | 'all' } | { kind: 'daily' } | { kind: 'streak' } | { kind: 'again' };
export type Asked =
  | { kind: 'list' }
  | Mode
  | { kind: 'one'; id: string; theme: Theme | null }
  | { kind: 'hold'; id: string | null } // a draw against the computer, from the position of a puzzle
  | { kind: 'rush'; seed: string | null } // against the clock; null: in any order
  | { kind: 'progress' } // what has been made of them
  | { kind: 'wrong' }; // nothing there is

const isTheme = (text: string | null): text is Theme => (themes as readonly (string | null)[]).includes(text);

// Of `#puzzles?…`
export function readAsked(hash: string): Asked {
  const wishes = new URLSearchParams(hash.split('?')[1] ?? '');
  const [id, theme, mode] = ['id', 'theme', 'mode'].map((name) => wishes.get(name));
  if (mode === 'hold') return { kind: 'hold', id: id ?? null };
  const rush = wishes.get('rush');
  if (rush !== null) return isRushSeed(rush) ? { kind: 'rush', seed: rush } : { kind: 'wrong' };
  if (mode === 'rush') return { kind: 'rush', seed: null };
  if (mode === 'progress') return { kind: mode };
  if (id != null) {
    const named = isTheme(theme ?? null) ? (theme as Theme) : null;
    return id.length === idLength && positionOf(id) ? { kind: 'one', id, theme: named } : { kind: 'wrong' };
  }
  if (mode === 'daily' || mode === 'streak' || mode === 'again') return { kind: mode };
  if (theme === 'all') return { kind: 'theme', theme };
  if (isTheme(theme ?? null)) return { kind: 'theme', theme: theme as Theme };
  return mode != null || theme != null ? { kind: 'wrong' } : { kind: 'list' };
}

// Behind `#`.
export const ofMode = (mode: Mode): string =>
  mode.kind === 'theme' ? `puzzles?theme=${mode.theme}` : `puzzles?mode=${mode.kind}`;
export const ofPuzzle = ({ id, theme }: { id: string; theme: Theme }): string => `puzzles?theme=${theme}&id=${id}`;
export const ofHold = (id: string | null): string => `puzzles?mode=hold${id === null ? '' : `&id=${id}`}`;
export const ofRush = (seed: string | null): string => (seed === null ? 'puzzles?mode=rush' : `puzzles?rush=${seed}`);
export const ofProgress = 'puzzles?mode=progress';
