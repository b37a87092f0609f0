import type { JsonObject, Parsed, PoolLine, PoolRound, RoundPools } from '../engine/index.ts';
import {
  fixedPayout,
  fixedPrice,
  mostPaid,
  parseRaceBet,
  poolPayout,
  poolPrices,
  raceChances,
  selectionKinds,
  selectionsOf,
  unitOf,
  weightsOf,
  type PoolPrices,
  type RaceBet,
  type RaceCard,
  type RaceChances,
  type RaceOutcome,
  type Selection,
  type SelectionKind,
} from '../racing/index.ts';

/** Bets as they are kept, and their rows of the wire. */
export type RaceLineBet = RaceBet & JsonObject;

/** Prices and rules of one race, by its card. */
export interface RaceRound extends PoolRound<RaceLineBet> {
  card: RaceCard;
  chances: RaceChances;
  /** Hundredths of a stake; null: not offered. */
  priceOf(selection: Pick<Selection, 'kind' | 'runners'>): bigint | null;
}

/** The order in which a race came in, of what a round keeps as its outcome. */
export const raceOutcomeOf = (outcome: JsonObject): RaceOutcome => ({
  order: Array.isArray(outcome['order']) ? outcome['order'].map(Number) : [],
  dead_heat: Number(outcome['dead_heat'] ?? 0),
});

/** Bets on a race with this card: fixed prices stand with it, a pool pays what others staked. */
export function raceRound(card: RaceCard): RaceRound {
  const chances = raceChances(weightsOf(card));
  const { runners } = chances;
  const known = new Map<string, bigint | null>();
  const priceOf: RaceRound['priceOf'] = ({ kind, runners: named }) => {
    const key = `${kind} ${named.join('-')}`;
    const held = known.get(key);
    if (held !== undefined) return held;
    const price = fixedPrice({ kind, runners: named }, chances);
    known.set(key, price);
    return price;
  };
  const unitsOf = (bet: RaceBet): bigint => BigInt(selectionsOf(bet, runners).length);
  const partsOf = ({ bet, stakeMinor }: PoolLine<RaceBet>) => {
    const selections = selectionsOf(bet, runners);
    return { selections, unitMinor: unitOf(stakeMinor, selections) ?? 0n };
  };
  return {
    card,
    chances,
    priceOf,
    parseBet: (raw) => parseOffered(raw, runners, priceOf),
    unitsOf,
    stakesOf(line) {
      if (line.bet.market === 'fixed') return [];
      const { selections, unitMinor } = partsOf(line);
      return selections.map(({ kind, key }) => ({ pool: kind, key, stakeMinor: unitMinor }));
    },
    mostPaid: (lines) =>
      lines
        .filter(({ bet }) => bet.market === 'fixed')
        .map(partsOf)
        .reduce(
          (sum, { selections, unitMinor }) =>
            sum + mostPaid(selections, unitMinor, (one) => priceOf(one) ?? 0n),
          0n,
        ),
    seeds: () => [],
    close: () => ({ isVoid: false, shown: {} }),
    settle(told, pools) {
      const outcome = raceOutcomeOf(told);
      const paid = pricesOf(pools, outcome);
      return {
        takeoutMinor: [...paid.values()].reduce((sum, pool) => sum + takeoutOf(pool), 0n),
        dividends: [...paid].map(([pool, { grossMinor, prices }]) => ({
          pool,
          grossMinor,
          prices,
        })),
        payoutOf(line) {
          const { selections, unitMinor } = partsOf(line);
          const payouts = selections.map((one) =>
            line.bet.market === 'fixed'
              ? fixedPayout(one, unitMinor, priceOf(one) ?? 0n, outcome)
              : poolPayout(one.key, unitMinor, paid.get(one.kind) ?? nothing),
          );
          return payouts.reduce((sum, one) => sum + one, 0n);
        },
      };
    },
  };
}

const nothing: PoolPrices = { grossMinor: 0n, netMinor: 0n, prices: null };

/** A pool that goes back as a whole keeps nothing. */
const takeoutOf = ({ grossMinor, netMinor, prices }: PoolPrices): bigint =>
  prices === null ? 0n : grossMinor - netMinor;

function pricesOf(pools: RoundPools, outcome: RaceOutcome): ReadonlyMap<SelectionKind, PoolPrices> {
  return new Map(
    selectionKinds.flatMap((kind) => {
      const money = pools.get(kind);
      return money ? [[kind, poolPrices(kind, money, outcome)] as const] : [];
    }),
  );
}

/** A bet on this race; at fixed odds only on what is offered. */
function parseOffered(
  raw: unknown,
  runners: number,
  priceOf: RaceRound['priceOf'],
): Parsed<RaceLineBet> {
  const parsed = parseRaceBet(raw, runners);
  if (!parsed.ok) return parsed;
  const { market, kind, legs } = parsed.params;
  const isOffered =
    market === 'pool' || selectionsOf(parsed.params, runners).every((one) => priceOf(one) !== null);
  return isOffered
    ? { ok: true, params: { market, kind, legs } }
    : { ok: false, problems: [{ path: 'legs', code: 'invalidChoice' }] };
}
