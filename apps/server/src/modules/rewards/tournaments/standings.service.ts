import { inTransaction, type Executor } from '@pavilion/database';
import { mergeEntries, rankEntries, type RankedEntry } from '@pavilion/domain/tournaments';
import type { ServerContext } from '../../../context.ts';
import { readSettledTurnover } from '../turnover/index.ts';
import { readOpenEditions, type EditionRecord } from './edition.store.ts';
import { countEntries, readEntries } from './entry.store.ts';

/** An open edition with its best players. */
export interface Standing {
  edition: EditionRecord;
  playerCount: number;
  leaders: readonly RankedEntry[];
}

/** The open editions of a site as they stand, each with at most `limit` leaders: what is counted and what was settled since. */
export function readStandings(
  context: ServerContext,
  siteId: string,
  limit: number,
): Promise<Standing[]> {
  return inTransaction(
    context.database,
    async (executor) => {
      const standings: Standing[] = [];
      for (const edition of await readOpenEditions(executor, siteId))
        standings.push(await standingOf(executor, edition, limit));
      return standings;
    },
    // One moment for all: a count that ends meanwhile must not show its players twice.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function standingOf(
  executor: Executor,
  edition: EditionRecord,
  limit: number,
): Promise<Standing> {
  const { siteId, startsAt, countedAt, endsAt: to } = edition;
  const recent = await readSettledTurnover(executor, { siteId, from: countedAt ?? startsAt, to });
  const playerIds = recent.map(({ playerId }) => playerId);
  const counted = await readEntries(executor, edition, { limit, playerIds });
  const known = new Set(counted.map(({ playerId }) => playerId));
  const newcomers = playerIds.filter((playerId) => !known.has(playerId)).length;
  return {
    edition,
    playerCount: (await countEntries(executor, edition)) + newcomers,
    leaders: rankEntries(mergeEntries(counted, recent)).slice(0, limit),
  };
}
