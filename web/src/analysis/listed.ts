// A game among several of one file, by what somebody knows it by.
import type { Game } from './read';

export interface Listed {
  white: string; // empty: unknown, here and below
  black: string;
  result: string;
  event: string;
  date: string; // 2025.03.09, or as much of it as is known
  moves: string; // the first ones of the main line
}
const shownMoves = 6;

export function listed({ text, tags }: Game): Listed {
  const said = (tag: string): string => tags.get(tag)?.replace(/^\?$/, '').trim() ?? '';
  return {
    white: said('White'),
    black: said('Black'),
    result: resultOf(said('Result')),
    event: said('Event'),
    date: said('Date').replace(/(^|\.)\?.*$/, ''),
    moves: firstMoves(text),
  };
}

const resultOf = (text: string): string =>
  text === '*' ? '' : text.replaceAll('1/2', '½').replace(/(?<=[01½])-(?=[01½])/, '–');

// As they are written, without what is said about them.
function firstMoves(text: string): string {
  let line = text
    .replace(/^\s*\[\w+\s+".*"\]\s*$/gm, ' ')
    .replace(/\{(?:\\.|[^}\\])*\}|^%.*$|;.*$/gm, ' ')
    .replace(/\$\d+|[!?]+/g, ' ');
  while (/\([^()]*\)/.test(line)) line = line.replace(/\([^()]*\)/g, ' ');
  const words = line.split(/\s+/).filter((word) => word !== '' && !/^(?:\*|[01½]\S*-[01½]\S*)$/.test(word));
  let moves = 0;
  let end = 0;
  for (; end < words.length && moves < shownMoves; end++) if (!isNumber(words[end])) moves++;
  const shown = words.slice(0, end).filter((word, n) => n === 0 || !/\.\.$/.test(word)); // `1...` after a variation
  return shown.join(' ') + (words.slice(end).some((word) => !isNumber(word)) ? ' …' : '');
}
const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+\.+$/.test(word);
