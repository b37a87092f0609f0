import type { CallResponse, roundGet } from '@pavilion/contracts';
import { houseProviderCode, multiplierText } from '@pavilion/games';
import type { Prize } from '@pavilion/rewards';
import type { ServerContext } from '../../../context.ts';
import { seedById } from '../../games/fairness/index.ts';
import { tokenCurrency, tokenText } from '../../money/wallet/index.ts';

type RoundView = CallResponse<typeof roundGet>['value'];

/** What was dealt from a player's seeds for tokens, or for nothing. */
interface TokenRound {
  id: string;
  game: string;
  version: number;
  /** Tokens. */
  cost: bigint;
  /** Null while it is open. */
  prize: Prize | null;
  isOpen: boolean;
  params: Record<string, unknown>;
  outcome: Record<string, unknown>;
  actions?: readonly string[];
  played?: RoundView['played'];
  seedId: string;
  nonce: number;
  createdAt: Date;
  settledAt: Date | null;
}

const oneE4 = 10_000n;

/**
 * Such a round as any round of ours is recalled: in tokens, its secret in it once that is revealed.
 */
export async function tokenRound(
  server: Pick<ServerContext, 'database' | 'appSecret'>,
  siteId: string,
  round: TokenRound,
): Promise<RoundView> {
  const seed = await seedById(server, siteId, round.seedId);
  const won = round.prize?.kind === 'token' ? BigInt(round.prize.amount) : 0n;
  return {
    round_id: round.id,
    provider_code: houseProviderCode,
    game_code: round.game,
    version: round.version,
    mode: 'real',
    state: round.isOpen ? 'open' : 'settled',
    currency: tokenCurrency,
    stake: tokenText(round.cost),
    payout: tokenText(won),
    multiplier: multiplierText(round.cost === 0n ? 0n : (won * oneE4) / round.cost),
    params: round.params,
    outcome: round.outcome,
    events: [],
    actions: [...(round.actions ?? [])],
    fairness: {
      server_seed_hash: seed.hash,
      client_seed: seed.clientSeed,
      nonce: round.nonce,
    },
    server_seed: seed.isRevealed && !round.isOpen ? seed.serverSeed : null,
    created_at: round.createdAt.toISOString(),
    settled_at: round.settledAt?.toISOString() ?? null,
    ...(round.played && { played: round.played }),
  };
}
