import * as z from 'zod/mini';
import { roundStage } from './play.ts';

const json = z.record(z.string(), z.unknown());

/** Games of races; their tables are the courses. */
export const raceGameCode = z.enum(['horse-racing', 'greyhounds', 'harness']);
export const raceMarket = z.enum(['fixed', 'pool']);
export const raceBetKind = z.enum([
  'win',
  'place',
  'show',
  'quinella',
  'exacta',
  'trifecta',
  'each_way',
]);
/** Numbers of runners, a list for each place of the bet. */
export const raceLegs = z
  .array(z.array(z.int()).check(z.maxLength(20, 'tooLong')))
  .check(z.maxLength(3, 'tooLong'));

/** Of a round in its chain, 1 the first. */
export const roundIndex = z.int().check(z.gte(1, 'belowMinimum'), z.lte(1_000_000, 'aboveMaximum'));

/** What each side pays of a stake of 100, rounded down; null: a side has nobody. */
const board = z.nullable(z.object({ meron: z.int(), wala: z.int() }));

/** What is bet on a match, the house's own stakes among it, and what the sides would pay. */
export const sabongPools = z.object({
  meron: z.string(),
  wala: z.string(),
  draw: z.string(),
  board,
});

/**
 * The price of a selection: `"3"`, `"1-2"`, `"1-2-3"`; null: it is not offered, or nobody has it.
 */
export const racePrice = z.object({ key: z.string(), price: z.nullable(z.string()) });

/**
 * A pool of a race and what it would pay on each selection that somebody has, if its betting closed
 * now.
 */
export const racePool = z.object({
  kind: z.string(),
  gross: z.string(),
  probable: z.array(racePrice),
});

/** What a pool paid; no prices: nobody was to be paid, all stakes went back. */
export const racePaidPool = z.object({
  kind: z.string(),
  gross: z.string(),
  prices: z.nullable(z.array(racePrice)),
});

/** The pools of a round by its game. */
export const roundPools = z.union([sabongPools, z.object({ pools: z.array(racePool) })]);

/** A cock of a match: for show, as both sides are equally likely in every match. */
export const matchCock = z.object({
  name: z.string(),
  plumage: z.string(),
  weight_grams: z.int(),
  record: z.object({ won: z.int(), lost: z.int(), drawn: z.int() }),
});

/** A match whose card is known: to come, under way or over. */
export const sabongMatch = z.object({
  index: z.int(),
  /** Null: its betting has not begun. */
  round_id: z.nullable(z.string()),
  /** End of the betting; of a match that is not open yet, when it may be expected. */
  starts_at: z.string(),
  stage: z.nullable(roundStage),
  meron: matchCock,
  wala: matchCock,
  /** Null until it is told. */
  outcome: z.nullable(json),
});

/** A race as lists tell it. */
export const racingEntry = z.object({
  /** Null: its betting has not begun. */
  round_id: z.nullable(z.string()),
  provider_code: z.string(),
  game: raceGameCode,
  table_id: z.string(),
  /** What the course is called. */
  course: z.string(),
  index: z.int(),
  /** End of the betting. */
  starts_at: z.string(),
  runners: z.int(),
  stage: roundStage,
  /** Whose chance to win is the greatest, and its fixed price. */
  favourite: z.object({ number: z.int(), price: z.nullable(z.string()) }),
});

/** A runner of a race card. */
export const raceRunner = z.object({
  number: z.int(),
  name: z.string(),
  silk: z.string(),
  weight: z.int(),
  /** To win, the dead heat included: eight decimals. */
  chance: z.string(),
  /** Places of the last five races. */
  form: z.array(z.int()),
});

/**
 * How a race was run: gates that runners pass, in the order of the result. Pictures show it, money
 * never looks at it.
 */
export const raceRun = z.object({
  distance_metres: z.int(),
  starts_moving: z.boolean(),
  runners: z.array(
    z.object({
      number: z.int(),
      gates: z.array(z.object({ at_ms: z.number(), metres: z.number() })),
    }),
  ),
});

/** A race with its card, its prices and, once told, its result. */
export const racingRace = z.object({
  ...racingEntry.shape,
  card: z.object({ runners: z.array(raceRunner) }),
  /**
   * Fixed prices by runner in the order of their numbers; null: not offered. They do not change.
   */
  prices: z.object({
    win: z.array(z.nullable(z.string())),
    place: z.array(z.nullable(z.string())),
    show: z.array(z.nullable(z.string())),
  }),
  pools: z.array(racePool),
  /** Null until it is told. */
  outcome: z.nullable(json),
  hash: z.nullable(z.string()),
  /** Whether the first two came in within half a length; null until the result is told. */
  photo: z.nullable(z.boolean()),
  run: z.nullable(raceRun),
  /** What its pools paid; null until they are. */
  dividends: z.nullable(z.array(racePaidPool)),
  server_time: z.string(),
});
