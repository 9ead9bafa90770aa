import { describe, expect, it } from 'vitest';
import type { Who } from './first/de';
import { sayReason, sayRefusal } from './sayRules';
import { sayRule } from './sayRule';
import { sayValue } from './sayValue';
import { filled } from './base/shared';
import { classic } from './reading';
import { languageCodes } from '../browser/languages';
import { settings } from '../browser/settings.svelte';
import { de, en, fr, hu, inAll } from './whole';
import type { Explanation, Thought } from '../rules/view';

const learnIn = import.meta.glob('./learn/??.ts', { eager: true, import: 'learn' });
// The compiler sees to it that no key is missing; this sees to it that nothing is empty or left over.
function shape(value: unknown, path: string): string[] {
  if (typeof value === 'string') {
    if (value.trim() === '') throw new Error(`${path} is empty`);
    return [path];
  }
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}.${key}`));
}

describe('the words', () => {
  it('are the same set in both languages', () => {
    const inEnglishByTheRules = (path: string) => !path.startsWith('t.errors.');
    expect(shape(en, 't').filter(inEnglishByTheRules).sort()).toEqual(
      shape(de, 't').filter(inEnglishByTheRules).sort(),
    );
    expect(Object.keys(de.errors)).toEqual(expect.arrayContaining(Object.keys(en.errors)));
  });

  it('are different words', () => {
    const same = Object.keys(de).filter((key) => {
      const [german, english] = [de[key as keyof typeof de], en[key as keyof typeof en]];
      return typeof german === 'string' && german === english;
    });
    expect(same.sort()).toEqual(['computer', 'gameName', 'lobby', 'typeMoveHint']);
  });

  it('say how the computer judges', () => {
    const thought: Thought = { ply: 0, by: 'black', number: 1, depth: 5, score: 0, end: null, line: [] };
    expect(sayValue(de, { ...thought, score: -20 })).toBe('Ausgeglichen');
    expect(sayValue(de, { ...thought, score: 100 })).toBe('Schwarz steht besser (+1 Stein)');
    expect(sayValue(de, { ...thought, score: -150 })).toBe('Weiß steht besser (+1,5 Steine)');
    expect(sayValue(en, { ...thought, score: 55 })).toBe('Black is slightly better (+0.6 stones)');
    expect(sayValue(en, { ...thought, score: 3210 })).toBe('Black is much better (+9 stones)');
    expect(sayValue(en, { ...thought, score: 29993, end: 7 })).toBe('Black wins in 4 moves');
    expect(sayValue(de, { ...thought, score: -29998, end: 2 })).toBe('Weiß gewinnt in einem Zug');
  });

  it('ask the one who plays, and for a colour where both sit here', () => {
    expect(de.reallyResign('you')).toBe('Möchtest du die Partie aufgeben?');
    expect(en.reallyResign('black')).toBe('Resign the game for Black?');
  });

  it('count correctly', () => {
    expect(de.noMillSoFar(1, 20)).toContain('Seit 1 Halbzug keine');
    expect(de.noMillSoFar(12, 20)).toContain('Seit 12 Halbzügen keine');
    expect(en.inHand(1)).toBe('1 stone in hand');
    expect(de.list(['a', 'b', 'c'])).toBe('a, b und c');
  });

  it('say how long a game without mills lasts', () => {
    expect(de.drawNoMill(100)).toBe('Remis: 50 Züge je Seite (100 Halbzüge) ohne Mühle.');
    expect(de.drawNoMill(20)).toBe('Remis: 20 Halbzüge (zehn je Seite) ohne Mühle.');
    expect(de.drawNoMill(45)).toBe('Remis: 45 Halbzüge ohne Mühle.');
    expect(sayRule(de, 'noMillLimitPlies', '100')).toBe('Remis ohne Mühle: nach 50 Zügen je Seite (100 Halbzügen).');
    expect(sayRule(de, 'noMillLimitPlies', '1')).toBe('Remis ohne Mühle: nach 1 Halbzug.');
    expect(sayRule(en, 'noMillLimitPlies', '20')).toBe('Draw without a mill: after 20 plies (ten a side).');
    expect(sayRule(en, 'noMillLimitPlies', '3')).toBe('Draw without a mill: after 3 plies.');
  });

  it('name the moves of a proof with their colour', () => {
    expect(de.proofOf('no_mill', ['12.'])).toBe('Keine Mühle seit Zug 12 (Weiß)');
    expect(en.proofOf('no_mill', ['start'])).toBe('No mill since the start');
    expect(de.proofOf('repetition', ['start', '2…', '4…'])).toBe(
      'Dieselbe Stellung am Anfang und nach den Zügen 2 und 4 (Schwarz)',
    );
    expect(en.proofOf('repetition', ['9.', '11.', '13.'])).toBe('The same position after moves 9, 11 and 13 (White)');
  });
});

describe.each(languageCodes.filter((code) => code !== 'en'))('the words of %s', (language) => {
  const t = inAll[language];
  // Every text that is no function, with where it stands.
  function texts(value: unknown, path: string): [string, string][] {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
  }
  const english = new Map(texts(en, 't'));

  it('say all that German says of what cannot be taken, with the same places to fill', () => {
    const places = (text = ''): string[] => [...new Set(text.match(/\{\d\+?\}/g))].sort();
    expect(t.code).toBe(language);
    for (const [code, text] of Object.entries(t.errors)) {
      expect(places(text), code).toEqual(places(de.errors[code]));
      expect(text, code).not.toMatch(/undefined|\s\s|^\s|\s$|'|\p{L} [:;»]/u);
    }
  });

  it('end their sentences as English does', () => {
    const ending = (text: string): string => /[.!?:]?$/.exec(text)?.[0] ?? '';
    for (const [path, text] of texts(t, 't')) {
      if (path.startsWith('t.errors.')) continue; // of what is written in a record they show the signs
      expect(ending(text), path).toBe(ending(english.get(path) ?? ''));
    }
  });

  it('are those of the stones in shared texts, too', () => {
    settings.stones = 'red-blue';
    const shared = [t.presets, t.fixedRules, learnIn[`./learn/${language}.ts`]].flatMap((one) => texts(one, ''));
    const said = shared.filter(([path]) => !path.startsWith('.history')).map(([, text]) => t.named(text));
    settings.stones = 'ivory-ebony';
    expect(said.filter((text) => classic[language].test(text))).toEqual([]);
  });
});

describe('French and Hungarian', () => {
  const [french, hungarian] = [fr, hu];
  const thought: Thought = { ply: 0, by: 'black', number: 1, depth: 5, score: -150, end: null, line: [] };

  it('count correctly', () => {
    expect([0, 1, 2].map(french.inHand)).toEqual(['0 pion en main', '1 pion en main', '2 pions en main']);
    expect([1, 2].map(hungarian.inHand)).toEqual(['1 korong kézben', '2 korong kézben']);
    expect(sayValue(french, thought)).toBe('Blanc est mieux (+1,5 pion)');
    expect(sayValue(hungarian, thought)).toBe('Fehér jobban áll (+1,5 korong)');
    expect(french.drawNoMill(100)).toContain('50 coups par joueur (100 demi-coups) sans moulin.');
    expect(hungarian.drawNoMill(20)).toBe('Döntetlen: 20 féllépés (oldalanként tíz lépés) malom nélkül.');
  });

  it('name the moves of a proof with their colour', () => {
    expect(french.proofOf('repetition', ['start', '2…', '4…'])).toBe(
      'La même position au début et après les coups 2 et 4 (Noir)',
    );
    expect(french.proofOf('no_mill', ['12.'])).toBe('Aucun moulin depuis le coup 12 (Blanc)');
    expect(hungarian.proofOf('repetition', ['start', '2…', '4…'])).toBe(
      'Ugyanaz az állás az elején és Fekete 2. és 4. lépése után',
    );
    expect(hungarian.proofOf('no_mill', ['start'])).toBe('A kezdet óta nincs malom');
  });

  it('have a name of its own for what becomes of a game after its end', () => {
    for (const t of [de, en, french, hungarian]) expect(t.review).not.toBe(t.analyse);
  });

  it('have narrow spaces in French, where it has spaces before a sign', () => {
    const quotes = [french.offers('you', 'Nulle\u202f?'), french.reallyRemove('A', false), french.place(1, 2)];
    for (const text of [
      ...quotes,
      french.toTarget('you', 'a1'),
      french.rulesOf('A'),
      french.titled('A', 'B'),
      french.ownInvitation,
    ]) {
      expect(text).not.toMatch(/[^\u202f][:;!?»]|«[^\u202f]/);
    }
  });
});

describe('names in sentences', () => {
  const people: [Who, string, string][] = [
    ['you', 'Du', 'You'],
    ['opponent', 'Dein Gegenüber', 'Your opponent'],
    ['computer', 'Der Computer', 'The computer'],
    [{ name: 'Anna' }, 'Anna', 'Anna'],
    [{ name: 'Weiß' }, 'Weiß', 'Weiß'],
  ];

  it.each(people)('agree with their verbs: %s', (who, german, english) => {
    const you = who === 'you';
    const verb = (second: string, third: string) => (you ? second : third);
    expect(de.offers(who, '')).toBe(`${german} ${verb('bietest', 'bietet')} Remis an.`);
    expect(en.offers(who, '')).toBe(`${english} ${verb('offer', 'offers')} a draw.`);
    expect(de.declined(who, 'Nein')).toBe(`${german} ${verb('lehnst', 'lehnt')} das Remis ab: „Nein“`);
    expect(en.declined(who, 'No')).toBe(`${english} ${verb('decline', 'declines')} the draw: “No”`);
    expect(de.withdrew(who)).toBe(`${german} ${verb('ziehst', 'zieht')} das Remisangebot zurück.`);
    expect(en.withdrew(who)).toBe(`${english} ${verb('withdraw', 'withdraws')} the draw offer.`);
    expect(de.lotGave(who, 'white')).toBe(`Ausgelost: ${german} ${verb('hast', 'hat')} Weiß.`);
    expect(de.asksNext(who)).toBe(`${german} ${verb('möchtest', 'möchte')} noch eine Partie.`);
    expect(en.asksNext(who)).toBe(`${english} would like another game.`);
    expect(de.nextDeclined(who)).toBe(`${german} ${verb('möchtest', 'möchte')} keine weitere Partie.`);
    expect(en.nextDeclined(who)).toBe(`${english} ${verb('do', 'does')} not want another game.`);
    expect(de.asksUndo(who, 2)).toBe(`${german} ${verb('möchtest', 'möchte')} die letzten beiden Züge zurücknehmen.`);
    expect(en.asksUndo(who, 1)).toBe(`${english} would like to take back the last move.`);
    expect(de.awaySince(who, 0)).toBe(`${german} ${verb('bist', 'ist')} gerade nicht da.`);
    expect(de.awaySince(who, 3)).toBe(`${german} ${verb('bist', 'ist')} seit 3 min nicht da.`);
    expect(en.awaySince(who, 0)).toBe(`${english} ${verb('are', 'is')} not here just now.`);
    expect(en.awaySince(who, 3)).toBe(`${english} ${verb('have', 'has')} been away for 3 min.`);
  });

  it('stand in the middle of a sentence too', () => {
    const waiting = people.map(([who]) => [de.waitingFor('black', who), en.waitingFor('black', who)]);
    expect(waiting).toEqual([
      ['Schwarz am Zug: Warten auf dich.', 'Black to play: waiting for you.'],
      ['Schwarz am Zug: Warten auf dein Gegenüber.', 'Black to play: waiting for your opponent.'],
      ['Schwarz am Zug: Warten auf den Computer.', 'Black to play: waiting for the computer.'],
      ['Schwarz am Zug: Warten auf Anna.', 'Black to play: waiting for Anna.'],
      ['Schwarz am Zug: Warten auf Weiß.', 'Black to play: waiting for Weiß.'],
    ]);
    expect(people.map(([who]) => en.lotGave(who, 'white'))).toEqual([
      'By lot: you have White.',
      'By lot: your opponent has White.',
      'By lot: the computer has White.',
      'By lot: Anna has White.',
      'By lot: Weiß has White.',
    ]);
    expect(en.lotGave({ name: 'The Boss' }, 'black')).toBe('By lot: The Boss has Black.');
  });
});

describe('what is wrong', () => {
  const reason: Explanation = {
    code: 'bad_rule_value',
    arguments: ['`repetition`', '`often`', 'off', 'threefold', 'consecutive'],
    message: 'the rule parameter `repetition` cannot be `often`; it is off, threefold or consecutive',
    line: 0,
    column: 0,
  };

  it('is said in the language of the player', () => {
    expect(sayReason(de, reason)).toBe(
      'Die Regel „Wiederholung“ (repetition) kann nicht `often` sein, nur off, threefold oder consecutive.',
    );
    expect(sayReason(en, reason)).toBe(
      'The rule parameter “Repetition” (repetition) cannot be `often`; it is off, threefold or consecutive.',
    );
  });

  it('names rules as their switches do, and as they are written', () => {
    const pair = { ...reason, code: 'counts_without_limit', arguments: [] };
    expect(sayReason(de, pair)).toMatch(
      /^„Zählen beim Setzen“ \(noMillCountsPlacing=true\) widerspricht „Ohne Mühle“ \(noMillLimitPlies=0\): /,
    );
    const unknown = { ...reason, code: 'unknown_rule_set', arguments: ['`repeat`', 'standard'] };
    expect(sayReason(de, unknown)).toContain('`standard,noMillLimitPlies=40`'); // what can be written stays so
    const message = 'noMillCountsPlacing=true contradicts noMillLimitPlies=0';
    expect(sayReason(en, { ...pair, message })).toBe(
      '“Counting while placing” (noMillCountsPlacing=true) contradicts “Without a mill” (noMillLimitPlies=0).',
    );
  });

  it('is said with its place in a record', () => {
    const refused = {
      code: 'bad_record',
      message: '',
      reason: {
        ...reason,
        code: 'target_occupied',
        arguments: [],
        message: 'line 2, column 7: no',
        line: 2,
        column: 7,
      },
    };
    expect(sayRefusal(de, refused)).toBe(
      'Diese Aufzeichnung ist nicht lesbar. Zeile 2, Spalte 7: Der Zielpunkt ist besetzt.',
    );
    expect(sayRefusal(en, refused)).toBe('This record cannot be read. Line 2, column 7: no.');
  });

  it('is said where only a code comes', () => {
    expect(sayRefusal(de, { code: 'offer_stands', message: '', reason: null })).toBe(
      'Dein letztes Angebot ist noch nicht beantwortet.',
    );
    expect(sayRefusal(en, { code: 'nonsense', message: '', reason: null })).toBe('That did not work.');
  });

  it('fills patterns as the program does', () => {
    expect(filled('{1}: {0} } {x} {7}', ['a', 'b'], de.choice)).toBe('b: a } {x} {7}');
    expect(filled('{0+}', ['a', 'b', 'c'], de.choice)).toBe('a, b oder c');
    expect(filled('{0}', ['{0}'], de.choice)).toBe('{0}');
  });
});
