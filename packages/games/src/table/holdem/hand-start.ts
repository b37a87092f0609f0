import { logAction, openingBets, payIn } from './betting.ts';
import { noteMissedBlinds, placeBlinds, type Placed } from './blinds.ts';
import { handSeatOf, seatedOf, type Draft } from './draft.ts';
import { cutOrderOf } from './sealed-deck.ts';
import { sitOut } from './seats.ts';
import { seedsHeldBackMost } from './table-config.ts';
import type { Hand, HandSeat, NextHand, Seat } from './table-state.ts';
import { moveOn } from './turns.ts';

/**
 * Deals the next hand to those whose seed is there; with fewer than two of them its number is
 * spent.
 */
export function startHand(draft: Draft): void {
  const { table, effects } = draft;
  const { next } = table;
  if (!next) return;
  table.next = null;
  noteHeldBack(draft, next);
  const { handNo } = next.deck;
  const seats = seatedOf(table).filter((seat) => hasGivenSeed(next, seat) && canPlay(seat));
  const placed = placeBlinds(table, seats);
  if (!placed) {
    effects.push({ type: 'hand_cancelled', handNo });
    return;
  }
  noteMissedBlinds(table, placed);
  table.positions = placed.positions;
  const hand = newHand(draft, next, placed);
  table.hand = hand;
  effects.push({ type: 'hand_started', handNo });
  for (const { playerId } of hand.seats) effects.push({ type: 'dealt', handNo, playerId });
  postBlinds(draft, hand, placed);
  moveOn(draft, hand, hand.positions.big);
}

const hasGivenSeed = (next: NextHand, seat: Seat): boolean =>
  next.candidates.some((one) => one.playerId === seat.playerId && one.seed !== null);

const canPlay = (seat: Seat): boolean =>
  !seat.isSittingOut && !seat.isLeaving && seat.chipsMinor > 0n;

function noteHeldBack(draft: Draft, next: NextHand): void {
  for (const seat of seatedOf(draft.table)) {
    const candidate = next.candidates.find((one) => one.playerId === seat.playerId);
    if (!candidate) continue;
    if (candidate.seed !== null) seat.seedsHeldBackInARow = 0;
    else if (canPlay(seat)) {
      seat.seedsHeldBack += 1;
      seat.seedsHeldBackInARow += 1;
      const { seat: number, playerId } = seat;
      const { handNo } = next.deck;
      draft.effects.push({ type: 'seed_held_back', handNo, seat: number, playerId });
      if (seat.seedsHeldBackInARow >= seedsHeldBackMost) sitOut(draft, seat);
    }
  }
}

function newHand({ table }: Draft, next: NextHand, { positions, dealt }: Placed): Hand {
  const { deck, candidates } = next;
  const seeds = candidates.flatMap(({ seat, seed }) => (seed === null ? [] : [{ seat, seed }]));
  return {
    handNo: deck.handNo,
    deck,
    order: cutOrderOf(seeds, deck.handNo),
    commits: candidates.map(({ seat, commit }) => ({ seat, commit })),
    seeds,
    positions,
    startedAtMs: table.nowMs,
    seats: dealt.map(handSeat),
    street: 'preflop',
    boardCount: 0,
    bets: openingBets(table, 'preflop'),
    step: 0,
    turn: null,
    actions: [],
    shown: [],
    result: null,
  };
}

const handSeat = ({ seat, playerId, name, isComputer, chipsMinor }: Seat): HandSeat => ({
  seat,
  playerId,
  name,
  isComputer,
  startMinor: chipsMinor,
  betMinor: 0n,
  totalMinor: 0n,
  deadMinor: 0n,
  hasFolded: false,
  hasActed: false,
  isAbsent: false,
});

/**
 * Small and big blind; then what others owe: the big blind as a live bet, a missed small one beside
 * it, dead.
 */
function postBlinds(draft: Draft, hand: Hand, { positions, dealt, isFreshStart }: Placed): void {
  const { smallBlindMinor, bigBlindMinor } = draft.table.config;
  post(draft, hand, positions.small, smallBlindMinor, 'small_blind');
  post(draft, hand, positions.big, bigBlindMinor, 'big_blind');
  for (const one of dealt) {
    const isBlind = one.seat === positions.small || one.seat === positions.big;
    if (!isBlind && !isFreshStart) {
      if (one.owesBig) post(draft, hand, one.seat, bigBlindMinor, 'big_blind');
      if (one.owesSmall) post(draft, hand, one.seat, smallBlindMinor, 'dead_blind');
    }
    one.owesBig = false;
    one.owesSmall = false;
    one.postsOwed = false;
  }
}

function post(
  draft: Draft,
  hand: Hand,
  seat: number,
  amount: bigint,
  action: 'small_blind' | 'big_blind' | 'dead_blind',
): void {
  const one = handSeatOf(hand, seat);
  if (!one) return;
  const isDead = action === 'dead_blind';
  const moved = payIn(draft, hand, seat, amount, isDead);
  if (moved === 0n) return;
  const toMinor = isDead ? moved : one.betMinor;
  logAction(draft, hand, one, { action, toMinor, isForced: true });
}
