// A rule as a sentence.
import { lookUp } from './base/shared';
import type { AllWords } from './words.svelte';

// What a rule says, with its value where it has one.
export function sayRule(t: AllWords, name: string, value: string): string {
  const fixed = lookUp(t.fixedRules, name);
  if (fixed) return t.named(fixed);
  if (name === 'noMillLimitPlies') return t.noMillValue(value);
  const values = lookUp<Record<string, string>>(t.ruleValues, name);
  return (values && lookUp(values, value)) ?? `${name}=${value}`;
}
