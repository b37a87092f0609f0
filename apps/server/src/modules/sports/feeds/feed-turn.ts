import {
  defaultPricePolicy,
  newEvent,
  reduceEvent,
  type Doubt,
  type EventMessage,
  type EventState,
  type MarketRef,
  type StopReason,
} from '@pavilion/sports';
import type { FeedEvent, KeptFeedEvent, Telling } from './feed-event.store.ts';
import { nextRelease, type KeptGate } from './gates.ts';

/** What is kept of an event of a source, as JSON. */
interface KeptState {
  event: EventState;
  gates: Record<string, KeptGate>;
}

/** What some messages of a source about one event change, taken together. */
export interface FeedTurn {
  key: string;
  /** Null while it is not known what the source means. */
  eventId: string | null;
  state: EventState;
  gates: Record<string, KeptGate>;
  /** In their order: nobody may bet across one, even when prices followed at once. */
  stops: { markets: readonly MarketRef[] | null; reason: StopReason }[];
  /** It was not known before what the source means. */
  isNew: boolean;
  isFixtureTold: boolean;
  /** Clock or facts. */
  isCourseTold: boolean;
  isOfferTold: boolean;
  /** Markets the source said something about how they ended. */
  words: MarketRef[];
  doubts: Doubt[];
  /** Numbers of the messages. */
  seqs: number[];
}

/** Begins a turn of an event as it is kept, or of one that was never told of. */
export function turnOf(key: string, kept: FeedEvent | undefined): FeedTurn {
  // Written by this module alone.
  const { event = newEvent, gates = {} } = (kept?.state ?? {}) as Partial<KeptState>;
  return {
    ...{ key, eventId: kept?.eventId ?? null, state: event, gates },
    ...{ stops: [], words: [], doubts: [], seqs: [] },
    ...{ isNew: false, isFixtureTold: false, isCourseTold: false, isOfferTold: false },
  };
}

/** Takes one message into a turn. */
export function take(turn: FeedTurn, message: EventMessage): void {
  turn.seqs.push(message.seq);
  applyReduced(turn, reduceEvent(turn.state, message));
}

/** Takes what a message, or a person's word, came to into a turn. */
export function applyReduced(
  turn: FeedTurn,
  { state, effects }: ReturnType<typeof reduceEvent>,
): void {
  turn.state = state;
  for (const effect of effects) {
    switch (effect.kind) {
      case 'stop':
        turn.stops.push({ markets: effect.markets, reason: effect.reason });
        turn.isOfferTold = true;
        break;
      case 'fixture':
        turn.isFixtureTold = true;
        break;
      case 'clock':
      case 'facts':
        turn.isCourseTold = true;
        break;
      case 'offer':
      case 'close':
        turn.isOfferTold = true;
        break;
      case 'word':
        turn.words.push(effect.market);
        break;
      case 'doubt':
        turn.doubts.push(effect.doubt);
    }
  }
}

/** Everything of the event is to be shown: it was not known before what the source means. */
export function showAll(turn: FeedTurn): void {
  turn.isNew = true;
  turn.isFixtureTold = true;
  turn.isCourseTold = true;
  turn.isOfferTold = true;
  turn.words = Object.values(turn.state.markets).map(({ market }) => market);
}

/** Whether a turn changes anything that is shown. */
export const isToldOf = ({ words, ...turn }: FeedTurn): boolean =>
  turn.isFixtureTold || turn.isCourseTold || turn.isOfferTold || words.length > 0;

/** What a source tells of an event by all its messages so far. */
export function tellingOf({ markets, course }: EventState): Telling {
  const seqs = Object.values(markets).flatMap(({ odds }) => (odds === null ? [] : [odds.seq]));
  const oddsSeq = seqs.length === 0 ? null : Math.max(...seqs);
  return { oddsSeq, tellsCourse: course.facts !== null };
}

/** The event as it is kept after a turn. */
export const keptOf = ({ key, eventId, state, gates }: FeedTurn): KeptFeedEvent => ({
  ...{ key, eventId, state: { event: state, gates } satisfies KeptState },
  ...tellingOf(state),
  waitsUntil: nextRelease(gates, defaultPricePolicy),
});
