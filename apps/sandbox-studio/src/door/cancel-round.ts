import type { cancelRound, ProviderInput, ProviderResponse } from '@pavilion/contracts/provider';
import { readTicket } from '../sports/ticket.ts';
import type { Studio } from '../studio.types.ts';

type Answer = ProviderResponse<typeof cancelRound>;

const refused = (problem: NonNullable<Answer['problem']>): Answer => ({
  result: 'refused',
  problem,
});

/**
 * Breaks a round off, unless it has its result or is just being played. A bet on a match stands:
 * its prices would be worth nothing else.
 */
export function breakOff(studio: Studio, { roundId }: ProviderInput<typeof cancelRound>): Answer {
  const { state } = studio.rounds.read(roundId);
  if (state === 'won' || state === 'lost' || studio.kept.find(roundId)) return refused('finished');
  if (state !== 'cancelled' && readTicket(studio.config.key.secret, roundId))
    return refused('notCancellable');
  for (const session of studio.sessions.all()) {
    if (session.hand?.roundId !== roundId) continue;
    if (session.isBusy) return refused('inPlay');
    session.hand = null;
  }
  studio.rounds.write(roundId, { state: 'cancelled', txId: null, win: null });
  return { result: 'cancelled', problem: null };
}
