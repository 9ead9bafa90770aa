// All presets, asked for once.
import { Core } from './core';
import type { Presets } from './view';

let known: Promise<Presets> | undefined;

// Rejected where the rules cannot be had; whoever asks again may have more luck.
export function allPresets(): Promise<Presets> {
  known ??= Core.forRules().presets();
  known.catch(() => (known = undefined));
  return known;
}
