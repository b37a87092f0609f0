import { legalActionsOf, logAction, openingBets, payUpTo, targetOf } from './betting.ts';
import { boardOf } from './dealt-cards.ts';
import { handSeatOf, inOrderFrom, takenSeat, type Draft } from './draft.ts';
import { endHand } from './hand-end.ts';
import { showHand } from './showdown.ts';
import type { Refusal } from './table-events.ts';
import { streets, type Hand, type HandSeat, type HoldemAction } from './table-state.ts';

const boardCounts = { preflop: 0, flop: 3, turn: 4, river: 5 } as const;

/** When the seat whose turn it is has used its time and its bank. */
export function turnEndsAt({ table }: Pick<Draft, 'table'>, hand: Hand): number | null {
  if (!hand.turn) return null;
  const { bankMs } = takenSeat(table, hand.turn.seat);
  return hand.turn.sinceMs + table.config.times.actionMs + bankMs;
}

/**
 * Does an action of the seat whose turn it is, or says why not and changes nothing; then the hand
 * moves on.
 */
export function takeAction(
  draft: Draft,
  hand: Hand,
  action: HoldemAction,
  amountMinor?: bigint,
): Refusal | null {
  const one = hand.turn && handSeatOf(hand, hand.turn.seat);
  if (!one) return { code: 'notYourTurn' };
  const target = targetOf(legalActionsOf(draft.table, hand, one), one, action, amountMinor);
  if (typeof target !== 'bigint') return target;
  spendBank(draft, hand);
  commitAction(draft, hand, one, { action, target, isForced: false });
  moveOn(draft, hand, one.seat);
  return null;
}

/** The table acts for the seat whose turn it is: it checks where it can and may, else folds. */
export function forceAction(draft: Draft, hand: Hand): void {
  const one = hand.turn && handSeatOf(hand, hand.turn.seat);
  if (!one) return;
  commitForced(draft, hand, one);
  moveOn(draft, hand, one.seat);
}

function commitForced(draft: Draft, hand: Hand, one: HandSeat): void {
  const { canCheck } = legalActionsOf(draft.table, hand, one);
  const isFold = !canCheck || takenSeat(draft.table, one.seat).isLeaving;
  const action = isFold ? 'fold' : 'check';
  commitAction(draft, hand, one, { action, target: one.betMinor, isForced: true });
}

function commitAction(
  draft: Draft,
  hand: Hand,
  one: HandSeat,
  { action, target, isForced }: { action: HoldemAction; target: bigint; isForced: boolean },
): void {
  if (action === 'fold') one.hasFolded = true;
  else payUpTo(draft, hand, one, target);
  one.hasActed = true;
  hand.step += 1;
  logAction(draft, hand, one, { action, toMinor: target, isForced });
  hand.turn = null;
}

/** What a turn takes beyond its own time goes off the one bank there is. */
function spendBank({ table }: Draft, hand: Hand): void {
  if (!hand.turn) return;
  const beyond = table.nowMs - hand.turn.sinceMs - table.config.times.actionMs;
  const seat = takenSeat(table, hand.turn.seat);
  seat.bankMs = Math.max(0, seat.bankMs - Math.max(0, beyond));
}

/**
 * Gives the turn to the next to the left of `from` who has something to decide; without one the
 * street ends, and so on to the end of the hand. Seats that are leaving or absent are acted for on
 * the way.
 */
export function moveOn(draft: Draft, hand: Hand, from: number): void {
  let last = from;
  for (;;) {
    const contenders = hand.seats.filter((one) => !one.hasFolded);
    if (contenders.length === 1) return endHand(draft, hand);
    const next = inOrderFrom(draft.table, last, contenders).find((one) =>
      hasToDecide(draft, hand, contenders, one),
    );
    if (next) {
      hand.turn = { seat: next.seat, sinceMs: draft.table.nowMs };
      if (!next.isAbsent && !takenSeat(draft.table, next.seat).isLeaving)
        return tellTurn(draft, hand);
      commitForced(draft, hand, next);
      last = next.seat;
    } else if (hand.street === 'river') return endHand(draft, hand);
    else {
      openNextStreet(draft, hand, contenders);
      last = hand.positions.button;
    }
  }
}

function hasToDecide(
  { table }: Draft,
  hand: Hand,
  contenders: readonly HandSeat[],
  one: HandSeat,
): boolean {
  const chipsOf = ({ seat }: HandSeat): bigint => takenSeat(table, seat).chipsMinor;
  if (chipsOf(one) === 0n) return false;
  const others = contenders.filter((other) => other !== one);
  // Alone with chips, a seat decides only whether it calls.
  if (others.every((other) => chipsOf(other) === 0n))
    return others.some((other) => other.betMinor > one.betMinor);
  return !one.hasActed || one.betMinor < hand.bets.toMatchMinor;
}

function tellTurn({ table, effects }: Draft, hand: Hand): void {
  const endsAtMs = turnEndsAt({ table }, hand);
  if (!hand.turn || endsAtMs === null) return;
  const { playerId } = takenSeat(table, hand.turn.seat);
  effects.push({ type: 'turn', handNo: hand.handNo, playerId, endsAtMs });
}

function openNextStreet(draft: Draft, hand: Hand, contenders: readonly HandSeat[]): void {
  const { table, effects } = draft;
  const able = contenders.filter(({ seat }) => takenSeat(table, seat).chipsMinor > 0n);
  // All-in and called: nothing is left to decide, so the hands lie open while the board is dealt.
  if (able.length < 2) for (const { seat } of contenders) showHand(draft, hand, seat);
  const street = streets[streets.indexOf(hand.street) + 1] ?? 'river';
  hand.street = street;
  hand.boardCount = boardCounts[street];
  hand.bets = openingBets(table, street);
  for (const one of hand.seats) {
    one.betMinor = 0n;
    one.hasActed = false;
  }
  effects.push({ type: 'street', handNo: hand.handNo, street, board: boardOf(hand) });
}
