import { parseMinor } from '@pavilion/domain/money';
import type { ItemOf } from '../campaign/index.ts';
import {
  depositAdds,
  metricRules,
  periodAt,
  playAdds,
  playMetrics,
  sumOf,
  type Added,
  type MissionMetric,
} from '../missions/index.ts';
import { playFilterOf } from '../play-filter.ts';
import { compareEntries, entryOf, prizeOfPlace, raceAdds, type RaceEntry } from '../races/index.ts';
import {
  byPlayer,
  timesSeen,
  type EstimatorOf,
  type PastGrant,
  type PastPlayer,
  type PreviewBasis,
  type PreviewWorld,
} from './past.ts';
import { prizeCost } from './prize-cost.ts';

/**
 * A mission by what was done in each of its periods, of `verify` by the level of now; other
 * missions that it requires are taken as claimed.
 */
export const mission: EstimatorOf<ItemOf<'mission'>> = (item, world) => {
  const { metric } = item;
  const { basis, added: addedBy } = sourceOf(metric);
  const target = targetOf(item, world);
  const costMinor = prizeCost(world, item.prize);
  return byPlayer(basis, (player) => {
    const added = addedBy(item, world, player);
    const byPeriod = Map.groupBy(added, ({ at }) => periodAt(item.period, placeOf(world), at).key);
    return [...byPeriod.values()].flatMap((list) => {
      const last = list.at(-1);
      const isDone =
        last &&
        sumOf(
          metric,
          list.map((one) => one.added),
        ) >= target;
      return isDone ? [{ playerId: player.playerId, at: last.at, costMinor }] : [];
    });
  });
};

type AddedBy = (item: ItemOf<'mission'>, world: PreviewWorld, player: PastPlayer) => Timed[];

/** What of the past a metric counts. */
function sourceOf(metric: MissionMetric): { basis: PreviewBasis; added: AddedBy } {
  if (playMetrics.has(metric)) return { basis: 'plays', added: addedByPlays };
  if (metric === 'verify') return { basis: 'active', added: addedByLevel };
  if (metric === 'spins') return { basis: 'spins', added: addedBySpins };
  return { basis: 'deposits', added: addedByDeposits };
}

const placeOf = ({ zone }: PreviewWorld) => ({ zone, season: null });

const hundred = 100;

function targetOf({ metric, target }: ItemOf<'mission'>, { exponent }: PreviewWorld): bigint {
  const { unit } = metricRules[metric];
  if (unit === 'amount') return parseMinor(target.toFixed(exponent), exponent) ?? 0n;
  return BigInt(Math.ceil(unit === 'multiplier' ? target * hundred : target));
}

interface Timed {
  at: Date;
  added: Added;
}

function addedByPlays(
  { metric, filter }: ItemOf<'mission'>,
  { exponent }: PreviewWorld,
  { plays }: PastPlayer,
): Timed[] {
  const asked = playFilterOf(filter, exponent);
  return plays.flatMap(({ play, at, localDate }) => {
    const added = playAdds(metric, asked, play, localDate);
    return added ? [{ at, added }] : [];
  });
}

function addedByDeposits(
  { metric, filter }: ItemOf<'mission'>,
  { exponent }: PreviewWorld,
  { deposits }: PastPlayer,
): Timed[] {
  const leastMinor = parseMinor(filter?.min_amount ?? '0', exponent) ?? 0n;
  return deposits.flatMap(({ amountMinor, at }) => {
    const added = depositAdds(metric, amountMinor, leastMinor);
    return added ? [{ at, added }] : [];
  });
}

const addedBySpins: AddedBy = (_item, _world, { spins }) =>
  spins.map((at) => ({ at, added: { value: 1n } }));

/**
 * The level stands whenever they were there; the newest first, so that the last of a period is when
 * they came.
 */
const addedByLevel: AddedBy = (_item, world, player) =>
  timesSeen(player, world)
    .map((at) => ({ at, added: { value: BigInt(player.facts.verifiedLevel) } }))
    .toReversed();

const multiplierExponent = 4;

/**
 * A race, held once over the stretch, or in each day or week of it; a race to join as if everybody
 * had.
 */
export const race: EstimatorOf<ItemOf<'race'>> = (item, world) => {
  const { metric, filter, weights = [], min_score: least = '0', repeat, prizes } = item;
  const rule = {
    metric,
    filter: playFilterOf(filter, world.exponent),
    weights,
    minOddsMilli: null,
  };
  const exponent = metric === 'multiplier' ? multiplierExponent : world.exponent;
  const minScore = parseMinor(least, exponent) ?? 0n;
  const editions = new Map<string, Array<RaceEntry & { playerId: string; accountId: string }>>();
  return {
    basis: 'plays',
    add({ playerId, plays }) {
      const counted = plays.flatMap(({ play, at, seq }) => {
        const added = raceAdds(rule, play);
        const key = repeat === undefined ? '' : periodAt(repeat, placeOf(world), at).key;
        return added === null ? [] : [{ key, added, at, seq }];
      });
      for (const [key, own] of Map.groupBy(counted, (one) => one.key)) {
        const entry = entryOf(metric, own);
        if (!entry || entry.score <= 0n || entry.score < minScore) continue;
        const entries = editions.get(key) ?? [];
        entries.push({ ...entry, playerId, accountId: playerId });
        editions.set(key, entries);
      }
      return [];
    },
    finish: (): PastGrant[] =>
      [...editions.values()].flatMap((entries) =>
        entries.toSorted(compareEntries).flatMap(({ playerId, reachedAt: at }, index) => {
          const prize = prizeOfPlace(prizes, index + 1);
          return prize ? [{ playerId, at, costMinor: prizeCost(world, prize) }] : [];
        }),
      ),
  };
};
