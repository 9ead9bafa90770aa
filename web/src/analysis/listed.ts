// A game among several of one file, by what somebody knows it by.
import { tagOf, type GameText } from '../record/games';

export interface Listed {
  white: string; // empty: unknown, here and below
  black: string;
  result: string;
  event: string;
  date: string; // 2025.03.09, or as much of it as is known
  moves: string; // the first ones of the main line
}

export function listed(game: GameText): Listed {
  const said = (tag: string): string => tagOf(game, tag).replace(/^\?$/, '').trim();
  return {
    white: said('White'),
    black: said('Black'),
    result: resultOf(said('Result')),
    event: said('Event'),
    date: said('Date').replace(/(^|\.)\?.*$/, ''),
    moves: game.moves,
  };
}

const resultOf = (text: string): string =>
  text === '*' ? '' : text.replaceAll('1/2', '½').replace(/(?<=[01½])-(?=[01½])/, '–');
