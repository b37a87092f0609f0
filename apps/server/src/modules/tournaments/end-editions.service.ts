import { inTransaction, type Executor } from '@pavilion/database';
import { nextEdition, rankEntries, type RankedEntry } from '@pavilion/domain/tournaments';
import type { ServerContext } from '../../context.ts';
import { readSettledTurnover } from '../betting/index.ts';
import {
  closeEdition,
  insertEdition,
  insertResults,
  lockEdition,
  readDueEditions,
  type LockedEdition,
} from './edition.store.ts';
import { payPrizes, type PaidPrize } from './pay-prizes.service.ts';
import { writeSeriesState } from './series.store.ts';
import { tellWinners } from './tell-winners.service.ts';

/** A settlement that began before an edition's end is committed by then, or its connection was cut off (database timeouts). */
const settlementsCommittedMs = 10_000;

/**
 * Ends every edition whose time is over: ranks, prizes, the next edition. May be killed and repeated at any point, and run by several processes:
 * each edition ends once. One that fails does not keep the others; it is raised at the end and tried again with the next call. Gives
 * how many it ended.
 */
export async function endEditions(context: ServerContext): Promise<number> {
  const endedBefore = new Date(context.clock.now().getTime() - settlementsCommittedMs);
  const failures: unknown[] = [];
  let ended = 0;
  for (const due of await readDueEditions(context.database.db, endedBefore)) {
    try {
      if (await endEdition(context, due)) ended += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} tournaments could not be ended`);
  return ended;
}

function endEdition(context: ServerContext, due: { id: string; siteId: string }): Promise<boolean> {
  return inTransaction(context.database, async (executor) => {
    const edition = await lockEdition(executor, due);
    if (!edition) return false;
    const ranking = rankEntries(
      await readSettledTurnover(executor, {
        siteId: edition.siteId,
        from: edition.startsAt,
        to: edition.endsAt,
      }),
    );
    const paid = await payPrizes(executor, context, edition, ranking);
    await keepRanks(executor, edition, ranking, paid);
    await goOn(executor, context, edition);
    await tellWinners(executor, context, edition, paid);
    return true;
  });
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
