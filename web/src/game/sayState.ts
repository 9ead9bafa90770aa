// The state line and the note below it.
import { other, type Colour, type LogEntry, type View } from '../rules/view';
import type { SomeWords } from '../words';
import type { Messages } from '../words/first/de';
import { sayApproach, sayOutcome, sayProof, sayRefusal, sayTask, sayWhyNothing } from '../words/sayRules';
import {
  isLooking,
  mayDecide,
  plays,
  sideOf,
  speakerOf,
  daysAway,
  type Away,
  type Situation,
  type Turn,
} from './situation';
import { whoPlays } from './names';

// One short sentence: whose turn it is and what is to be done.
export function sayState(t: Messages, situation: Situation, turn: Turn): string {
  const { view, board } = situation;
  if (!view || !board) return '';
  if (isLooking(situation)) {
    if (!board.last) return t.lookingAtStart;
    return (situation.aside ? t.lookingAside : t.lookingBack)(`${board.last.label} ${board.last.move}`);
  }
  const side = sideOf(situation);
  if (view.game.outcome.over) return sayOutcome(t, view.game, side);
  const mover = board.to_move;
  if (!plays(situation, mover)) {
    if (situation.kind === 'computer') return t.thinking(mover);
    if (speakerOf(situation)) return t.waitingFor(mover, whoPlays(t, situation, mover));
    return sayTask(t, board, mover);
  }
  const who = side === mover ? 'you' : mover;
  if (turn.confirming) return t.toConfirm(turn.confirming.move);
  if (turn.capturing) return (turn.lines.length > 1 ? t.toCaptureOnce : t.toCapture)(other(mover));
  if (turn.picks.from !== null && turn.picks.to === null) return t.toTarget(who, turn.picks.from);
  return sayTask(t, board, who);
}

// Who has just come or reloads the page is not away, ms.
const worthSaying = 10_000;

// What else is to be known: the newest thing said, asked or found out. `now` in ms. For those who hear it (not `seen`)
// without the mill of the last move, of which they hear as it is, and without what changes by itself every moment: that
// a move is on its way, and each second of a countdown.
export function sayNote(t: SomeWords, situation: Situation, turn: Turn, now: number, seen = true): string {
  const { view, board } = situation;
  if (!view || !board) return '';
  const { trouble } = situation.facts;
  // Until the line is up again, whatever is tapped.
  if (trouble === 'offline' || trouble === 'blocked') return t.lineTrouble?.[trouble] ?? t.reconnecting;
  if (trouble && trouble !== 'sending') return t[trouble];
  if (turn.hint) return turn.hint;
  const notice = sayNotice(t, situation);
  if (notice) return notice;
  if (trouble && seen) return t[trouble];
  const asked = sayAsked(t, situation);
  const { outcome } = view.game;
  if (isLooking(situation)) return outcome.over ? asked : '';
  const { holding } = situation.facts;
  const held = (holding && t.holding?.(holding)) ?? '';
  const mill = seen ? sayMill(t, situation, turn) : '';
  if (outcome.over) {
    // The last mill is only news where the game ended by it.
    const byMove = outcome.reason === 'too_few_stones' || outcome.reason === 'no_legal_move';
    return held || [sayClaim(t, situation), sayProof(t, outcome.proof), asked].join(' ').trim() || (byMove ? mill : '');
  }
  if (asked) return asked;
  if (turn.attached) return turn.attached.kind === 'offer' ? t.attachedOffer : t.attachedClaim;
  if (holding && holding.stand !== 'holding' && held) return held;
  const talk = sayTalk(t, situation);
  if (talk) return talk;
  const { away } = situation.facts;
  if (away && now - away.since >= worthSaying && speakerOf(situation)) return sayAway(t, situation, away, now);
  const lot = board.ply === 0 && situation.facts.byLot ? t.lotGave(whoPlays(t, situation, 'white'), 'white') : '';
  const limit = firstMoveIn(situation, seen ? now : 0);
  const begun = [lot, (limit !== null && t.firstMoveWithin?.(limit, situation.facts.ofTournament === true)) || '']
    .join(' ')
    .trim();
  if (begun) return begun;
  const said = mill || sayApproach(t, { board, game: view.game });
  if (situation.kind === 'table' && !speakerOf(situation)) return [t.watching, said].join(' ').trim();
  if (said) return said;
  if (!situation.facts.lasting) return t.notLasting;
  return (situation.facts.unsure && t.noSolution) || held;
}

// Seconds in which a first move has to be made.
function firstMoveIn({ facts: { clocks } }: Situation, now: number): number | null {
  if (!clocks?.abortAfter) return null;
  return Math.max(0, Math.ceil((clocks.abortAfter - Math.max(0, now - clocks.told)) / 1000));
}

