import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { oddsText } from '../sportsbook/index.ts';
import type { BetRecord } from './bet-record.ts';
import { betSettled, type SettledBet } from './notices.ts';

/**
 * One message to each player for his bets that were settled together for the first time; what is settled again has a
 * message of its own.
 */
export async function tellSettled(
  context: ServerContext,
  trx: Executor,
  bets: readonly BetRecord[],
): Promise<void> {
  const byPlayer = Map.groupBy(
    bets.filter(({ revision }) => revision === 1),
    ({ playerId }) => playerId,
  );
  await addNotices(
    trx,
    context,
    [...byPlayer].flatMap(([playerId, [bet, ...others]]) =>
      bet
        ? betSettled.to(
            { siteId: bet.siteId, playerId },
            { bets: [bet, ...others].map(settledBet) },
          )
        : [],
    ),
  );
}

const settledBet = (bet: BetRecord): SettledBet => ({
  id: bet.id,
  homeName: bet.homeName,
  awayName: bet.awayName,
  homeNames: bet.homeNames,
  awayNames: bet.awayNames,
  homeScore: bet.homeScore,
  awayScore: bet.awayScore,
  marketKind: bet.marketKind,
  result: bet.result ?? 'void',
  odds: oddsText(bet.oddsMilli),
  stakeMinor: String(bet.stakeMinor),
  payoutMinor: String(bet.payoutMinor ?? 0n),
  currency: bet.currency,
});
