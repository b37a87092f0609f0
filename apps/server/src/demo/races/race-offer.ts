import { raceModel, type RaceRunner } from '@pavilion/sports';
import { offerOfModel, type OfferedMarket } from '../../modules/sports/sportsbook/index.ts';

/** Which places are offered, by how many run: those that each-way bets are paid for, and fewer. */
const placeKinds: readonly (readonly [kind: string, runnersFrom: number])[] = [
  ['win', 2],
  ['place-2', 5],
  ['place-3', 8],
  ['place-4', 16],
];
/** In larger fields nobody asks who of two comes in first. */
const duelMost = 8;

/** All that is offered of a race with these runners, by the law it is run by. */
export function raceOfferOf(runners: readonly RaceRunner[], overround: number): OfferedMarket[] {
  const byChance = runners.toSorted((a, b) => b.winChance - a.winChance);
  const ids = byChance.map(({ runnerId }) => runnerId);
  const kinds = placeKinds.filter(([, from]) => ids.length >= from).map(([kind]) => kind);
  const hasDuel = ids.length >= 2 && ids.length <= duelMost;
  return offerOfModel('racing', raceModel(runners), {
    overround,
    runners: ids,
    kinds: new Set(hasDuel ? [...kinds, 'duel'] : kinds),
    params: { duel: hasDuel ? [ids.slice(0, 2).join(',')] : [] },
  });
}
