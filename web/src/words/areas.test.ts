// What the areas of the page say in languages that do not say everything.
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { analysis as analysisEn } from './analysis/en';
import { analysis as analysisFr } from './analysis/fr';
import { analysis as analysisHu } from './analysis/hu';
import { databases as databasesEn } from './databases/en';
import { databases as databasesFr } from './databases/fr';
import { databases as databasesHu } from './databases/hu';
import { conditional as conditionalEn } from './conditional/en';
import { conditional as conditionalFr } from './conditional/fr';
import { conditional as conditionalHu } from './conditional/hu';
import { learn as learnEn } from './learn/en';
import { learn as learnFr } from './learn/fr';
import { learn as learnHu } from './learn/hu';
import { lobby as lobbyEn } from './lobby/en';
import { lobby as lobbyFr } from './lobby/fr';
import { lobby as lobbyHu } from './lobby/hu';
import { mail as mailEn } from './mail/en';
import { mail as mailFr } from './mail/fr';
import { mail as mailHu } from './mail/hu';
import { offline as offlineEn } from './offline/en';
import { offline as offlineFr } from './offline/fr';
import { offline as offlineHu } from './offline/hu';
import { over } from './base/over';
import { accounts as accountsEn } from './accounts/en';
import { accounts as accountsFr } from './accounts/fr';
import { accounts as accountsHu } from './accounts/hu';
import { site as siteEn } from './site/en';
import { site as siteFr } from './site/fr';
import { site as siteHu } from './site/hu';
import { players as playersEn } from './players/en';
import { players as playersFr } from './players/fr';
import { players as playersHu } from './players/hu';
import { tables as tablesEn } from './tables/en';
import { tables as tablesFr } from './tables/fr';
import { tables as tablesHu } from './tables/hu';
import { chat as chatEn } from './chat/en';
import { chat as chatFr } from './chat/fr';
import { chat as chatHu } from './chat/hu';
import { time as timeEn } from './time/en';
import { time as timeFr } from './time/fr';
import { time as timeHu } from './time/hu';
import { notices as noticesEn } from './notices/en';
import { notices as noticesFr } from './notices/fr';
import { notices as noticesHu } from './notices/hu';
import { puzzles as puzzlesEn } from './puzzles/en';
import { puzzles as puzzlesFr } from './puzzles/fr';
import { puzzles as puzzlesHu } from './puzzles/hu';
import { referee as refereeEn } from './referee/en';
import { referee as refereeFr } from './referee/fr';
import { referee as refereeHu } from './referee/hu';
import { exercise as exerciseEn } from './exercise/en';
import { exercise as exerciseFr } from './exercise/fr';
import { exercise as exerciseHu } from './exercise/hu';

afterEach(() => (settings.stones = 'ivory-ebony'));

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

describe.each([
  ['analysis', analysisEn, analysisFr, analysisHu],
  ['databases', databasesEn, databasesFr, databasesHu],
  ['conditional', conditionalEn, conditionalFr, conditionalHu],
  ['lobby', lobbyEn, lobbyFr, lobbyHu],
  ['mail', mailEn, mailFr, mailHu],
  ['offline', offlineEn, offlineFr, offlineHu],
  ['accounts', accountsEn, accountsFr, accountsHu],
  ['puzzles', puzzlesEn, puzzlesFr, puzzlesHu],
  ['referee', refereeEn, refereeFr, refereeHu],
  ['site', siteEn, siteFr, siteHu],
  ['players', playersEn, playersFr, playersHu],
  ['tables', tablesEn, tablesFr, tablesHu],
  ['chat', chatEn, chatFr, chatHu],
  ['time', timeEn, timeFr, timeHu],
  ['exercise', exerciseEn, exerciseFr, exerciseHu],
  ['notices', noticesEn, noticesFr, noticesHu],
])('the words of %s', (_, english, french, hungarian) => {
  it('are all there in French and Hungarian', () => {
    expect(keysOf(french).sort()).toEqual(keysOf(english).sort());
    expect(keysOf(hungarian).sort()).toEqual(keysOf(english).sort());
  });
});

it('of learning are there but for the lessons and the history, which are English', () => {
  for (const part of [learnFr, learnHu]) {
    const missing = keysOf(learnEn).filter((key) => !keysOf(part).includes(key));
    expect(missing.filter((key) => !/^\.(lessons|history|compare\.examples|wrong)/.test(key))).toEqual([]);
    expect(over(learnEn, part).lessons).toEqual(learnEn.lessons);
  }
});

it('name the sides by their stones', () => {
  settings.stones = 'red-blue';
  expect(puzzlesFr.asks?.block?.('white', false)).toBe('Rouge joue et enferme Bleu.');
  expect(puzzlesHu.winsIn?.('black', true, 3)).toBe('Kék lerak, és 3 lépésben nyer.');
  expect(exerciseFr.stands?.('white', 2, 3)).toBe('À Rouge de jouer · en main : Rouge 2, Bleu 3');
});

// As in all French texts of the page.
it('have a narrow space before signs in French', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.values(value as object).flatMap((one) => (typeof one === 'function' ? [] : texts(one)));
  const all = [
    analysisFr,
    databasesFr,
    conditionalFr,
    lobbyFr,
    mailFr,
    chatFr,
    offlineFr,
    accountsFr,
    puzzlesFr,
    siteFr,
    playersFr,
    exerciseFr,
    noticesFr,
    learnFr,
  ].flatMap(texts);
  expect(all.filter((text) => /[^\u202f][:;!?»](\s|$)|«[^\u202f]/.test(text))).toEqual([]);
});
