import type { CallInput, CallResponse, gameBets } from '@pavilion/contracts';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import { multiplierText } from '@pavilion/games';
import type { RequestContext } from '../../../http/route.ts';
import { offeredGame } from './house-game.ts';
import { readGameBets } from './game-bets.store.ts';

const betsShown = 20;
const dayMs = 24 * 60 * 60 * 1000;

/** What was played at a table lately, names masked; nothing that was not really played here. */
export async function betsOfGame(
  context: RequestContext,
  input: CallInput<typeof gameBets>,
): Promise<CallResponse<typeof gameBets>> {
  const { server, site, now } = context;
  await offeredGame(context, input);
  const bets = await readGameBets(server.database.db, {
    siteId: site.id,
    providerCode: input.provider_code,
    gameCode: input.game_code,
    kind: input.kind,
    since: new Date(now.getTime() - dayMs),
    limit: betsShown,
  });
  const value = bets.map((bet) => {
    const { currency } = bet;
    if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
    return {
      round_id: bet.id,
      account_id: maskAccountId(bet.account_id),
      stake: formatAmount(bet.stake_minor, currency),
      payout: formatAmount(bet.payout_minor, currency),
      multiplier: multiplierText(bet.multiplier_e4),
      currency,
      settled_at: (bet.settled_at ?? bet.created_at).toISOString(),
    };
  });
  return { value };
}
