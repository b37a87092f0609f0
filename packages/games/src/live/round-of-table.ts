import { rtpRow, type JsonObject, type RoundGame } from '../engine/index.ts';
import { tableMathsHash } from './table-maths.ts';
import {
  houseRoundStream,
  tableClosedMs,
  type AnyTableGame,
  type BetRow,
  type TableFlags,
  type TableGame,
} from './table-game.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
const known = new WeakMap<AnyTableGame, RoundGame<any, any>>();

/**
 * A game of shared tables as a shared round: bets are lines of tickets, the outcome is told as
 * dealing begins. The same for the same game.
 */
export function roundOfTable<Bet extends JsonObject, Outcome extends JsonObject>(
  game: TableGame<Bet, Outcome>,
): RoundGame<Bet, Outcome> {
  const round = known.get(game) ?? asRound(game);
  known.set(game, round);
  return round;
}

function asRound<Bet extends JsonObject, Outcome extends JsonObject>(
  game: TableGame<Bet, Outcome>,
): RoundGame<Bet, Outcome> {
  const { code, name, category, version, volatility, bettingMs, pauseMs, outcomes } = game;
  let hash: string | undefined;
  // Some are counted over millions of ways: once a process.
  const counted = new Map<boolean, readonly BetRow[]>();
  const betsOf = (flags: TableFlags = {}): readonly BetRow[] => {
    const key = flags.laPartage ?? false;
    const rows = counted.get(key) ?? game.bets(flags);
    counted.set(key, rows);
    return rows;
  };
  return {
    engine: 'round',
    code,
    name,
    category,
    version,
    volatility,
    bettingMs,
    pauseMs,
    maxMultiplierE4: game.maxMultiplierE4,
    paramsSchema: game.paramsSchema,
    rtp: () => betsOf().map((row) => rtpRow('line', valuesOf(row), row.rtp)),
    parseParams: (raw) => game.parseBet(raw),
    outcomeOf: (decision) => game.outcomeOf(houseRoundStream(decision)),
    runsMs: (outcome) => game.dealingMs(outcome),
    settle: (bet, outcome, flags) => game.multiplierE4(bet, outcome, flags),
    table: {
      kind: 'house',
      shows: 'close',
      closedMs: tableClosedMs,
      bets: betsOf,
      topMultiplierE4: (bet) => game.topMultiplierE4(bet),
      mathsHash: () => (hash ??= tableMathsHash(game)),
      roadOf: (outcome) => game.roadMark(outcome),
      countsOf: (outcome) => game.countsOf(outcome),
      ...(outcomes ? { outcomes } : {}),
    },
  };
}

/**
 * What names a way to bet: its kind, and what else tells two rows of a kind apart; of numbers that
 * are picked, how many.
 */
function valuesOf({ kind, params }: BetRow): Record<string, string> {
  const others = Object.entries(params).flatMap(([name, value]) => {
    if (name === 'picks' && Array.isArray(value)) return [String(value.length)];
    return name !== 'kind' && (typeof value === 'number' || typeof value === 'string')
      ? [String(value)]
      : [];
  });
  return others.length === 0 ? { kind } : { kind, of: others.join(' ') };
}
