import { marketKey, type MarketRef } from '../engine/market-key.ts';
import type { EventMessage, StopReason } from './canonical-message.ts';
import type { Doubt, EventState, FeedEffect, MarketState, MarketView } from './event-state.ts';
import { priceDoubt, viewOf } from './market-view.ts';
import { cancelledBy, settledBy } from './words.ts';

interface Change {
  readonly before: MarketView | null;
  readonly after: MarketView;
}

const ofKey = (state: EventState, key: string): MarketState | null =>
  Object.hasOwn(state.markets, key) ? (state.markets[key] ?? null) : null;

/** Keys of the markets a message can change: those it names, or all. */
function touched(next: EventState, message: EventMessage | null): readonly string[] {
  if (message?.kind === 'odds' || message?.kind === 'settle')
    return message.markets.map(({ market }) => marketKey(market));
  if (message?.kind === 'cancel' || message?.kind === 'rollback')
    return message.markets.map(marketKey);
  return message?.kind === 'fixture' ? [] : Object.keys(next.markets);
}

function changesOf(before: EventState, next: EventState, keys: readonly string[]): Change[] {
  return keys.flatMap((key) => {
    const market = ofKey(next, key);
    if (market === null) return [];
    const known = ofKey(before, key);
    return [{ before: known === null ? null : viewOf(before, known), after: viewOf(next, market) }];
  });
}

/**
 * A stop of everything is told as one, also for markets that the source never named; not where a
 * later price has opened one again already.
 */
function stopOfAll(
  before: EventState,
  next: EventState,
  changes: readonly Change[],
): StopReason | null {
  if (changes.some(({ after }) => after.status === 'open')) return null;
  if (next.stopAll !== null && next.stopAll.seq !== before.stopAll?.seq) return next.stopAll.value;
  const isDoubted = next.course.doubtedSeq !== null && before.course.doubtedSeq === null;
  return isDoubted ? 'review' : null;
}

function stops(before: EventState, next: EventState, changes: readonly Change[]): FeedEffect[] {
  const all = stopOfAll(before, next, changes);
  const byReason = new Map<StopReason, MarketRef[]>();
  for (const { before: was, after } of changes) {
    const isStopped = after.status === 'suspended' && was?.status === 'open';
    const reason = after.stopReason ?? 'feed';
    if (isStopped && reason !== all)
      byReason.set(reason, [...(byReason.get(reason) ?? []), after.market]);
  }
  const some = [...byReason].map(([reason, markets]) => ({
    ...{ kind: 'stop' as const, markets, reason },
  }));
  return all === null ? some : [{ kind: 'stop', markets: null, reason: all }, ...some];
}

const isNewOffer = ({ before, after }: Change): boolean =>
  after.status === 'open' && (before?.status !== 'open' || before.odds !== after.odds);

/** Markets that were reopened by the same change as they were stopped are offered after it. */
function offers(changes: readonly Change[]): FeedEffect[] {
  const offered = changes.filter(isNewOffer).map(({ after }) => after);
  const closed = changes
    .filter(({ before, after }) => after.status === 'closed' && before?.status !== 'closed')
    .map(({ after }) => after.market);
  return [
    ...(closed.length === 0 ? [] : [{ kind: 'close' as const, markets: closed }]),
    ...(offered.length === 0 ? [] : [{ kind: 'offer' as const, markets: offered }]),
  ];
}

function courseEffects(before: EventState, next: EventState): FeedEffect[] {
  const { fixture } = next;
  const { clock, facts } = next.course;
  return [
    ...(fixture === null || fixture.seq === before.fixture?.seq
      ? []
      : [{ kind: 'fixture' as const, fixture: fixture.value }]),
    ...(clock === null || clock.seq === before.course.clock?.seq
      ? []
      : [{ kind: 'clock' as const, clock: clock.value }]),
    ...(facts === null || facts.seq === before.course.facts?.seq
      ? []
      : [{ kind: 'facts' as const, facts: facts.value }]),
  ];
}

function wordEffects(before: EventState, next: EventState, keys: readonly string[]): FeedEffect[] {
  return keys.flatMap((key) => {
    const market = ofKey(next, key);
    const known = ofKey(before, key)?.words ?? [];
    // Of equal length they are the same: words are only added.
    if (market === null || market.words.length === known.length) return [];
    return [
      {
        kind: 'word' as const,
        market: market.market,
        settled: settledBy(market.words),
        cancelled: cancelledBy(market.words),
      },
    ];
  });
}

/** Doubts that were not there before: of prices one a market and reason. */
function doubtEffects(before: EventState, next: EventState, keys: readonly string[]): FeedEffect[] {
  const told = new Set(before.course.doubts.map(({ seq, reason }) => `${reason} ${seq}`));
  const ofCourse = next.course.doubts.filter(({ seq, reason }) => !told.has(`${reason} ${seq}`));
  const ofPrices = keys.flatMap((key): Doubt[] => {
    const market = ofKey(next, key);
    const doubt = market === null ? null : priceDoubt(next, market);
    const known = ofKey(before, key);
    const was = known === null ? null : priceDoubt(before, known);
    return doubt === null || doubt.reason === was?.reason ? [] : [doubt];
  });
  return [...ofCourse, ...ofPrices].map((doubt) => ({ kind: 'doubt', doubt }));
}

/** What changed between two states of an event: stops first, doubts last. */
export function effectsOf(
  before: EventState,
  next: EventState,
  message: EventMessage | null,
): FeedEffect[] {
  const keys = touched(next, message);
  const changes = changesOf(before, next, keys);
  return [
    ...stops(before, next, changes),
    ...courseEffects(before, next),
    ...offers(changes),
    ...wordEffects(before, next, keys),
    ...doubtEffects(before, next, keys),
  ];
}
