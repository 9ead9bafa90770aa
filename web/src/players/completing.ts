// Going through what a field proposes, by keys.

// Which of `count` is chosen after a key, where `chosen` was (-1: what was typed); null where the key is for something else.
export function step(key: string, chosen: number, count: number): number | null {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null;
  const places = count + 1; // with that of what was typed
  return ((chosen + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1;
}
