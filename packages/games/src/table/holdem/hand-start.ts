import { logAction, openingBets, payIn } from './betting.ts';
import { noteMissedBlinds, placeBlinds, type Placed } from './blinds.ts';
import { handSeatOf, liveHand, seatedOf, seatOf, type Draft } from './draft.ts';
import { cutCommitOf, cutOrderOf, isCutCommit, isCutSeed, sealDeck } from './sealed-deck.ts';
import { isReady, sitOut } from './seats.ts';
import { seedsHeldBackMost } from './table-config.ts';
import type { EventOf, Refusal } from './table-events.ts';
import type { Hand, HandSeat, NextHand, Seat } from './table-state.ts';
import { moveOn } from './turns.ts';

const readySeats = ({ table }: Draft): Seat[] => seatedOf(table).filter(isReady);

/** Asks for the next deck once two could play and no hand is on or coming. */
export function wantDeck(draft: Draft): void {
  const { table, effects } = draft;
  if (liveHand(table) || table.next || table.isDeckAwaited || readySeats(draft).length < 2) return;
  table.isDeckAwaited = true;
  effects.push({ type: 'deck_wanted', handNo: table.lastHandNo + 1 });
}

/** Seals the next deck and tells its root. From now on the promised seeds decide the cut. Refused when it was not asked for. */
export function takeDeck(draft: Draft, event: EventOf<'deck'>): Refusal | null {
  const { table, effects } = draft;
  const { handNo } = event;
  if (!table.isDeckAwaited || handNo !== table.lastHandNo + 1) return { code: 'handNotFound' };
  table.isDeckAwaited = false;
  const candidates = readySeats(draft).map(({ seat, playerId, commit }) => ({
    seat,
    playerId,
    commit: commit ?? '',
    seed: null,
  }));
  if (candidates.length < 2) return null;
  const deck = sealDeck(event.serverSeed, handNo);
  const { seedMs, pauseMs } = table.config.times;
  const pausedUntil = table.hand?.result ? table.hand.result.endedAtMs + pauseMs : table.nowMs;
  table.lastHandNo = handNo;
  table.next = {
    deck,
    candidates,
    seedsUntilMs: table.nowMs + seedMs,
    startsAtMs: Math.max(table.nowMs, pausedUntil),
  };
  const { root, serverSeedHash } = deck;
  effects.push({ type: 'hand_next', handNo, root, serverSeedHash });
  return null;
}

/**
 * Takes a seat's seed for the cut and its promise for the hand after. One that comes too late leaves the seat out and is spent:
 * only its next promise counts. Refused: `notSeated`, `handNotFound`, `actionNotAllowed` for a seed that was not promised.
 */
export function takeSeed({ table }: Draft, event: EventOf<'seed'>): Refusal | null {
  const seat = seatOf(table, event.playerId);
  if (!seat) return { code: 'notSeated' };
  if (!isCutSeed(event.seed) || !isCutCommit(event.nextCommit)) return { code: 'actionNotAllowed' };
  if (event.handNo > table.lastHandNo) return { code: 'handNotFound' };
  const candidate = table.next?.candidates.find((one) => one.playerId === event.playerId);
  const isNext = table.next?.deck.handNo === event.handNo;
  if (isNext && !candidate) return { code: 'handNotFound' };
  const isForNext = isNext && candidate;
  if (isForNext && candidate.seed !== null) return null;
  const promised = isForNext ? candidate.commit : seat.commit;
  if (cutCommitOf(event.seed) !== promised) return { code: 'actionNotAllowed' };
  // Of a hand gone by, while the next one counts on the same promise: nothing to take yet.
  if (candidate && !isForNext) return { code: 'handNotFound' };
  seat.commit = event.nextCommit;
  if (isForNext && table.nowMs <= (table.next?.seedsUntilMs ?? 0)) candidate.seed = event.seed;
  return null;
}

/** When the next hand begins: after the pause, and when all seeds are there or their time is over. */
export function startsAt(next: NextHand): number {
  const isComplete = next.candidates.every(({ seed }) => seed !== null);
  return isComplete ? next.startsAtMs : Math.max(next.startsAtMs, next.seedsUntilMs);
}

/** Deals the next hand to those whose seed is there; with fewer than two of them its number is spent. */
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

/** Small and big blind; then what others owe: the big blind as a live bet, a missed small one beside it, dead. */
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
