import type { ShownRound } from './play-round.ts';

/** A finished round with what it was played in. */
export interface KeptRound {
  providerCode: string;
  gameCode: string;
  currency: string;
  exponent: number;
  round: ShownRound;
  /** When it ended, RFC 3339. */
  at: string;
}

const keptMax = 5_000;

/** Finished rounds for money as their pages showed them, the oldest forgotten first. */
export function createKeptRounds() {
  const rounds = new Map<string, KeptRound>();
  return {
    write(kept: KeptRound): void {
      rounds.set(kept.round.roundId, kept);
      const [oldest] = rounds.keys();
      if (rounds.size > keptMax && oldest !== undefined) rounds.delete(oldest);
    },
    find: (roundId: string): KeptRound | null => rounds.get(roundId) ?? null,
  };
}
export type KeptRounds = ReturnType<typeof createKeptRounds>;
