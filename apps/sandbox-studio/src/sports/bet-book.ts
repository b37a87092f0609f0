import type { Purse } from '../play/purse.ts';
import type { Fixture } from './fixture.ts';
import type { Ticket } from './ticket.ts';

/** A bet that was taken. */
export interface Bet {
  roundId: string;
  ticket: Ticket;
  fixture: Fixture;
  bettor: string;
  /** Where its stake came from and its win goes. */
  purse: Purse;
  state: 'open' | 'won' | 'lost';
  placedMs: number;
}

/**
 * Bets of a player that are open at the same time: as many as a wallet tells of when he comes back.
 */
export const openBetsMax = 20;
const keptPerBettor = 60;
const bettorsMax = 5_000;

/** Bets by player, the newest first; the oldest that are settled are forgotten. */
export function createBetBook() {
  const byBettor = new Map<string, Bet[]>();
  return {
    add(bet: Bet): void {
      const others = (byBettor.get(bet.bettor) ?? []).filter(
        ({ roundId }) => roundId !== bet.roundId,
      );
      byBettor.delete(bet.bettor);
      byBettor.set(bet.bettor, [bet, ...others].slice(0, keptPerBettor));
      if (byBettor.size > bettorsMax) forgetOne();
    },
    of: (bettor: string): readonly Bet[] => byBettor.get(bettor) ?? [],
    openOf: (bettor: string): readonly Bet[] =>
      (byBettor.get(bettor) ?? []).filter(({ state }) => state === 'open'),
    find: (bettor: string, roundId: string): Bet | null =>
      byBettor.get(bettor)?.find((bet) => bet.roundId === roundId) ?? null,
    /** Open bets whose match is over. */
    due: (nowMs: number): Bet[] =>
      [...byBettor.values()].flatMap((bets) =>
        bets.filter(({ state, fixture }) => state === 'open' && fixture.endMs <= nowMs),
      ),
  };

  /** The player who has bet nothing for longest and has nothing open. */
  function forgetOne(): void {
    for (const [bettor, bets] of byBettor)
      if (bets.every(({ state }) => state !== 'open')) {
        byBettor.delete(bettor);
        return;
      }
  }
}
export type BetBook = ReturnType<typeof createBetBook>;
