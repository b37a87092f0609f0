import type { Executor } from '@pavilion/database';
import {
  prizeResults,
  type RankedEntry,
  type TournamentResult,
} from '@pavilion/domain/tournaments';
import type { ServerContext } from '../../../context.ts';
import type { LockedEdition } from './edition.store.ts';

export interface PaidPrize extends TournamentResult {
  journalId: bigint;
}

/** Pays the prizes of an edition to the players' cash, a journal each, out of the promotion fund. Gives them by place. */
export async function payPrizes(
  executor: Executor,
  context: ServerContext,
  edition: LockedEdition,
  ranking: readonly RankedEntry[],
): Promise<PaidPrize[]> {
  const results = prizeResults(ranking, edition.prizesMinor.map(BigInt));
  const paid: PaidPrize[] = [];
  // In the order in which settlement locks players, so that the two do not wait for each other.
  for (const result of results.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1))) {
    const { journalId } = await payPrize(executor, context, edition, result);
    paid.push({ ...result, journalId });
  }
  return paid.sort((one, other) => one.place - other.place);
}

function payPrize(
  executor: Executor,
  { ledger }: ServerContext,
  edition: LockedEdition,
  { place, playerId, prizeMinor }: TournamentResult,
) {
  return ledger.post(executor, {
    siteId: edition.siteId,
    source: 'tournament',
    key: `${edition.id}:${place}`,
    kind: 'tournament_prize',
    currency: edition.currency,
    lines: [
      { owner: 'house', kind: 'promo_fund', amountMinor: -prizeMinor },
      { owner: 'player', playerId, kind: 'cash', amountMinor: prizeMinor },
    ],
    ref: { edition_id: edition.id, place },
  });
}
