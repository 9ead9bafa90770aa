// What players and presets are called on the page.
import { fullStrength } from '../../core/localGame';
import type { Player, Session } from '../../core/session.svelte';
import type { Colour, Preset, Rules } from '../../core/view';
import type { Messages } from '../../i18n/de';
import { inLanguage } from '../../i18n';

export function playerName(t: Messages, player: Player): string {
  const { name } = player;
  if (player.free) return t.seatFree;
  if (typeof name === 'string') return name;
  if (name === null) return player.you ? t.you : t.guest;
  return 'computer' in name
    ? t.computer(name.computer === fullStrength ? 'full' : name.computer)
    : t.playerNumber(name.player);
}

// Who is meant in a sentence: the colour where both sit at one board.
export const speakerName = (t: Messages, session: Session, colour: Colour): string =>
  session.kind === 'two' ? t.colour(colour) : playerName(t, session.players[colour]);

export function points(halfPoints: number): string {
  const whole = Math.floor(halfPoints / 2);
  if (halfPoints % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

export function rulesTitle(t: Messages, rules: Rules, presets: readonly Preset[]): string {
  const preset = presets.find((candidate) => candidate.id === rules.preset);
  return preset ? inLanguage(preset.title) : t.houseRules;
}
