import { oddsMilliOf } from '@pavilion/server/modules/sports/sportsbook/index';
import { wallClock } from '../../lib/page.ts';
import type { BenchMatch } from './odds-messages.ts';

/** When which price was told, and how old each was where it arrived. */
export interface ToldPrices {
  told: (atMs: number, prices: readonly (readonly [eventId: string, oddsMilli: number])[]) => void;
  /** Milliseconds since a price of a match was told; null of one that never was. */
  ageOf: (eventId: string, oddsMilli: number, atMs: number) => number | null;
  /** A listener that notes how late the prices in its frames are. */
  listener: (into: number[]) => (frame: string) => void;
}

interface BoardData {
  changed: { event_id: string; markets: { prices: Record<string, string> }[] }[];
}
interface MarketsData {
  event_id: string;
  markets: { selections: { selection_id: string; odds: string }[] }[];
}
type Frame =
  { event: 'board.changed'; data: BoardData } | { event: 'markets.changed'; data: MarketsData };

export function toldPrices(matches: readonly BenchMatch[]): ToldPrices {
  const times = new Map<string, number>();
  const selectionOf = new Map(matches.map(({ eventId, selectionId }) => [eventId, selectionId]));
  const key = (eventId: string, oddsMilli: number): string => `${eventId}|${oddsMilli}`;
  const ageOf = (eventId: string, oddsMilli: number, atMs: number): number | null => {
    const toldMs = times.get(key(eventId, oddsMilli));
    return toldMs === undefined ? null : atMs - toldMs;
  };
  return {
    told: (atMs, prices) => prices.forEach(([id, milli]) => times.set(key(id, milli), atMs)),
    ageOf,
    listener: (into) => {
      // A price may come twice, as two messages: late is how it came first.
      const shown = new Map<string, number>();
      return (text) => {
        const atMs = wallClock();
        for (const [eventId, odds] of shownIn(text, selectionOf)) {
          const oddsMilli = oddsMilliOf(odds);
          const age = ageOf(eventId, oddsMilli, atMs);
          if (age === null || shown.get(eventId) === oddsMilli) continue;
          shown.set(eventId, oddsMilli);
          into.push(age);
        }
      };
    },
  };
}

const isTold = (text: string, event: Frame['event']): boolean =>
  text.slice(0, 160).includes(`"event":"${event}"`);

/** The telling price of each match in a frame. */
function shownIn(
  text: string,
  selectionOf: ReadonlyMap<string, string>,
): [eventId: string, odds: string][] {
  if (!isTold(text, 'board.changed') && !isTold(text, 'markets.changed')) return [];
  const frame = JSON.parse(text) as Frame;
  const changed =
    frame.event === 'board.changed'
      ? frame.data.changed.map(({ event_id, markets }) => ({
          event_id,
          prices: Object.assign({}, ...markets.map(({ prices }) => prices)) as Record<
            string,
            string
          >,
        }))
      : [{ event_id: frame.data.event_id, prices: pricesIn(frame.data) }];
  return changed.flatMap(({ event_id: eventId, prices }) => {
    const odds = prices[selectionOf.get(eventId) ?? ''];
    return odds === undefined ? [] : [[eventId, odds] as [string, string]];
  });
}

const pricesIn = ({ markets }: MarketsData): Record<string, string> =>
  Object.fromEntries(
    markets.flatMap(({ selections }) =>
      selections.map(({ selection_id, odds }) => [selection_id, odds] as const),
    ),
  );
