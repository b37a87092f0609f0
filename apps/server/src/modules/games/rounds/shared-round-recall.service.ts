import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { multiplierScale, multiplierText } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { type RoundView } from '../plays/index.ts';
import { roundGameOf } from './round-game-of.ts';
import { readBetSums, type SharedRoundRow } from './shared-round.store.ts';

/**
 * A shared round by its own id: what decided it, and the sums of all that was bet on it. While it
 * runs nothing of it tells its end.
 */
export async function sharedRoundView(
  server: ServerContext,
  round: SharedRoundRow,
  currency: CurrencyCode,
): Promise<RoundView> {
  const { stakeMinor, payoutMinor } = await readBetSums(server.database.db, round.id);
  const multiplierE4 = stakeMinor === 0n ? 0n : (payoutMinor * multiplierScale) / stakeMinor;
  return {
    round_id: round.id,
    provider_code: round.provider_code,
    game_code: round.game_code,
    version: roundGameOf(round).version,
    mode: 'real',
    state: stateOf(round),
    currency,
    stake: formatAmount(stakeMinor, currency),
    payout: formatAmount(payoutMinor, currency),
    multiplier: multiplierText(multiplierE4),
    params: {},
    outcome: round.outcome ?? {},
    events: [],
    actions: [],
    fairness: linkOfRound(round),
    server_seed: null,
    created_at: round.opened_at.toISOString(),
    settled_at: round.phase === 'settled' ? (round.ends_at?.toISOString() ?? null) : null,
  };
}

function stateOf({ phase, outcome }: SharedRoundRow): RoundView['state'] {
  if (phase !== 'settled') return 'open';
  return outcome && 'void' in outcome ? 'refunded' : 'settled';
}

/** The link of the chain that decided a shared round; its hash once the round is over. */
export const linkOfRound = ({
  chain_index,
  hash,
  entropy_source,
  entropy,
}: SharedRoundRow): RoundView['fairness'] => ({
  chain_index,
  ...(hash === null ? {} : { hash }),
  ...(entropy_source === null ? {} : { entropy_source }),
  ...(entropy === null ? {} : { entropy }),
});
