// The state line and the note below it.
import type { Away, Session } from '../core/session.svelte';
import { other } from '../core/view';
import type { Messages } from '../i18n/de';
import { sayApproach, sayOutcome, sayProof, sayRefusal, sayTask } from '../i18n/say';
import type { Input } from './input.svelte';
import { whoPlays } from './parts/names';

// One short sentence: whose turn it is and what is to be done.
export function sayState(t: Messages, session: Session, input: Input): string {
  const { view, board } = session;
  if (!view || !board) return '';
  if (session.looking) {
    if (!board.last) return t.lookingAtStart;
    return (session.aside ? t.lookingAside : t.lookingBack)(`${board.last.label} ${board.last.move}`);
  }
  if (view.game.outcome.over) return sayOutcome(t, view.game);
  const mover = board.to_move;
  if (!session.plays(mover)) {
    if (session.kind === 'computer') return t.thinking(mover);
    if (session.speaker) return t.waitingFor(mover, whoPlays(t, session, mover));
    return sayTask(t, board);
  }
  if (input.confirming) return t.toConfirm(input.confirming.move);
  if (input.capturing) return (input.lines.length > 1 ? t.toCaptureOnce : t.toCapture)(other(mover));
  if (input.picks.from !== null && input.picks.to === null) return t.toTarget(mover, input.picks.from);
  return sayTask(t, board);
}

// What else is to be known: the newest thing said, asked or found out. `now` in ms.
export function sayNote(t: Messages, session: Session, input: Input, now: number): string {
  const { view, board } = session;
  if (!view || !board) return '';
  if (input.hint) return input.hint;
  const notice = sayNotice(t, session);
  if (notice) return notice;
  if (session.trouble) return t[session.trouble];
  if (session.looking) return '';
  const asked = sayAsked(t, session);
  const { outcome } = view.game;
  if (outcome.over) return [sayProof(t, outcome.proof), asked].join(' ').trim();
  if (asked) return asked;
  if (input.attached) return input.attached.kind === 'offer' ? t.attachedOffer : t.attachedClaim;
  const said = sayTalk(t, session);
  if (said) return said;
  const { last } = board;
  if (last?.mill && last.capture === null) {
    const anyStone = board.points.some((point) => point.stone === other(last.by));
    return anyStone ? t.millTakesNothing(other(last.by)) : t.millFindsNothing;
  }
  if (session.away && session.speaker) return sayAway(t, session, session.away, now);
  if (board.ply === 0 && session.byLot) return t.lotGave(whoPlays(t, session, 'white'), 'white');
  const approach = sayApproach(t, { board, game: view.game });
  if (session.kind === 'table' && !session.speaker) return [t.watching, approach].join(' ').trim();
  return approach || (session.lasting ? '' : t.notLasting);
}

// A question that waits for an answer; the buttons to it are in the prompt.
function sayAsked(t: Messages, session: Session): string {
  const { view, undoRequest, speaker } = session;
  if (!view || !speaker) return '';
  const { offer, outcome } = view.game;
  if (outcome.over) {
    if (session.nextAsked[speaker]) return t.askedNext;
    const opponent = other(speaker);
    const wish = session.nextAsked[opponent] ? t.asksNext(whoPlays(t, session, opponent)) : '';
    const choice = session.chooser && session.plays(session.chooser) ? t.chooseColour : '';
    return [wish, choice].join(' ').trim();
  }
  if (offer && session.plays(other(offer.by))) return t.offers(whoPlays(t, session, offer.by), offer.message);
  if (undoRequest && undoRequest.by !== speaker) {
    return t.asksUndo(whoPlays(t, session, undoRequest.by), undoRequest.plies);
  }
  if (undoRequest) return t.askedUndo;
  return offer ? t.yourOffer(offer.message) : '';
}

function sayAway(t: Messages, session: Session, away: Away, now: number): string {
  const seconds = Math.max(0, (now - away.since) / 1000);
  const who = whoPlays(t, session, away.colour);
  const after = seconds >= away.limit ? t.mayAbort : t.abortAfter(Math.ceil(away.limit / 60));
  return `${t.awaySince(who, Math.floor(seconds / 60))} ${after}`;
}

function sayNotice(t: Messages, { notice, view }: Session): string {
  if (!notice || !view) return '';
  const { board, game } = view;
  const wrong = () => t.claimWrong(board.occurrences, board.no_mill, game.rules.no_mill_limit);
  switch (notice.kind) {
    case 'took_back':
      return t.tookBack;
    case 'elsewhere':
      return t.wentOnElsewhere;
    case 'refused':
      return notice.refused.code === 'claim_unfounded' ? wrong() : sayRefusal(t, notice.refused);
    case 'claim':
      if (notice.claim.right) return t.claimRight(sayProof(t, notice.claim.proof));
      return notice.withMove ? t.claimAsOffer : wrong();
  }
}

// The last thing said about a draw, while nothing has been played since.
function sayTalk(t: Messages, session: Session): string {
  const { view } = session;
  const entry = view?.game.log.at(-1);
  if (!view || !entry?.by) return '';
  const who = whoPlays(t, session, entry.by);
  if (entry.kind === 'decline') return t.declined(who, entry.message);
  if (entry.kind === 'withdraw') return t.withdrew(who);
  return '';
}
