import type { RecallRound } from '../../../declared.ts';
import { tokenRound } from '../minigame/index.ts';
import { prizeView } from '../prizes/index.ts';
import { readSpin } from './spin.store.ts';

/** A spin as a round: its weights are what it was drawn from, so that anybody draws again. */
export const recallSpin: RecallRound = async (server, { siteId, roundId }) => {
  const row = await readSpin(server.database.db, { siteId, spinId: roundId });
  if (!row) return null;
  const { weights, segment, prize, streakPrize } = row;
  return tokenRound(server, siteId, {
    ...{ id: row.id, game: 'wheel', version: row.version, cost: 0n, prize, isOpen: false },
    ...{ seedId: row.seedId, nonce: row.nonce, createdAt: row.spunAt, settledAt: row.spunAt },
    params: { wheel_code: row.wheelCode, weights },
    outcome: {
      segment,
      prize: prizeView(prize),
      streak_prize: streakPrize && prizeView(streakPrize),
    },
  });
};