// The mill that the last move has closed, until a mill of one's own is in the making. Who took a stone knows it.
function sayMill(t: Messages, situation: Situation, { picks }: Turn): string {
  const { board } = situation;
  const last = board?.last;
  if (!board || !last?.mill || picks.to !== null) return '';
  const own = last.by === sideOf(situation);
  if (own && last.capture !== null) return '';
  const who = own ? 'you' : { name: t.colour(last.by) };
  return [t.millClosed(who, last.lines.length, last.capture), sayWhyNothing(t, board)].join(' ').trim();
}

// A question that waits for an answer; the buttons to it are in the prompt.
export function sayAsked(t: SomeWords, situation: Situation): string {
  const { view, facts } = situation;
  const { undoRequest } = facts;
  const speaker = speakerOf(situation);
  if (!view) return '';
  const { offer, outcome } = view.game;
  if (!speaker) return offer && !outcome.over ? sayOffer(t, situation, offer) : '';
  if (outcome.over) {
    if (facts.nextAsked[speaker]) return t.askedNext;
    const opponent = other(speaker);
    const who = whoPlays(t, situation, opponent);
    const answer = facts.nextDeclined === opponent ? t.nextDeclined?.(who) : '';
    const wish = facts.nextAsked[opponent] ? t.asksNext(who) : answer;
    const choice = facts.chooser && plays(situation, facts.chooser) ? t.chooseColour : '';
    return [wish ?? '', choice].join(' ').trim();
  }
  if (offer && plays(situation, other(offer.by))) return sayOffer(t, situation, offer);
  if (undoRequest && undoRequest.by !== speaker) {
    return t.asksUndo(whoPlays(t, situation, undoRequest.by), undoRequest.plies);
  }
  if (undoRequest) return t.askedUndo;
  if (!offer) return '';
  return claimedIn(view) ? sayOffer(t, situation, offer) : t.yourOffer(offer.message);
}

// The last thing that happened was a claim, by itself or with a move.
function claimedIn(view: View): LogEntry | null {
  const last = view.game.log.at(-1);
  return last && (last.kind === 'claim' || last.with === 'claim') ? last : null;
}
// Who has claimed the draw by which the game ended, and in which words.
function sayClaim(t: Messages, situation: Situation): string {
  const entry = situation.view && claimedIn(situation.view);
  return entry?.by ? t.claimed(whoPlays(t, situation, entry.by), entry.message) : '';
}
// What was claimed without ground is an offer from then on.
function sayOffer(t: Messages, situation: Situation, { by, message }: { by: Colour; message: string }): string {
  const claimed = sayClaim(t, situation);
  return claimed ? `${claimed} ${t.claimAsOffer}` : t.offers(whoPlays(t, situation, by), message);
}

const minutes = (time: number): number => time / 60_000;
function sayAway(t: SomeWords, situation: Situation, away: Away, now: number): string {
  const { since, left, abortFrom, decideFrom } = away;
  const who = whoPlays(t, situation, away.colour);
  if (mayDecide(away, now)) return t.awayDays?.(who, daysAway(away, now)) ?? '';
  const abort = abortFrom !== null && (now < abortFrom ? t.abortIn?.(Math.ceil(minutes(abortFrom - now))) : t.mayAbort);
  const after = abort || (decideFrom !== null && t.decideFrom?.(new Date(decideFrom)));
  return [t.awaySince?.(who, Math.max(0, Math.floor(minutes(now - Math.min(since, left ?? since))))), after]
    .filter(Boolean)
    .join(' ');
}

function sayNotice(t: SomeWords, situation: Situation): string {
  const { notice, view } = situation;
  if (!notice || !view) return '';
  const { board, game } = view;
  const wrong = () => t.claimWrong(board.occurrences, board.no_mill, game.rules.no_mill_limit);
  switch (notice.kind) {
    case 'took_back':
      return t.tookBack;
    case 'elsewhere':
      return t.wentOnElsewhere;
    case 'undo_declined':
      return t.undoDeclined?.(whoPlays(t, situation, notice.by)) ?? '';
    case 'refused':
      return notice.refused.code === 'claim_unfounded' ? wrong() : sayRefusal(t, notice.refused);
    case 'claim':
      if (notice.claim.right) return t.claimRight(sayProof(t, notice.claim.proof));
      return notice.withMove ? t.claimAsOffer : wrong();
  }
}

// The last thing said about a draw, while nothing has been played since.
function sayTalk(t: Messages, situation: Situation): string {
  const { view } = situation;
  const entry = view?.game.log.at(-1);
  if (!view || !entry?.by) return '';
  const who = whoPlays(t, situation, entry.by);
  if (entry.kind === 'decline') return t.declined(who, entry.message);
  if (entry.kind === 'withdraw') return t.withdrew(who);
  return '';
}
