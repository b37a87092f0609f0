import { inOrderFrom, seatedOf, stepsFrom } from './draft.ts';
import type { Positions, Seat, TableState } from './table-state.ts';

/** Who is dealt in and where button and blinds stand. */
export interface Placed {
  positions: Positions;
  /** From the left of the button. */
  dealt: Seat[];
  /** Nobody pays for blinds that passed: the table starts anew, or only two play. */
  isFreshStart: boolean;
}

/**
 * Places the blinds of the next hand among the seats that could play it. The big blind moves to the
 * next of them, so that nobody skips or pays it twice; the small blind stands where the big one
 * stood and the button where the small one stood, also where nobody is left (dead small blind, dead
 * button). Heads-up the button is the small blind. Null for fewer than two seats.
 */
export function placeBlinds(table: TableState, ready: readonly Seat[]): Placed | null {
  if (ready.length < 2) return null;
  const last = table.positions;
  const moved = last && placeAfter(table, last, ready);
  return moved ?? startAnew(table, ready);
}

function startAnew(table: TableState, ready: readonly Seat[]): Placed {
  const [first, second, third] = ready.map(({ seat }) => seat);
  const button = first ?? 1;
  const positions = third
    ? { button, small: second ?? 1, big: third }
    : { button, small: button, big: second ?? 1 };
  return { positions, dealt: inOrderFrom(table, button, ready), isFreshStart: true };
}

function placeAfter(table: TableState, last: Positions, ready: readonly Seat[]): Placed | null {
  const big = inOrderFrom(table, last.big, ready)[0]?.seat ?? last.big;
  const isDealt = (one: Seat): boolean => one.seat === big || mayPlay(table, one, last.small, big);
  const dealt = ready.filter(isDealt);
  if (dealt.length < 2) return null;
  const positions = positionsOf(table, last, dealt, big);
  const isFreshStart = dealt.length === 2;
  return { positions, dealt: inOrderFrom(table, positions.button, dealt), isFreshStart };
}

/**
 * Owing nothing, or paying it now; never from between button and big blind, where it would be paid
 * too cheaply.
 */
function mayPlay(table: TableState, one: Seat, button: number, big: number): boolean {
  if (!one.owesBig && !one.owesSmall) return true;
  return one.postsOwed && stepsFrom(table, button, one.seat) >= stepsFrom(table, button, big);
}

function positionsOf(
  table: TableState,
  last: Positions,
  dealt: readonly Seat[],
  big: number,
): Positions {
  const before = inOrderFrom(table, big, dealt)
    .toReversed()
    .map(({ seat }) => seat);
  const [, previous = big, secondLast = big] = before;
  if (dealt.length === 2) return { button: previous, small: previous, big };
  const { small: button, big: small } = last;
  const isInOrder =
    button !== big && stepsFrom(table, button, small) < stepsFrom(table, button, big);
  return isInOrder ? { button, small, big } : { button: secondLast, small: previous, big };
}

/**
 * Marks who was passed by a blind and does not play: it is owed. To be called before the positions
 * are moved.
 */
export function noteMissedBlinds(table: TableState, placed: Placed): void {
  const last = table.positions;
  if (!last) return;
  for (const one of seatedOf(table)) {
    if (placed.dealt.includes(one)) continue;
    if (isPassed(table, one.seat, last.big, placed.positions.big)) one.owesBig = true;
    const isNewcomer = one.handsPlayed === 0;
    if (!isNewcomer && isPassed(table, one.seat, last.small, placed.positions.small))
      one.owesSmall = true;
  }
}

const isPassed = (table: TableState, seat: number, from: number, to: number): boolean =>
  from !== to && stepsFrom(table, from, seat) <= stepsFrom(table, from, to);
