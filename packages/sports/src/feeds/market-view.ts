import type { MarketRef } from '../engine/market-key.ts';
import type { StopReason } from './canonical-message.ts';
import type { Doubt, EventState, MarketState, MarketView, Since } from './event-state.ts';
import { reopensAfter, settledSince } from './words.ts';

const unknown = (market: MarketRef): MarketState => ({
  ...{ market, words: [] },
  odds: null,
  stop: null,
});

/** What is known of a market; nothing yet where it was never named. */
export function marketOf({ markets }: EventState, market: MarketRef, key: string): MarketState {
  return (Object.hasOwn(markets, key) ? markets[key] : undefined) ?? unknown(market);
}

function lastStop(
  a: Since<StopReason> | null,
  b: Since<StopReason> | null,
): Since<StopReason> | null {
  if (a === null || b === null) return a ?? b;
  return a.seq > b.seq ? a : b;
}

/** How a market stands by all that was told of it and of its event. */
export function viewOf(state: EventState, { market, odds, stop, words }: MarketState): MarketView {
  const seq = odds?.seq ?? 0;
  const { endedSeq, doubtedSeq } = state.course;
  const suspended = (stopReason: StopReason | null): MarketView => ({
    ...{ market, status: 'suspended', stopReason, seq },
    odds: odds?.value ?? null,
  });
  if (endedSeq !== null || settledSince(words) !== null)
    return { market, status: 'closed', stopReason: 'decided', odds: null, seq };
  const stopped = lastStop(stop, state.stopAll);
  if (odds === null) return suspended(stopped?.value ?? null);
  if (odds.value.status === 'closed')
    return { market, status: 'closed', stopReason: odds.value.stopReason, odds: null, seq };
  if (stopped !== null && stopped.seq > seq) return suspended(stopped.value);
  // Prices on a score that nobody believes, or of a settlement that was taken back, are no offer.
  if (doubtedSeq !== null || seq < reopensAfter(words)) return suspended('review');
  const { status, stopReason } = odds.value;
  return status === 'open'
    ? { market, status, stopReason: null, odds: odds.value, seq }
    : suspended(stopReason);
}

/** Prices told of a market that takes none any more; null when there are none. */
export function priceDoubt({ course }: EventState, state: MarketState): Doubt | null {
  const { market, odds, words } = state;
  if (odds === null || odds.value.status !== 'open') return null;
  const about = { seq: odds.seq, market };
  if (course.endedSeq !== null && odds.seq > course.endedSeq)
    return { ...about, reason: 'price-after-end', detail: `after message ${course.endedSeq}` };
  const settled = settledSince(words);
  if (settled === null || odds.seq < settled) return null;
  return { ...about, reason: 'price-after-settlement', detail: `after message ${settled}` };
}

/** All markets of the event as they stand. */
export function marketViews(state: EventState): MarketView[] {
  return Object.values(state.markets).map((market) => viewOf(state, market));
}

/** All that is for a person: of the course of the event, then of its prices. */
export function doubtsOf(state: EventState): Doubt[] {
  const prices = Object.values(state.markets).flatMap((market) => priceDoubt(state, market) ?? []);
  return [...state.course.doubts, ...prices];
}
