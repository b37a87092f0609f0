import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { houseProviderCode, multiplierScale, multiplierText, seedHashOf } from '@pavilion/games';
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
  const seed = await seedOf(server, bought);
  const amount = (minor: string | bigint): string => formatAmount(BigInt(minor), currency);
  return {
    round_id: bought.id,
    provider_code: houseProviderCode,
    game_code: bought.game_code,
    version: bought.game_version,
    mode: bought.demo_id === null ? 'real' : 'demo',
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

/** What dealt the cards: of play money the purchase's own seeds, which deal nothing else. */
async function seedOf(
  server: Pick<ServerContext, 'database' | 'appSecret'>,
  { site_id, seed_id, server_seed: serverSeed, client_seed: clientSeed }: ListedPurchase,
) {
  if (seed_id !== null) return seedById(server, site_id, seed_id);
  if (serverSeed === null || clientSeed === null) throw new Error('a purchase without seeds');
  return { serverSeed, clientSeed, hash: seedHashOf(serverSeed), isRevealed: true };
}

/** A purchase shown again by its id, without its player. */
export const recallPurchase: RecallRound = async (server, { siteId, roundId }) => {
  const asked = { siteId, purchaseId: roundId };
  const bought = await readPurchase(server.database.db, asked);
  if (!bought) return null;
  return purchaseRound(server, bought, await readCardsOfPurchase(server.database.db, asked));
};
