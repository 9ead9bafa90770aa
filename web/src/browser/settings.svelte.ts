// What a player has set, kept in the browser.
import { languageCodes, type Language } from './languages';
import { isObject, oneOf } from './shapes';
import { read, write } from './storage';

export type { Language };
export type Theme = 'auto' | 'light' | 'dark';
export type Material = 'wood' | 'slate' | 'paper';
export type Timbre = 'wood' | 'stone' | 'felt';
export type Speed = 'normal' | 'quick' | 'none';
export type StoneSet = 'ivory-ebony' | 'red-blue';

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: number; // in tenths
  timbre: Timbre;
  vibrate: boolean; // a phone, where something is heard
  speed: Speed; // of stones that slide
  zen: boolean; // nothing but the board, the players and what is to be done
  chat: boolean; // at a table
  coordinates: boolean;
  material: Material; // of the board
  stones: StoneSet;
  large: boolean; // the board takes all the room there is
  turned: boolean; // who sits below has rank 1 or 7 before them
  facing: boolean; // two at one device sit opposite each other: each reads from their side
  confirm: boolean;
  wheel: boolean; // over the board it goes through the moves that are looked through
  singleKeys: boolean; // keys of a single character do something
  hints: boolean; // against the computer, a move may be asked for
  threats: boolean; // where the other side is about to close a mill is marked
  warnings: boolean; // against the computer, before a move that is known to give something away
  thinking: boolean; // show what the computer thinks
  plan: boolean; // and draw it on the board
  level: number; // of the computer, chosen last
  name: string;
  time: string; // of a table, chosen last; empty: without a clock
}

const key = 'muehle.settings';

// The first of the browser's languages that the page speaks, else English.
export function preferredLanguage(tags: readonly string[]): Language {
  const spoken = tags.flatMap((tag) => languageCodes.filter((language) => language === tag.split('-')[0]));
  return spoken[0] ?? 'en';
}

function stored(): Record<string, unknown> {
  const there = read(key);
  return isObject(there) ? there : {};
}

function settingsIn(kept: Record<string, unknown>): Settings {
  const tags = globalThis.navigator?.languages ?? []; // there is none where the words are tested
  return {
    language: oneOf<Language>(kept['language'], [preferredLanguage(tags), ...languageCodes]),
    theme: oneOf<Theme>(kept['theme'], ['auto', 'light', 'dark']),
    sound: oneOf(kept['sound'], [true, false]),
    volume: oneOf(kept['volume'], [10, 8, 6, 4, 2]),
    timbre: oneOf<Timbre>(kept['timbre'], ['wood', 'stone', 'felt']),
    vibrate: oneOf(kept['vibrate'], [false, true]),
    speed: oneOf<Speed>(kept['speed'], ['normal', 'quick', 'none']),
    zen: oneOf(kept['zen'], [false, true]),
    chat: oneOf(kept['chat'], [true, false]),
    coordinates: oneOf(kept['coordinates'], [true, false]),
    material: oneOf<Material>(kept['material'], ['wood', 'slate', 'paper']),
    stones: oneOf<StoneSet>(kept['stones'], ['ivory-ebony', 'red-blue']),
    large: oneOf(kept['large'], [false, true]),
    turned: oneOf(kept['turned'], [false, true]),
    facing: oneOf(kept['facing'], [false, true]),
    confirm: oneOf(kept['confirm'], [false, true]),
    wheel: oneOf(kept['wheel'], [false, true]),
    singleKeys: oneOf(kept['singleKeys'], [true, false]),
    hints: oneOf(kept['hints'], [false, true]),
    threats: oneOf(kept['threats'], [false, true]),
    warnings: oneOf(kept['warnings'], [false, true]),
    thinking: oneOf(kept['thinking'], [false, true]),
    plan: oneOf(kept['plan'], [false, true]),
    level: oneOf(kept['level'], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
    name: typeof kept['name'] === 'string' ? kept['name'].slice(0, 40) : '',
    time: typeof kept['time'] === 'string' ? kept['time'].slice(0, 20) : '',
  };
}

export const settings: Settings = $state(settingsIn(stored()));
let seen: Settings = { ...settings }; // as they were last read or kept

// What another tab has kept meanwhile counts where nothing was changed here.
function takeOver(there: Record<string, unknown>): void {
  const latest: Record<string, unknown> = { ...settingsIn(there) };
  const own: Record<string, unknown> = settings as unknown as Record<string, unknown>;
  for (const [name, before] of Object.entries(seen)) {
    if (name in there && own[name] === before) own[name] = latest[name];
  }
}

// Beside what a newer page has kept, which this one does not know.
export function keepSettings(): void {
  const there = stored();
  takeOver(there);
  write(key, { ...there, ...settings });
  seen = { ...settings };
  show();
}

// By another tab.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== key) return;
  const before = { ...settings };
  takeOver(stored());
  for (const [name, value] of Object.entries(settings)) {
    if (value !== before[name as keyof Settings]) Object.assign(seen, { [name]: value });
  }
  show();
});

function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  root.dataset['board'] = settings.material;
  root.dataset['stones'] = settings.stones;
}
