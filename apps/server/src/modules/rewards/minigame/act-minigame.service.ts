import type { CallInput, minigameAct } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import type { MiniAction } from '@pavilion/rewards/minigame';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { seedById } from '../../games/fairness/index.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import { answerOnce } from '../answer-once/index.ts';
import { dealRound } from './deal-round.ts';
import {
  lockMiniGameRound,
  updateMiniGameRound,
  type MiniGameRow,
} from './minigame-round.store.ts';
import { miniRoundView } from './mini-round-view.ts';
import { requireGamified } from './offer.service.ts';
import { settleRound } from './settle-round.service.ts';

/**
 * Plays one act of an open round. Fails with `roundNotFound` for another player's, `handFinished`
 * for one that is over, `invalidParams`.
 */
export async function actOnMiniGame(context: PlayerContext, input: CallInput<typeof minigameAct>) {
  requireGamified(context);
  const { server, site, player } = context;
  return answerOnce(context, input, async (executor) => {
    const row = await lockMiniGameRound(executor, { siteId: site.id, roundId: input.round_id });
    if (!row || row.playerId !== player.id) return fail('roundNotFound');
    if (row.state !== 'open') fail('handFinished');
    const act = { action: input.action, params: keptParams(input.params ?? {}) };
    const after = await actedOn(executor, context, row, act);
    await updateMiniGameRound(executor, after);
    const of = { siteId: site.id, playerId: player.id, currency: site.currency.code };
    return { value: miniRoundView(after), ...(await balanceOf(server, of, executor)) };
  });
}

const keptParams = ({ card }: Record<string, unknown>): MiniAction['params'] =>
  card === undefined ? {} : { card };

async function actedOn(
  executor: Executor,
  { server, site }: PlayerContext,
  row: MiniGameRow,
  act: MiniAction,
): Promise<MiniGameRow> {
  const seed = await seedById(server, site.id, row.seedId, executor);
  const acts = [...row.acts, act];
  const played = dealRound(row, acts, { ...seed, nonce: row.nonce });
  const { outcome, actions } = played;
  if (!played.isSettled) return { ...row, acts, outcome, actions: [...actions] };
  const play = { row: { ...row, acts }, played, from: 'minigame' as const };
  return settleRound(server, executor, site, play);
}
