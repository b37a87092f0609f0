import type { CallResponse, minigamePlay } from '@pavilion/contracts';
import type { Prize } from '@pavilion/rewards';
import { prizeView } from '../prizes/index.ts';
import type { MiniGameRow } from './minigame-round.store.ts';

type MiniRoundView = CallResponse<typeof minigamePlay>['value'];

/** A round with tokens on the wire: an open one shows no more than its player may know. */
export const miniRoundView = (row: MiniGameRow): MiniRoundView => ({
  round_id: row.id,
  game: row.game,
  state: row.state,
  cost: Number(row.cost),
  params: row.params,
  outcome: outcomeView(row),
  actions: [...row.actions],
  prize: row.prize && prizeView(row.prize),
  fairness: {
    server_seed_hash: row.seedHash,
    client_seed: row.clientSeed,
    nonce: row.nonce,
  },
  created_at: row.createdAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
});

/** Prizes inside an outcome are told as prizes are everywhere. */
export function outcomeView({ outcome }: Pick<MiniGameRow, 'outcome'>): Record<string, unknown> {
  const { boxes } = outcome;
  // Dealt by the game `pick`: rows of its table.
  return Array.isArray(boxes)
    ? { ...outcome, boxes: (boxes as Prize[]).map((prize) => prizeView(prize)) }
    : outcome;
}
