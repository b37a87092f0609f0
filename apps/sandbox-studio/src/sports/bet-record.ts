import { formatMinor } from '@pavilion/domain/money';
import type { RoundRecord } from '../play/hand-round.ts';
import type { Studio } from '../studio.types.ts';
import { stakeTxId, winTxId } from '../wallet/wallet-purse.ts';
import { fixtureOf, resultOf } from './fixture.ts';
import { payoutOfOdds } from './price.ts';
import { exponentOf, readTicket } from './ticket.ts';

/**
 * What we know of the round of a bet, by its id alone; null when it is no bet of ours. A stake that
 * was given back is told as the book has it.
 */
export function betRecord(studio: Studio, roundId: string): RoundRecord | null {
  const ticket = readTicket(studio.config.key.secret, roundId);
  const fixture = ticket && fixtureOf(studio.matchSeed, ticket.fixtureId);
  if (!ticket || !fixture) return null;
  const known = studio.rounds.find(roundId);
  if (known) return known;
  if (fixture.endMs > studio.clock.now().getTime()) return { state: 'open', txId: null, win: null };
  const isWon = resultOf(studio.matchSeed, fixture).outcome === ticket.outcome;
  const winMinor = isWon ? payoutOfOdds(ticket.stakeMinor, ticket.oddsMilli) : 0n;
  return {
    state: isWon ? 'won' : 'lost',
    txId: winTxId(roundId),
    win: formatMinor(winMinor, exponentOf(ticket)),
    refTxId: stakeTxId(roundId),
  };
}
