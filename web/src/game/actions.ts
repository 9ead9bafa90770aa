// What can be done now, beside moving. Panels only show it: which button there is, and whether it can be pressed, is
// decided here and nowhere else.
import { colours, other, type Colour } from '../rules/view';
import type { Messages } from '../words/first/de';
import { isLooking, mayDecide, mayMove, plays, speakerOf, type Situation, type Turn } from './situation';

// What is done to a game; whoever keeps it carries it out.
export type Deed =
  | { do: 'event'; line: string }
  | { do: 'undo' } // at a table: asks for it
  | { do: 'redo' }
  | { do: 'answer-undo'; answer: 'accept' | 'decline' | 'withdraw' }
  | { do: 'next'; colour: Colour | null } // with the colour that the loser wishes where he may choose
  | { do: 'answer-next'; answer: 'decline' | 'withdraw' }
  | { do: 'abort' }
  | { do: 'absent'; result: 'win' | 'draw' }; // who has stayed away for days loses, or nobody does
export type Dialog = 'offer' | 'decline' | 'claim' | 'resign' | 'record' | 'play-on'; // a new game, from the position on the board
// What only concerns the page.
export type Gesture =
  | { do: 'open'; dialog: Dialog }
  | {
      do: 'confirm' | 'change' | 'detach' | 'to-game' | 'thoughts' | 'hint' | 'review' | 'links' | 'join' | 'hold';
    };

export interface Action {
  id: string; // for tests, and to tell one from the other
  icon?:
    | 'again'
    | 'undo'
    | 'play'
    | 'draw'
    | 'claim'
    | 'resign'
    | 'record'
    | 'thoughts'
    | 'hint'
    | 'review'
    | 'link'
    | 'latest';
  label: (t: Messages) => string;
  more?: (t: Messages) => string; // what the label leaves out, for those who hear it
  can: boolean;
  primary?: boolean; // what is to be done next
  warning?: boolean; // it ends or removes something
  does: Deed | Gesture;
}

// What the page knows beside the game.
export interface Around {
  now: number; // ms
  inviting: boolean; // somebody is still to be invited
  mayJoin: boolean; // who watches may sit down
  links: boolean; // there are links
  hints: boolean; // whoever plays wants them
}

const action = (id: string, label: Action['label'], does: Action['does'], more: Partial<Action> = {}): Action => ({
  id,
  label,
  does,
  can: true,
  ...more,
});
const primary = { primary: true } as const;

// Until both have moved, either player at a table may abort the game alone; one of a tournament counts from the beginning.
export const mayAbort = ({
  kind,
  view,
  facts,
}: Pick<Situation, 'kind' | 'view'> & Partial<Pick<Situation, 'facts'>>): boolean =>
  kind === 'table' &&
  !facts?.ofTournament &&
  !colours.every((colour) => view?.game.plies.some(({ by }) => by === colour));

// The answers to what the note asks, at one fixed place; the first that applies.
export function answers(situation: Situation, turn: Turn, around: Around): Action[] {
  const { view, busy } = situation;
  if (!view || busy) return []; // what is on its way can be neither changed nor answered
  if (situation.facts.partner) return aboutTurn(turn) ?? [];
  return (
    aboutTurn(turn) ??
    aboutOffer(situation) ??
    aboutUndo(situation) ??
    aboutAttached(situation, turn) ??
    aboutHolding(situation) ??
    aboutNext(situation) ??
    aboutAway(situation, around) ??
    aboutRest(situation, around)
  );
}

const change = action('change', (t) => t.change, { do: 'change' });
function aboutTurn({ confirming, picks }: Turn): Action[] | null {
  if (confirming) return [change, action('confirm', (t) => t.confirm, { do: 'confirm' }, primary)];
  return picks.to === null ? null : [change];
}

function aboutOffer(situation: Situation): Action[] | null {
  const { offer = null, outcome } = situation.view?.game ?? {};
  if (!offer || outcome?.over || !plays(situation, other(offer.by))) return null;
  return [
    action('decline', (t) => t.decline, { do: 'open', dialog: 'decline' }),
    action('accept', (t) => t.accept, { do: 'event', line: `accept ${other(offer.by)}` }, primary),
  ];
}

function aboutUndo(situation: Situation): Action[] | null {
  const { undoRequest } = situation.facts;
  const own = speakerOf(situation);
  if (!undoRequest || !own) return null;
  if (undoRequest.by === own)
    return [action('undo-withdraw', (t) => t.withdraw, { do: 'answer-undo', answer: 'withdraw' })];
  return [
    action('undo-decline', (t) => t.decline, { do: 'answer-undo', answer: 'decline' }),
    action('undo-accept', (t) => t.accept, { do: 'answer-undo', answer: 'accept' }, primary),
  ];
}

function aboutAttached(situation: Situation, { attached }: Turn): Action[] | null {
  if (attached) return [action('detach', (t) => t.cancel, { do: 'detach' })];
  const { offer = null, outcome } = situation.view?.game ?? {};
  if (!offer || outcome?.over || speakerOf(situation) !== offer.by) return null;
  return [action('withdraw', (t) => t.withdraw, { do: 'event', line: `withdraw ${offer.by}` })];
}

