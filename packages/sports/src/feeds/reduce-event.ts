import { marketKey, type MarketRef } from '../engine/market-key.ts';
import type { EventMessage, StopMessage } from './canonical-message.ts';
import { startOfCourse } from './course.ts';
import { effectsOf } from './effects.ts';
import type { EventState, MarketState, Reduced, Since, Word } from './event-state.ts';
import { marketOf } from './market-view.ts';
import { withoutTelling, withTelling } from './tellings.ts';
import { withWord } from './words.ts';

/** An event of which nothing was told yet. */
export const newEvent: EventState = {
  fixture: null,
  markets: {},
  stopAll: null,
  base: startOfCourse,
  baseSeq: -1,
  tellings: [],
  dismissed: [],
  course: startOfCourse,
};

/** The value with the highest number holds, whatever the order of arrival. */
function latest<Value>(held: Since<Value> | null, seq: number, value: Value): Since<Value> {
  return held !== null && held.seq >= seq ? held : { seq, value };
}

function withMarkets<Named>(
  state: EventState,
  named: readonly Named[],
  refOf: (named: Named) => MarketRef,
  change: (market: MarketState, named: Named) => MarketState,
): EventState {
  const markets = { ...state.markets };
  for (const each of named) {
    const ref = refOf(each);
    const key = marketKey(ref);
    markets[key] = change(marketOf({ ...state, markets }, ref, key), each);
  }
  return { ...state, markets };
}

const itself = (ref: MarketRef): MarketRef => ref;

function withWords(state: EventState, markets: readonly MarketRef[], word: Word): EventState {
  return withMarkets(state, markets, itself, (market) => ({
    ...market,
    words: withWord(market.words, word),
  }));
}

function stopped(state: EventState, { seq, markets, reason }: StopMessage): EventState {
  const next =
    markets === null
      ? { ...state, stopAll: latest(state.stopAll, seq, reason) }
      : withMarkets(state, markets, itself, (market) => ({
          ...market,
          stop: latest(market.stop, seq, reason),
        }));
  return reason === 'review' ? withTelling(next, { kind: 'review', seq }) : next;
}

function applied(state: EventState, message: EventMessage): EventState {
  const { seq } = message;
  switch (message.kind) {
    case 'fixture':
      return { ...state, fixture: latest(state.fixture, seq, message) };
    case 'odds':
      return withMarkets(
        state,
        message.markets,
        ({ market }) => market,
        (market, odds) => ({ ...market, odds: latest(market.odds, seq, odds) }),
      );
    case 'stop':
      return stopped(state, message);
    case 'clock':
    case 'facts':
      return withTelling(state, message);
    case 'settle': {
      const { certainty } = message;
      return withMarkets(
        state,
        message.markets,
        ({ market }) => market,
        (market, { results }) => ({
          ...market,
          words: withWord(market.words, { kind: 'settle', seq, certainty, results }),
        }),
      );
    }
    case 'cancel': {
      const { markets, fromMs, toMs, reason } = message;
      return withWords(state, markets, { kind: 'cancel', seq, fromMs, toMs, reason });
    }
    case 'rollback':
      return withWords(state, message.markets, { kind: 'rollback', seq, of: message.of });
  }
}

/**
 * The event after a message of its source, and what that changes (wire contract, 12). Messages may
 * come in any order and any number of times.
 */
export function reduceEvent(state: EventState, message: EventMessage): Reduced {
  const next = applied(state, message);
  return { state: next, effects: effectsOf(state, next, message) };
}

/**
 * A person's word on a doubt about the course of an event, by the number of its message: applied as
 * if after a review, facts also where a higher revision was told, or dismissed as if it had never
 * come. No effects: the message is not kept any more, or what was told since stands.
 */
export function ruleDoubt(state: EventState, seq: number, isApplied: boolean): Reduced {
  const told = state.tellings.find((telling) => telling.seq === seq);
  if (told === undefined) return { state, effects: [] };
  const next = isApplied
    ? // Between two whole numbers there is room for the person.
      withTelling(state, { kind: 'review', seq: seq - 0.5, isByHand: true })
    : withoutTelling(state, seq);
  return { state: next, effects: effectsOf(state, next, null) };
}
