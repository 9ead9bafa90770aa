// Databases and what is solved, in words.
import type { AllWords } from '../../words';
import type { DatabasesWords } from '../../words/databases/de';
import { lookUp } from '../../words/base/shared';

// "etwa 3 Minuten", "about 1.5 hours": as exact as such estimates are.
export function sayDuration(w: DatabasesWords, language: string, seconds: number): string {
  if (seconds < 60) return w.lessThanAMinute;
  const [unit, value] =
    seconds < 5400
      ? (['minute', Math.round(seconds / 60)] as const)
      : (['hour', Math.round(seconds / 1800) / 2] as const);
  return w.about(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value));
}

export function sayGoal(w: DatabasesWords, goal: string): string {
  const [, stones] = /^up-to-(\d+)$/.exec(goal) ?? [];
  if (stones !== undefined) return w.goals.upTo(Number(stones));
  return goal === 'moving' ? w.goals.moving : goal === 'all' ? w.goals.all : goal;
}

// Rules with the same values are one database.
export const sayPresets = (t: AllWords, presets: readonly string[]): string =>
  presets.map((preset) => lookUp(t.shared.titles, preset) ?? preset).join(', ');
