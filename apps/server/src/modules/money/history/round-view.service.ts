import type { CallResponse, roundView } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { viewStudioRound } from '../../games/providers/index.ts';
import { roundOfBetId } from './round-bet-view.ts';
import { readRoundBet } from './round-bet.store.ts';

/**
 * Where the studio of a player's own finished round shows it. Fails with betNotFound or
 * roundNotShown.
 */
export async function viewRound(
  { server, site, player, language }: PlayerContext,
  betId: string,
): Promise<CallResponse<typeof roundView>> {
  const key = roundOfBetId(betId);
  const owner = { siteId: site.id, playerId: player.id };
  const round = key && (await readRoundBet(server.database.db, owner, key));
  if (!key || !round) return fail('betNotFound');
  const view =
    round.finishedAt && (await viewStudioRound(server, { ...key, language: language.tag }));
  if (!view) return fail('roundNotShown');
  return { url: view.url, valid_until: view.validUntil, replay_url: view.replayUrl };
}
