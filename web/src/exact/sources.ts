// Everything that may know the solved game, in the order in which it is asked: a copy on this device, the page's own
// server or the files beside the page, places elsewhere that the host states, and the endgames that everybody keeps.
import { within } from '../browser/patience';
import { takeComputer } from '../rules/computer';
import type { Looked, View } from '../rules/view';
import { nothing } from './copy/copy';
import { devicePlace } from './copy/copyPlace';
import { readReview, type Review } from './values/review';
import { readValues, type Values } from './values/values';
import { root } from '../browser/root';
import { knowsDistances, mayKnow, toldBy } from './files/place';
import { endgamesPlace, keepEndgames } from './files/endgames';
import { Reader } from './files/reader';
import { webPlace } from './files/web';

export interface Source {
  // Null where it does not know. `position`: without counters.
  values(rules: string, position: string): Promise<Values | null>;
  // `positions`: all of the game that have a value; `record`: its moves.
  review(
    view: View,
    positions: readonly string[],
    record: string,
    hear: (progress: Looked) => void,
    goesOn: () => boolean,
  ): Promise<Review | null>;
}

const readFrom = (reader: Reader): Source => ({
  values: (rules, position) => reader.values(rules, position),
  review: (view, positions, _record, hear, goesOn) => reader.review(view, positions, hear, goesOn),
});

const device = new Reader(devicePlace, takeComputer);
const ownPlace = webPlace(`${root}db/`);
const own = new Reader(ownPlace, takeComputer);
const endgames = new Reader(endgamesPlace, takeComputer);
const deviceFiles = readFrom(device);
const endgameFiles = readFrom(endgames);
const ownFiles = readFrom(own);

const patience = { values: 10_000, review: 60_000 }; // ms

// One that tells values is asked for them: that takes a fraction of the bytes.
const server: Source = { values: askedValues, review: (_view, _positions, record) => askedReview(record) };

// Who has the list of what there is cannot be asked.
const cutOff = (): Promise<never> => Promise.reject(new Error('the host cannot be reached'));
const unreachable: Source = { values: cutOff, review: cutOff };

async function askedValues(rules: string, position: string): Promise<Values | null> {
  const query = new URLSearchParams({ position, rules }).toString();
  const response = await fetch(`${root}api/values?${query}`, { signal: within(patience.values) });
  if (!response.ok && response.status !== 404) throw new Error(`${response.status}`);
  return response.ok ? readValues(await response.json()) : null;
}
async function askedReview(record: string): Promise<Review | null> {
  const response = await fetch(`${root}api/review`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: record,
    signal: within(patience.review),
  });
  if (response.status >= 500) throw new Error(`${response.status}`);
  return response.ok ? readReview(await response.json()) : null;
}

const elsewhere = new Map<string, Source>();
function placeAt(base: string): Source {
  const known = elsewhere.get(base);
  if (known) return known;
  const source = readFrom(new Reader(webPlace(base), takeComputer));
  elsewhere.set(base, source);
  return source;
}

// Those that may know all of these positions, always in the same order; `unreachable` stands for one that may.
export async function sourcesFor(positions: readonly string[]): Promise<Source[]> {
  const copy = await device.manifest().catch(() => null);
  const copied = copy && mayKnow(copy, positions) ? [deviceFiles] : [];
  // A copy without distances says less than a server that has them. One with distances needs nobody else: the
  // files stand behind it should it be damaged, and ask for their list only then.
  if (copied.length > 0 && copy && knowsDistances(copy)) return [...copied, ownFiles];
  const manifest = await own.manifest().catch(() => undefined);
  if (manifest === undefined) return [...copied, endgameFiles, unreachable];
  if (manifest === null) return [...copied, endgameFiles];
  const here = mayKnow(toldBy(manifest), positions) ? [manifest.values ? server : ownFiles] : [];
  return [...here, ...copied, ...manifest.elsewhere.map(placeAt), endgameFiles];
}

// Why nobody may know a position, as far as the host's list says.
export async function lackOf(position: string): Promise<'unreachable' | 'nothing' | 'few_stones' | 'no_ranges' | null> {
  const manifest = await own.manifest().catch(() => undefined);
  if (manifest === undefined) return 'unreachable';
  const told = toldBy(manifest ?? nothing);
  if (told.databases.every(({ files }) => files.length === 0)) return 'nothing';
  if (!mayKnow(told, [position])) return 'few_stones';
  return ownPlace.lacksRanges ? 'no_ranges' : null;
}

// When there is nothing else to do.
export async function prepareEndgames(): Promise<void> {
  const manifest = await own.manifest();
  if (manifest) await keepEndgames(manifest);
}
