// What the address of the solution asks for. Pure.
import { topics, type Topic } from './document/document';

export type Part = 'overview' | 'sectors' | 'records' | 'walk';
export type Asked =
  | { part: 'overview' | 'sectors' }
  | { part: 'walk'; packed: string | null } // where it has led, as browser/packing.ts packs it; null: the beginning
  | { part: 'topic'; topic: Topic }
  | { part: 'records'; of: string | null } // a record by its name
  | { part: 'wrong' }; // nothing there is

const isTopic = (text: string): text is Topic => (topics as readonly string[]).includes(text);

// Three to nine stones of each side.
export const isSector = (name: string): boolean => /^[3-9]-[3-9]$/.test(name);

// Of `#solution?…`
export function readAsked(hash: string): Asked {
  const wishes = new URLSearchParams(hash.split('?')[1] ?? '');
  const [part, topic] = [wishes.get('part'), wishes.get('topic')];
  if (topic !== null) return isTopic(topic) ? { part: 'topic', topic } : { part: 'wrong' };
  if (part === 'records') return { part, of: wishes.get('of') };
  if (part === 'walk') return { part, packed: wishes.get('game') };
  if (part === 'sectors') return { part };
  return part === null ? { part: 'overview' } : { part: 'wrong' };
}

// Behind `#`.
export const ofPart = (part: Part): string => (part === 'overview' ? 'solution' : `solution?part=${part}`);
export const ofTopic = (topic: Topic): string => `solution?topic=${topic}`;
export const ofRecord = (name: string): string => `solution?part=records&of=${name}`;
export const ofWalk = (packed: string): string => `solution?part=walk&game=${packed}`;
