import type { SettledPot } from './pots.ts';
import type { Hand } from './table-state.ts';

/** What a hand did to a seat, in minor units. */
export interface SeatNet {
  seat: number;
  playerId: string;
  netMinor: bigint;
  /** Put in less what came back uncalled: the stake of the round's record. */
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/** What each seat put in, less what came back uncalled, and what it won. */
export function netsOf(hand: Hand, pots: readonly SettledPot[]): readonly SeatNet[] {
  const shares = pots.flatMap((pot) => pot.shares);
  return hand.seats.map(({ seat, playerId, totalMinor, deadMinor }) => {
    const stakeMinor = totalMinor + deadMinor;
    const payoutMinor = shares
      .filter((share) => share.seat === seat)
      .reduce((sum, { wonMinor }) => sum + wonMinor, 0n);
    return { seat, playerId, stakeMinor, payoutMinor, netMinor: payoutMinor - stakeMinor };
  });
}
