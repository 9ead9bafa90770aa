// Many names at once, as somebody types or pastes them: a line each, or with commas between; a number behind one is a
// rating.
export interface Named {
  readonly name: string;
  readonly rating: number | null;
}

export function namesIn(text: string): readonly Named[] {
  const one = (part: string): Named => {
    const words = part.trim().replace(/\s+/g, ' ');
    const [, name = words, rating] = /^(.*\D) (\d{3,4})$/.exec(words) ?? [];
    return { name, rating: rating === undefined ? null : Number(rating) };
  };
  return text
    .split(/[\n,;]+/)
    .map(one)
    .filter(({ name }) => name !== '');
}

// Names that come twice, or are there already: to be asked for before anything is sent.
export function doubled(names: readonly Named[], there: readonly string[]): readonly string[] {
  const seen = new Set(there.map((name) => name.toLowerCase()));
  return names.flatMap(({ name }) => {
    const known = name.toLowerCase();
    if (seen.has(known)) return [name];
    seen.add(known);
    return [];
  });
}
