// A new game by rules that are a text: those of a preset, or house rules, which a club may have.
import { house, type Wishes } from './newGame.svelte';

export async function playBy(wishes: Wishes, text: string): Promise<void> {
  const read = await wishes.core.rules(text);
  const rules = read.ok ? read.value.rules : null;
  wishes.presetId = rules?.preset ?? house;
  if (rules?.preset) return;
  wishes.houseText = text;
  wishes.houseRules = rules;
}
