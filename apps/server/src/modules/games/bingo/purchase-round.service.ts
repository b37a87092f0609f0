import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { houseProviderCode, multiplierScale, multiplierText } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import type { RecallRound } from '../../../declared.ts';
import { seedById } from '../fairness/index.ts';
import type { RoundView } from '../plays/index.ts';
import {
  readCardsOfPurchase,
  readPurchase,
  type CardRow,
  type ListedPurchase,
} from './card.store.ts';

/** A purchase as a round: what it was dealt from, its cards and what they won. */
export async function purchaseRound(
  server: Pick<ServerContext, 'database' | 'appSecret'>,
  bought: ListedPurchase,
  cards: readonly CardRow[],
): Promise<RoundView> {
  const { currency, stake_minor: stake, payout_minor: payout } = bought;
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  const seed = await seedById(server, bought.site_id, bought.seed_id);
  const amount = (minor: string | bigint): string => formatAmount(BigInt(minor), currency);
  return {
    round_id: bought.id,
    provider_code: houseProviderCode,
    game_code: bought.game_code,
    version: bought.game_version,
    mode: 'real',
    state: bought.state,
    currency,
    stake: amount(stake),
    payout: amount(payout),
    multiplier: multiplierText((payout * multiplierScale) / stake),
    params: { game_id: bought.game_id, room_id: bought.room_id, count: bought.card_count },
    outcome: {
      cards: cards.map(({ seq, numbers, wins }) => ({
        seq,
        numbers,
        won: wins.map(({ stage, amount_minor: minor }) => ({ stage, amount: amount(minor) })),
      })),
    },
    events: [],
    actions: [],
    fairness: { server_seed_hash: seed.hash, client_seed: seed.clientSeed, nonce: bought.nonce },
    server_seed: seed.isRevealed ? seed.serverSeed : null,
    created_at: bought.created_at.toISOString(),
    settled_at: bought.settled_at?.toISOString() ?? null,
  };
}

/** A purchase shown again by its id, without its player. */
export const recallPurchase: RecallRound = async (server, { siteId, roundId }) => {
  const asked = { siteId, purchaseId: roundId };
  const bought = await readPurchase(server.database.db, asked);
  if (!bought) return null;
  return purchaseRound(server, bought, await readCardsOfPurchase(server.database.db, asked));
};
