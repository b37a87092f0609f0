import { duelsOf, raceModel, type RaceRunner } from '@pavilion/sports';
import {
  offerOfModel,
  type OfferedMarket,
  type Overround,
} from '../../modules/sports/sportsbook/index.ts';

/** Which places are offered, by how many run: those that each-way bets are paid for, and fewer. */
const placeKinds: readonly (readonly [kind: string, runnersFrom: number])[] = [
  ['win', 2],
  ['place-2', 5],
  ['place-3', 8],
  ['place-4', 16],
];
const mostDuels = 3;

/**
 * All that is offered of a race on a course with these runners, by the law it is run by. Duels are
 * those of the whole card: who is left by his opponent meets nobody else.
 */
export function raceOfferOf(
  runners: readonly RaceRunner[],
  card: readonly RaceRunner[],
  { overround, course }: { overround: Overround; course?: string },
): OfferedMarket[] {
  const ids = byChance(runners);
  const duels = duelsOf(byChance(card), mostDuels).filter((pair) =>
    pair.split(',').every((id) => ids.includes(id)),
  );
  const kinds = placeKinds.filter(([, from]) => ids.length >= from).map(([kind]) => kind);
  return offerOfModel('racing', raceModel(runners), {
    overround,
    ...(course !== undefined && { league: `demo.racing.${course}` }),
    runners: ids,
    kinds: new Set([...kinds, 'duel']),
    params: { duel: duels },
  });
}

const byChance = (runners: readonly RaceRunner[]): string[] =>
  runners.toSorted((a, b) => b.winChance - a.winChance).map(({ runnerId }) => runnerId);
