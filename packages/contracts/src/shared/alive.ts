import * as z from 'zod/mini';
import { lotteryGameCode } from './lottery.ts';

/** The next draw of a lottery. */
const aliveDraw = z.object({
  draw_id: z.string(),
  game: lotteryGameCode,
  name: z.string(),
  cut_off_at: z.string(),
  draw_at: z.string(),
  /** Of the game with a fund, as it stands. */
  jackpot: z.nullable(z.string()),
});

/** What a pot holds. */
const aliveJackpot = z.object({ jackpot_id: z.string(), amount: z.string() });

/** A shared table with somebody at it, or one that is always on. */
const aliveTable = z.object({
  provider_code: z.string(),
  game_code: z.string(),
  table_id: z.string(),
  name: z.string(),
  /** With a bet on the round under way, and on a seat. */
  players: z.int(),
  seated: z.int(),
  /** The last results, oldest first: `"17 0 32"`. */
  road: z.string(),
});

/** The next race of a course. */
const aliveRace = z.object({
  provider_code: z.string(),
  game_code: z.string(),
  table_id: z.string(),
  course: z.string(),
  index: z.int(),
  starts_at: z.string(),
  runners: z.int(),
});

/** A bingo room with its game under way or the next one. */
const aliveRoom = z.object({
  room_id: z.string(),
  name: z.string(),
  variant: z.string(),
  state: z.enum(['selling', 'calling', 'resting']),
  starts_at: z.nullable(z.string()),
  players: z.int(),
  pool: z.string(),
});

/** A table of hold'em. */
const alivePoker = z.object({
  table_id: z.string(),
  name: z.string(),
  small_blind: z.string(),
  big_blind: z.string(),
  seats: z.int(),
  seated: z.int(),
  play_money: z.boolean(),
});

/** A sea with somebody at it. */
const aliveSea = z.object({
  sea_id: z.string(),
  kind: z.enum(['shallows', 'reef', 'deep', 'practice']),
  number: z.int(),
  seats: z.int(),
  seated: z.int(),
  play_money: z.boolean(),
});

const parts = {
  draws: z.array(aliveDraw),
  jackpots: z.array(aliveJackpot),
  tables: z.array(aliveTable),
  races: z.array(aliveRace),
  rooms: z.array(aliveRoom),
  poker: z.array(alivePoker),
  seas: z.array(aliveSea),
};

/** What is alive on a site, by kind. */
export const alive = z.object(parts);
export type Alive = z.output<typeof alive>;
export type AlivePart = keyof Alive;

/** What tells entries of a kind apart. */
export const aliveKeys = {
  draws: ({ draw_id }) => draw_id,
  jackpots: ({ jackpot_id }) => jackpot_id,
  tables: ({ provider_code, game_code, table_id }) => `${provider_code}:${game_code}:${table_id}`,
  races: ({ game_code, table_id }) => `${game_code}:${table_id}`,
  rooms: ({ room_id }) => room_id,
  poker: ({ table_id }) => table_id,
  seas: ({ sea_id }) => sea_id,
} as const satisfies { [Part in AlivePart]: (entry: Alive[Part][number]) => string };

/** The entries of each kind that changed, and by key those that are gone. */
export const aliveChange = z.object({
  ...parts,
  gone: z.array(z.object({ part: z.string(), key: z.string() })),
});
export type AliveChange = z.output<typeof aliveChange>;
