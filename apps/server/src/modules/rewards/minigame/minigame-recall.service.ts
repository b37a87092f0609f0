import type { RecallRound } from '../../../declared.ts';
import { readMiniGameRound } from './minigame-round.store.ts';
import { outcomeView } from './mini-round-view.ts';
import { tokenRound } from './token-round.ts';

/** The one version of the rules so far. */
const version = 1;

/**
 * A round with tokens as any round of ours: its table stands in the parameters, so that anybody
 * deals it again.
 */
export const recallMiniGame: RecallRound = async (server, { siteId, roundId }) => {
  const row = await readMiniGameRound(server.database.db, { siteId, roundId });
  if (!row) return null;
  const { id, game, cost, prize, seedId, nonce, createdAt, settledAt, params, prizes, acts } = row;
  return tokenRound(server, siteId, {
    ...{ id, game, version, cost, prize, seedId, nonce, createdAt, settledAt },
    isOpen: row.state === 'open',
    params: { ...params, table: prizes },
    outcome: outcomeView(row),
    actions: game === 'match' && row.state === 'open' ? ['flip'] : row.actions.map(String),
    played: acts,
  });
};
