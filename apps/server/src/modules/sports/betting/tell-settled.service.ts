import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { oddsText } from '../sportsbook/index.ts';
import type { BetRecord } from './bet-record.ts';
import { betSettled, type SettledBet } from './notices.ts';

/** One message to each player for his bets that were settled together for the first time. */
export async function tellSettled(
  context: ServerContext,
  trx: Executor,
  bets: readonly BetRecord[],
): Promise<void> {
  const byPlayer = Map.groupBy(bets, ({ playerId }) => playerId);
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

/** Of several legs the first match stands for all. */
const settledBet = ({ legs: [leg, ...others], ...bet }: BetRecord): SettledBet => ({
  id: bet.id,
  homeName: leg.homeName,
  awayName: leg.awayName,
  homeNames: leg.homeNames,
  awayNames: leg.awayNames,
  eventNames: leg.eventNames,
  homeScore: others.length === 0 ? leg.homeScore : null,
  awayScore: others.length === 0 ? leg.awayScore : null,
  otherLegs: others.length,
  betType: bet.betType,
  market: leg,
  result: bet.result ?? 'void',
  odds: oddsText(bet.oddsMilli),
  stakeMinor: String(bet.stakeMinor),
  payoutMinor: String(bet.payoutMinor ?? 0n),
  currency: bet.currency,
});
