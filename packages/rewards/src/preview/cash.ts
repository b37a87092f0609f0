import { parseMinor } from '@pavilion/domain/money';
import type { ItemOf } from '../campaign/index.ts';
import {
  cashbackMinor,
  rakebackE8,
  rateOfLevel,
  reloadMinor,
  rewardPeriodAt,
  rowOfLevel,
} from '../cash-rewards/index.ts';
import { passes, playFilterOf } from '../play-filter.ts';
import { shareOf } from '../prize.ts';
import { byPlayer, firstSeen, type EstimatorOf, type PastGrant, type PastPlay } from './past.ts';

const e8 = 100_000_000n;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);
const stakedIn = (plays: readonly PastPlay[]): bigint =>
  sum(plays.map(({ play }) => play.cashMinor));

/** What is worth anything, of a player, once. */
const once = (playerId: string, at: Date, costMinor: bigint): PastGrant[] =>
  costMinor > 0n ? [{ playerId, at, costMinor }] : [];

/** Rakeback on every play at the player's rate of now. */
export const rakeback: EstimatorOf<ItemOf<'rakeback'>> = (item, world) => {
  const sportsEdgeBp = item.sports_edge_bp ?? world.sportsEdgeBp;
  return byPlayer('plays', ({ playerId, facts, plays }) => {
    const rateBp = rateOfLevel(item.rates, facts.level);
    const accrued = plays.map(({ play, edgeBp }) =>
      rakebackE8(play.cashMinor, edgeBp ?? sportsEdgeBp, rateBp),
    );
    return once(playerId, world.to, sum(accrued) / e8);
  });
};

/** Cashback of each period's losses within the stretch; rewards of then are not taken off. */
export const cashback: EstimatorOf<ItemOf<'cashback'>> = (item, world) => {
  const minor = (amount: string): bigint => parseMinor(amount, world.exponent) ?? 0n;
  const filter = playFilterOf(item.filter, world.exponent);
  return byPlayer('plays', ({ playerId, facts, plays }) => {
    const rule = {
      rateBp: rateOfLevel(item.rates, facts.level),
      ...{ minMinor: minor(item.min ?? '0'), maxMinor: minor(item.max) },
    };
    const counted = plays.filter(({ play }) => passes(filter, play));
    const byPeriod = Map.groupBy(
      counted,
      ({ at }) => rewardPeriodAt(item.period, world.zone, at).key,
    );
    return [...byPeriod.values()].flatMap((own) => {
      const returnedMinor = sum(own.map(({ play }) => play.payoutCashMinor));
      const inputs = { stakedMinor: stakedIn(own), returnedMinor, receivedMinor: 0n };
      return once(playerId, own.at(-1)?.at ?? world.to, cashbackMinor(rule, inputs));
    });
  });
};

/** One reload to everybody who was there, by their level and what they staked in the stretch. */
export const reload: EstimatorOf<ItemOf<'reload'>> = (item, world) =>
  byPlayer('active', (player) => {
    const at = firstSeen(player, world);
    if (!at) return [];
    const { level } = player.facts;
    const base = parseMinor(rowOfLevel(item.base, level)?.amount ?? '0', world.exponent) ?? 0n;
    const rateBp = rateOfLevel(item.rates, level);
    return once(player.playerId, at, reloadMinor(base, stakedIn(player.plays), rateBp));
  });

/** A pot: what it opens with and its share of every stake. Nobody's before it falls. */
export const jackpot: EstimatorOf<ItemOf<'jackpot'>> = (item, world) => {
  let stakedMinor = 0n;
  return {
    basis: 'plays',
    add({ plays }) {
      stakedMinor += stakedIn(plays);
      return [];
    },
    finish() {
      const opening = parseMinor(item.opening, world.exponent) ?? 0n;
      const costMinor = opening + shareOf(stakedMinor, item.share_bp);
      return [{ playerId: null, at: world.to, costMinor }];
    },
  };
};
