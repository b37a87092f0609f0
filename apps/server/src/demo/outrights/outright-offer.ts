import { duelsOf, outrightModel } from '@pavilion/sports';
import {
  offerOfModel,
  type OfferedMarket,
  type Overround,
} from '../../modules/sports/sportsbook/index.ts';
import type { OutrightSeason } from './outright-season.ts';

/** Which places are offered, by how many sides there are. */
const placeKinds: readonly (readonly [kind: string, sidesFrom: number])[] = [
  ['winner', 2],
  ['top-2', 3],
  ['top-4', 6],
  ['top-10', 12],
];
/** A knock-out ends in rounds: nobody is third, and whoever goes out together is level. */
const kindsOfKnockOut = ['winner', 'top-2', 'top-4'];
const mostDuels = 5;

interface OfferPorts {
  seed: string;
  overround: Overround;
  /** Lets others run in between. */
  pause: () => Promise<void>;
}

/**
 * All that is offered of a season from where it stands at a moment. Neighbours in strength meet in
 * duels, the same ones all season.
 */
export async function outrightOfferOf(
  season: OutrightSeason,
  at: Date,
  { seed, overround, pause }: OfferPorts,
): Promise<OfferedMarket[]> {
  const { code, number } = season;
  const { playedCount } = season.tableAt(at);
  const own = `${seed}/outright/${code}/${number}/${playedCount}`;
  const ends = await season.endsFrom(at, own, pause);
  const runners = season.runners.map(({ key }) => key);
  return offerOfModel('outright', outrightModel(ends), {
    ...{ overround, league: `demo.${code}`, runners },
    kinds: new Set(season.format === 'knock-out' ? kindsOfKnockOut : kindsOfLeague(runners)),
    params: { duel: duelsOf(runners, mostDuels) },
  });
}

const kindsOfLeague = (runners: readonly string[]): string[] => [
  ...placeKinds.filter(([, from]) => runners.length >= from).map(([kind]) => kind),
  'duel',
];