// What was to be held is held or lost; the game may go on all the same.
function aboutHolding(situation: Situation): Action[] | null {
  const { holding } = situation.facts;
  const over = situation.view?.game.outcome.over === true;
  if (!holding || (holding.stand === 'holding' && !over) || isLooking(situation)) return null;
  return [action('hold-another', (t) => t.another, { do: 'hold' }, primary)];
}

function aboutNext(situation: Situation): Action[] | null {
  const own = speakerOf(situation);
  const { nextAsked, chooser } = situation.facts;
  if (!own || !situation.view?.game.outcome.over) return null;
  if (situation.facts.players[other(own)].gone) return null;
  // Who looks at the game once more is not hurried on, but hears of who waits.
  if (isLooking(situation) && !nextAsked[other(own)]) return null;
  // A tournament draws who plays next; who is asked all the same may answer.
  if (situation.facts.ofTournament && !nextAsked[own] && !nextAsked[other(own)]) return null;
  if (nextAsked[own]) return [action('next-withdraw', (t) => t.withdraw, { do: 'answer-next', answer: 'withdraw' })];
  const no = action('next-decline', (t) => t.noThanks, { do: 'answer-next', answer: 'decline' });
  const answer = nextAsked[other(own)] ? [no] : [];
  if (!chooser || !plays(situation, chooser))
    return [...answer, action('next', (t) => t.nextGame, { do: 'next', colour: null }, { ...primary, icon: 'again' })];
  const choices = colours.map((colour) =>
    action(`next-${colour}`, (t) => t.takeColour(colour), { do: 'next', colour }, primary),
  );
  return [...answer, ...choices];
}

function aboutAway(situation: Situation, { now }: Around): Action[] | null {
  const { away } = situation.facts;
  const over = situation.view?.game.outcome.over ?? false;
  // Who may end it with a result is asked about that, in `game/table/AtTable.svelte`.
  if (!away || over || !speakerOf(situation) || mayDecide(away, now)) return null;
  if (now < (away.abortFrom ?? Infinity)) return null;
  return [action('abort', (t) => t.abort, { do: 'abort' }, { warning: true })];
}

function aboutRest(situation: Situation, { inviting, mayJoin }: Around): Action[] {
  if (situation.facts.canRedo && !isLooking(situation)) return [action('redo', (t) => t.redo, { do: 'redo' })];
  if (mayJoin) return [action('join-after-all', (t) => t.join, { do: 'join' })];
  return inviting ? [action('invite', (t) => t.inviteTitle, { do: 'links' }, primary)] : [];
}

// From the position on the board another game can begin.
const mayPlayOn = ({ board }: Situation): boolean => board?.state === 'ongoing';

// The row that is always there. While looking back, the way to the game has the place of taking back: who has looked
// back and goes on must not take back a move by that.
export function always(situation: Situation, { links, hints }: Around): Action[] {
  const { view, kind, facts } = situation;
  const own = facts.partner ? null : speakerOf(situation);
  const rules = view?.game.rules;
  const over = view?.game.outcome.over === true;
  const alone = facts.players.white.free || facts.players.black.free; // nobody hears what is said
  const can = own !== null && !over && !alone;
  const row: (Action | false | undefined)[] = [
    isLooking(situation)
      ? action('to-game', (t) => t.latest, { do: 'to-game' }, { icon: 'latest' })
      : own !== null &&
        !over &&
        action(
          'undo',
          (t) => t.undo,
          { do: 'undo' },
          { icon: 'undo', can: facts.canUndo, ...(kind === 'table' && { more: (t: Messages) => t.askUndo }) },
        ),
    // A game that is over is a record.
    over &&
      action(
        'play-on',
        (t) => t.playOn,
        { do: 'open', dialog: 'play-on' },
        { icon: 'play', can: mayPlayOn(situation) },
      ),
    over && view.board.ply > 0 && action('review', (t) => t.review, { do: 'review' }, { icon: 'review' }),
    own !== null &&
      !over &&
      rules?.agreement &&
      action(
        'offer',
        (t) => t.drawShort,
        { do: 'open', dialog: 'offer' },
        { icon: 'draw', can: can && view?.game.offer?.by !== own, more: (t) => t.offerDraw },
      ),
    own !== null &&
      !over &&
      rules?.claims &&
      action(
        'claim',
        (t) => t.claimShort,
        { do: 'open', dialog: 'claim' },
        { icon: 'claim', can, more: (t) => t.claimDraw },
      ),
    own !== null &&
      !over &&
      (mayAbort(situation)
        ? action(
            'abort-alone',
            (t) => t.abortShort,
            { do: 'open', dialog: 'resign' },
            { icon: 'resign', can, more: (t) => t.abort },
          )
        : action('resign', (t) => t.resign, { do: 'open', dialog: 'resign' }, { icon: 'resign', can })),
    action(
      'open-record',
      (t) => t.recordShort,
      { do: 'open', dialog: 'record' },
      { icon: 'record', more: (t) => t.record },
    ),
    kind === 'computer' &&
      !over &&
      hints &&
      action('hint', (t) => t.hint, { do: 'hint' }, { icon: 'hint', can: mayMove(situation) }),
    kind === 'computer' &&
      action(
        'show-thoughts',
        (t) => t.thoughtsShort,
        { do: 'thoughts' },
        { icon: 'thoughts', more: (t) => t.thoughts },
      ),
    links && action('links', (t) => t.tableLinks, { do: 'links' }, { icon: 'link' }),
  ];
  return row.filter((one) => one !== false && one !== undefined);
}
