import type { RoundGame } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { readBettingRounds } from './shared-round.store.ts';
import { shownTable } from './table-of.ts';
import { roundGameOf } from './round-game-of.ts';

/** A shared round that takes bets now. */
export interface BettingRound {
  siteId: string;
  roundId: string;
  providerCode: string;
  /** As the wire names it. */
  tableId: string;
  game: Pick<RoundGame<unknown>, 'code' | 'paramsSchema' | 'table'>;
}

/**
 * Rounds of all sites that take bets now, at most so many: of tables that somebody has looked at
 * lately, as others rest.
 */
export async function bettingRounds(server: ServerContext, limit: number): Promise<BettingRound[]> {
  const rounds = await readBettingRounds(server.database.db, server.clock.now(), limit);
  return rounds.map((round) => ({
    siteId: round.site_id,
    roundId: round.id,
    providerCode: round.provider_code,
    tableId: shownTable(round.table_id),
    game: roundGameOf(round),
  }));
}
