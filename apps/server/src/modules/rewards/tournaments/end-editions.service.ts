import type { Executor } from '@pavilion/database';
import { nextEdition, rankEntries, type RankedEntry } from '@pavilion/domain/tournaments';
import type { ServerContext } from '../../../context.ts';
import { readSettledTurnover, settlementsCommittedBy } from '../turnover/index.ts';
import { forEachEdition } from './each-edition.service.ts';
import {
  allowLongReading,
  closeEdition,
  insertEdition,
  insertResults,
  readDueEditions,
  type LockedEdition,
} from './edition.store.ts';
import { deleteEntries } from './entry.store.ts';
import { payPrizes, type PaidPrize } from './pay-prizes.service.ts';
import { writeSeriesState } from './series.store.ts';
import { tellWinners } from './tell-winners.service.ts';

/**
 * Ends every edition whose time is over: ranks, prizes, the next edition. May be killed and repeated at any point, and run by several processes:
 * each edition ends once. One that fails is tried again with the next call. Gives how many it ended.
 */
export async function endEditions(context: ServerContext): Promise<number> {
  const endedBy = settlementsCommittedBy(context.clock.now());
  const due = await readDueEditions(context.database.db, endedBy);
  return forEachEdition(context, due, (executor, edition) =>
    endEdition(executor, context, edition),
  );
}

async function endEdition(
  executor: Executor,
  context: ServerContext,
  edition: LockedEdition,
): Promise<void> {
  const ranking = await rankAnew(executor, edition);
  const paid = await payPrizes(executor, context, edition, ranking);
  await keepRanks(executor, edition, ranking, paid);
  await goOn(executor, context, edition);
  await tellWinners(executor, context, edition, paid);
}

/**
 * By the settlements themselves and not by what was counted on the way: stakes that became void since are out. So are the computer's
 * players, who stand on a demo's board and take no place of a person.
 */
async function rankAnew(executor: Executor, edition: LockedEdition): Promise<RankedEntry[]> {
  const { siteId, startsAt: from, endsAt: to } = edition;
  await allowLongReading(executor);
  const settled = await readSettledTurnover(executor, { siteId, from, to });
  const ranking = rankEntries(settled.filter(({ isComputer }) => !isComputer));
  await deleteEntries(executor, edition);
  return ranking;
}

async function keepRanks(
  executor: Executor,
  edition: LockedEdition,
  ranking: readonly RankedEntry[],
  paid: readonly PaidPrize[],
): Promise<void> {
  const prizes = new Map(paid.map((prize) => [prize.place, prize]));
  await insertResults(
    executor,
    edition,
    ranking.map((entry) => ({
      place: entry.place,
      player_id: entry.playerId,
      turnover_minor: entry.turnoverMinor,
      last_settled_at: entry.lastSettledAt,
      prize_minor: prizes.get(entry.place)?.prizeMinor ?? 0n,
      journal_id: prizes.get(entry.place)?.journalId ?? null,
    })),
  );
}

/** Closes the edition, then opens the next, or ends the series when this was its last. */
async function goOn(
  executor: Executor,
  context: ServerContext,
  edition: LockedEdition,
): Promise<void> {
  const { siteId, seriesId } = edition;
  const now = context.clock.now();
  await closeEdition(executor, edition, now);
  if (edition.state !== 'running') {
    await writeSeriesState(executor, { siteId, id: seriesId }, 'over');
    return;
  }
  const { startsAt, endsAt } = nextEdition(edition.endsAt, edition.periodMinutes, now);
  await insertEdition(executor, {
    id: context.ids.next(),
    site_id: siteId,
    series_id: seriesId,
    starts_at: startsAt,
    ends_at: endsAt,
  });
}
