import type { Executor } from '@pavilion/database';
import type { RoundRow } from './round.store.ts';

/**
 * Rounds of a game that were settled since, with who played them: the newest, or the highest stakes
 * first.
 */
export async function readGameBets(
  executor: Executor,
  asked: {
    siteId: string;
    providerCode: string;
    gameCode: string;
    kind: 'newest' | 'highest';
    since: Date;
    limit: number;
  },
): Promise<Array<RoundRow & { account_id: string }>> {
  const settled = executor
    .selectFrom('game_rounds')
    .innerJoin('players', 'players.id', 'game_rounds.player_id')
    .selectAll('game_rounds')
    .select('players.account_id')
    .where('game_rounds.site_id', '=', asked.siteId)
    .where('game_rounds.provider_code', '=', asked.providerCode)
    .where('game_rounds.game_code', '=', asked.gameCode)
    .where('game_rounds.settled_at', '>', asked.since)
    .where('game_rounds.state', '=', 'settled')
    .limit(asked.limit);
  const inOrder =
    asked.kind === 'highest' ? settled.orderBy('game_rounds.stake_minor', 'desc') : settled;
  return inOrder.orderBy('game_rounds.settled_at', 'desc').execute();
}
