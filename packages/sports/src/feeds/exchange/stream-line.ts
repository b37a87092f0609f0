import {
  fault,
  field,
  flag,
  isObject,
  list,
  moment,
  orElse,
  wholeNumber,
  words,
  type Fault,
  type Reader,
  type Reading,
} from '../../wire/read.ts';
import { id, momentMs } from '../read-market.ts';

/** Ladders told by price, and those told by level from the best on. */
export const ladderNames = ['atb', 'atl', 'batb', 'batl', 'bdatb', 'bdatl', 'trd'] as const;
export type LadderName = (typeof ladderNames)[number];

/** A place of a ladder; without size it is empty. */
export interface Level {
  /** In thousandths; 0 where a level is taken away. */
  readonly oddsMilli: number;
  /** In hundredths of the exchange's currency. */
  readonly size: number;
}

export interface RunnerChange {
  readonly id: string;
  /** By ladder: place (price or level) and what stands there now. */
  readonly ladders: Readonly<Partial<Record<LadderName, readonly (readonly [number, Level])[]>>>;
  readonly lastMilli: number | null;
  readonly matched: number | null;
}

export interface DefinedRunner {
  readonly id: string;
  readonly status: string;
  readonly sortPriority: number;
}

/** What a market is and how it stands, as the exchange tells it. */
export interface MarketDefinition {
  readonly eventId: string;
  readonly eventTypeId: string;
  readonly marketType: string;
  readonly marketTimeMs: number;
  readonly status: string;
  readonly isInPlay: boolean;
  readonly betDelay: number;
  readonly winners: number;
  readonly venue: string | null;
  readonly country: string | null;
  readonly runners: readonly DefinedRunner[];
}

export interface MarketChange {
  readonly id: string;
  /** It replaces all that was known of the market. */
  readonly isImage: boolean;
  readonly definition: MarketDefinition | null;
  readonly runners: readonly RunnerChange[];
  readonly matched: number | null;
}

export interface ChangeLine {
  readonly atMs: number;
  readonly type: 'SUB_IMAGE' | 'RESUB_DELTA' | 'HEARTBEAT' | null;
  /** False while more parts of the same message follow. */
  readonly isComplete: boolean;
  /** False while the exchange itself says that what it sends may be old. */
  readonly isHealthy: boolean;
  readonly clk: string;
  readonly markets: readonly MarketChange[];
}

const largestSize = 1_000_000_000_000;
const bounds = { lowest: 1, highest: 1001 };

const amount: Reading<number> = (reader) => {
  const { value } = reader;
  if (typeof value === 'number' && value >= 0 && value <= largestSize)
    return Math.round(value * 100);
  fault(reader, 'no amount from zero up');
  return 0;
};

const price: Reading<number> = (reader) => {
  const { value } = reader;
  if (typeof value === 'number' && value > bounds.lowest && value < bounds.highest)
    return Math.round(value * 1000);
  fault(reader, 'no odds of an exchange');
  return 0;
};

const item = (reader: Reader, index: number): Reader => {
  const { value, path, faults } = reader;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  return { value: values[index], path: `${path}.${index}`, faults };
};

const byPrice: Reading<readonly [number, Level]> = (reader) => {
  const oddsMilli = price(item(reader, 0));
  return [oddsMilli, { oddsMilli, size: amount(item(reader, 1)) }];
};

/** A level that is taken away has a price of 0. */
const byLevel: Reading<readonly [number, Level]> = (reader) => {
  const size = amount(item(reader, 2));
  const told = item(reader, 1);
  return [
    wholeNumber(item(reader, 0)),
    { oddsMilli: size === 0 && told.value === 0 ? 0 : price(told), size },
  ];
};

const isByLevel = (name: LadderName): boolean => name.startsWith('b');

const runnerChange: Reading<RunnerChange> = (reader) => ({
  id: id(field(reader, 'id')),
  ladders: Object.fromEntries(
    ladderNames.flatMap((name) => {
      const told = field(reader, name);
      if (told.value === undefined) return [];
      return [[name, list(isByLevel(name) ? byLevel : byPrice)(told)]];
    }),
  ),
  lastMilli: orElse(price, null)(field(reader, 'ltp')),
  matched: orElse(amount, null)(field(reader, 'tv')),
});

const definedRunner: Reading<DefinedRunner> = (reader) => ({
  id: id(field(reader, 'id')),
  status: words(field(reader, 'status')),
  sortPriority: orElse(wholeNumber, 0)(field(reader, 'sortPriority')),
});

const definition: Reading<MarketDefinition> = (reader) => {
  const at = (name: string): Reader => field(reader, name);
  return {
    eventId: id(at('eventId')),
    eventTypeId: id(at('eventTypeId')),
    marketType: id(at('marketType')),
    marketTimeMs: moment(at('marketTime')),
    status: words(at('status')),
    isInPlay: flag(at('inPlay')),
    betDelay: orElse(wholeNumber, 0)(at('betDelay')),
    winners: orElse(wholeNumber, 1)(at('numberOfWinners')),
    venue: orElse(words, null)(at('venue')),
    country: orElse(words, null)(at('countryCode')),
    runners: list(definedRunner)(at('runners')),
  };
};

const marketChange: Reading<MarketChange> = (reader) => ({
  id: id(field(reader, 'id')),
  isImage: orElse(flag, false)(field(reader, 'img')),
  definition: orElse(definition, null)(field(reader, 'marketDefinition')),
  runners: list(runnerChange)(field(reader, 'rc')),
  matched: orElse(amount, null)(field(reader, 'tv')),
});

const types = ['SUB_IMAGE', 'RESUB_DELTA', 'HEARTBEAT'] as const;

/** Reads a line of market changes (`op: mcm`); what is wrong with it is added to the faults. */
export function readChanges(value: Readonly<Record<string, unknown>>, faults: Fault[]): ChangeLine {
  const reader = { value, path: '', faults };
  const at = (name: string): Reader => field(reader, name);
  const segment = orElse(words, null)(at('segmentType'));
  return {
    atMs: momentMs(at('pt')),
    type: types.find((type) => type === value['ct']) ?? null,
    isComplete: segment === null || segment === 'SEG_END',
    isHealthy: value['status'] === undefined || value['status'] === 200,
    clk: orElse(words, '')(at('clk')),
    markets: list(marketChange)(at('mc')),
  };
}

/** Ids of the markets a line names, as far as they can be read: also of a line with faults. */
export function marketIdsOf(value: Readonly<Record<string, unknown>>): string[] {
  const changes: readonly unknown[] = Array.isArray(value['mc']) ? value['mc'] : [];
  return changes.flatMap((change) => {
    const named = isObject(change) ? change['id'] : undefined;
    return typeof named === 'string' ? [named] : [];
  });
}
