import { liveHand, seatedOf, seatOf, type Draft } from './draft.ts';
import { cutCommitOf, isCutCommit, isCutSeed, sealDeck } from './sealed-deck.ts';
import { isReady } from './seats.ts';
import type { EventOf, Refusal } from './table-events.ts';
import type { NextHand, Seat } from './table-state.ts';

const readySeats = ({ table }: Draft): Seat[] => seatedOf(table).filter(isReady);

/** Asks for the next deck once two could play and no hand is on or coming. */
export function wantDeck(draft: Draft): void {
  const { table, effects } = draft;
  if (liveHand(table) || table.next || table.isDeckAwaited || readySeats(draft).length < 2) return;
  table.isDeckAwaited = true;
  effects.push({ type: 'deck_wanted', handNo: table.lastHandNo + 1 });
}

/**
 * Seals the next deck and tells its root. From now on the promised seeds decide the cut. Refused
 * when it was not asked for.
 */
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
 * Takes a seat's seed for the cut and its promise for the hand after. One that comes too late
 * leaves the seat out and is spent: only its next promise counts. Refused: `notSeated`,
 * `handNotFound`, `actionNotAllowed` for a seed that was not promised.
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

/**
 * When the next hand begins: after the pause, and when all seeds are there or their time is over.
 */
export function startsAt(next: NextHand): number {
  const isComplete = next.candidates.every(({ seed }) => seed !== null);
  return isComplete ? next.startsAtMs : Math.max(next.startsAtMs, next.seedsUntilMs);
}
