import { setImmediate as turn } from 'node:timers/promises';
import { outrightModel } from '@pavilion/sports';
import { offerOfModel, type OfferedMarket } from '../../modules/sports/sportsbook/index.ts';
import type { LeagueSeason } from '../matches/index.ts';
import { playOn, type SeasonTable } from './season-table.ts';

/**
 * How often the rest of a season is played for its prices: of leagues that are played fast less
 * often, because their table changes every few minutes.
 */
const times = { usual: 20_000, fast: 3_000 };

/** All that is offered of a season from where it stands. */
export async function outrightOfferOf(
  { league, number, isFast }: LeagueSeason,
  table: SeasonTable,
  { seed, overround }: { seed: string; overround: number },
): Promise<OfferedMarket[]> {
  const ends = await playOn(table, {
    seed: `${seed}/outright/${league.code}/${number}/${table.playedCount}`,
    times: isFast ? times.fast : times.usual,
    pause: () => turn(),
  });
  const kinds = ['winner', 'top-2', ...(league.teams.length > 5 ? ['top-4'] : [])];
  return offerOfModel('outright', outrightModel(ends), {
    overround,
    runners: league.teams.map(({ key }) => key),
    kinds: new Set(kinds),
    params: { duel: [] },
  });
}
