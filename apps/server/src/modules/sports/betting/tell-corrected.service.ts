import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { BetRecord } from './bet-record.ts';
import { betCorrected } from './notices.ts';
import { readCorrections } from './settlement-read.store.ts';

/** A message to each player whose bet returns something else than it did: his balance changed without his doing. */
export async function tellCorrected(
  context: ServerContext,
  trx: Executor,
  bets: readonly BetRecord[],
): Promise<void> {
  const again = bets.filter(({ revision }) => revision > 1);
  if (again.length === 0) return;
  const corrections = await readCorrections(
    trx,
    again.map(({ id }) => id),
  );
  await addNotices(
    trx,
    context,
    again.flatMap((bet) => {
      const correction = corrections.get(bet.id);
      if (!correction) return [];
      const { siteId, playerId, homeNames, awayNames, homeScore, awayScore, currency } = bet;
      const beforeMinor = String(correction.beforeMinor);
      const afterMinor = String(correction.afterMinor);
      const match = { homeNames, awayNames, homeScore, awayScore, currency };
      const params = { ...match, beforeMinor, afterMinor };
      return [betCorrected.to({ siteId, playerId }, params)];
    }),
  );
}
