// A language that has not all the words, put over one that has.

// Words of which some are missing, also inside a group; a function or a list is there as a whole or not at all.
export type PartOf<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends ((...values: never[]) => unknown) | readonly unknown[]
    ? Words[Key]
    : Words[Key] extends object
      ? PartOf<Words[Key]>
      : Words[Key];
};

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Getters stay getters, here and below: what they say depends on the stones that are set.
export function over<Words extends object>(whole: Words, part: PartOf<Words>): Words {
  const said = Object.getOwnPropertyDescriptors<object>(whole) as Record<string, PropertyDescriptor>;
  for (const [key, own] of Object.entries(Object.getOwnPropertyDescriptors<object>(part))) {
    const { value, get } = own as PropertyDescriptor;
    if (value === undefined && !get) continue;
    const below: unknown = said[key]?.value;
    said[key] = isGroup(below) && isGroup(value) ? { ...own, value: over(below, value) } : own;
  }
  return Object.defineProperties({}, said) as Words;
}

// Both of them.
export function together<One extends object, Other extends object>(one: One, other: Other): One & Other {
  const both = { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(other) };
  return Object.defineProperties({}, both) as One & Other;
}
