import type { Studio } from '../studio.types.ts';
import type { Bet } from './bet-book.ts';
import { resultOf } from './fixture.ts';
import { payoutOfOdds } from './price.ts';

/**
 * Settles what has ended: a win is paid, a loss closes its round. What the wallet does not answer
 * is owed until it does.
 */
export async function settleBets(studio: Studio): Promise<void> {
  const nowMs = studio.clock.now().getTime();
  await Promise.all(studio.bets.due(nowMs).map((bet) => settle(studio, bet)));
}

async function settle({ matchSeed }: Studio, bet: Bet): Promise<void> {
  const isWon = resultOf(matchSeed, bet.fixture).outcome === bet.ticket.outcome;
  // Before the wallet is asked: the next second finds it settled.
  bet.state = isWon ? 'won' : 'lost';
  await bet.purse.pay(bet.roundId, payoutOf(bet));
}

/** What a settled bet paid. */
export const payoutOf = ({ state, ticket }: Bet): bigint =>
  state === 'won' ? payoutOfOdds(ticket.stakeMinor, ticket.oddsMilli) : 0n;
