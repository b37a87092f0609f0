import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { forEachApart } from '../../../each-apart.ts';
import { Failure } from '../../../failure.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { Site } from '../../../site-directory/index.ts';
import { lockedRefusal } from '../../money/wallet/index.ts';
import { areRewardsOff, titlesOf } from '../campaigns/index.ts';
import { givePrize } from '../prizes/index.ts';
import { raceWon } from './notices.ts';
import { closeResult, readOpenResults, type RaceResult } from './race-result.store.ts';
import type { RaceItem } from './race-rule.ts';
import { markPaid, readRankedRaces, type RaceRow } from './race.store.ts';
import { racesOfSite } from './races-of-site.service.ts';

interface RankedRace {
  site: Site;
  item: RaceItem;
  row: RaceRow;
}

/**
 * Gives the prizes of ranked races, each place in a transaction of its own and once by race and
 * place. Where rewards are switched off they wait. Gives how many races were looked at.
 */
export async function payRaces(context: ServerContext): Promise<number> {
  const ranked = await readRankedRaces(context.database.db);
  return forEachApart('races', ranked, async (row) => {
    const { db } = context.database;
    const site = context.sites.byId(row.siteId);
    if (!site || (await areRewardsOff(db, row.siteId))) return false;
    const item = (await racesOfSite(context, site.id)).find(({ code }) => code === row.itemCode);
    if (!item) throw new Error(`the item of the race ${row.raceCode} is gone`);
    for (const result of await readOpenResults(db, row))
      await payResult(context, { site, item, row }, result);
    await markPaid(db, row, context.clock.now());
    return true;
  });
}

/**
 * What the budget does not hold is withheld, and says so; another process may have given it
 * meanwhile.
 */
async function payResult(
  context: ServerContext,
  race: RankedRace,
  result: RaceResult,
): Promise<void> {
  try {
    await inTransaction(context.database, (executor) => give(context, executor, race, result));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'alreadyClaimed') return;
    context.logger.warn(
      { race: race.row.raceCode, place: result.place, code: error.code },
      'a prize of a race was not given',
    );
    const end = { withheld: error.code };
    await closeResult(context.database.db, race.row, result.place, end);
  }
}

async function give(
  context: ServerContext,
  executor: Executor,
  { site, item, row }: RankedRace,
  { place, playerId, prize }: RaceResult,
): Promise<void> {
  const now = context.clock.now();
  const owner = { siteId: site.id, playerId };
  // No gift tempts an excluded player back: their place stands, its prize does not.
  const refusal = await lockedRefusal(executor, { ...owner, now });
  if (refusal !== null) return closeResult(executor, row, place, { withheld: refusal });
  const { claimId } = await givePrize(context, executor, {
    ...{ site, playerId, item, prize, source: 'race' },
    claimKey: `${row.raceCode}:${place}`,
  });
  await closeResult(executor, row, place, { claimId });
  const titles = titlesOf(item.fields);
  const amount = 'amount' in prize ? prize.amount : null;
  const params = { titles, place, kind: prize.kind, amount, currency: site.currency.code };
  const onceKey = `race:${row.id}:${place}`;
  await addNotices(executor, context, [raceWon.to(owner, params, { onceKey })]);
}
