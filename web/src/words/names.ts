// What levels of the computer and presets are called on the page.
import { levelScale } from '../rules/levels';
import type { Rules } from '../rules/view';
import { lookUp } from './base/shared';
import type { Messages } from './first/de';

// "Gelegenheitsspieler (3)"; full strength and traps have no number.
export function levelName(t: Messages, level: number): string {
  const name = lookUp(t.shared.levels, String(level))?.name ?? '';
  return level > levelScale ? name : `${name} (${level})`.trim();
}
export const computerName = (t: Messages, level: number): string => `${t.computer} · ${levelName(t, level)}`;

export const rulesTitle = (t: Messages, rules: Rules): string =>
  (rules.preset === null ? undefined : lookUp(t.shared.titles, rules.preset)) ?? t.houseRules;
