// Two parts of a language as one. Getters stay getters: what they say depends on the stones that are set.
export function together<One extends object, Other extends object>(one: One, other: Other): One & Other {
  const both = { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(other) };
  return Object.defineProperties({}, both) as One & Other;
}
