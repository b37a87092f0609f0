import type { Clock } from '@pavilion/domain/ids';
import type { ShownRound } from './shown-round.types.ts';

/** A finished round with what it was played in. */
export interface KeptRound {
  providerCode: string;
  gameCode: string;
  /** Alias of the player. */
  player: string;
  currency: string;
  exponent: number;
  round: ShownRound;
  /** When it ended, RFC 3339. */
  at: string;
}

const keptMax = 5_000;

/** Finished rounds for money as their pages showed them, the oldest forgotten first. */
export function createKeptRounds(clock: Clock) {
  let sinceMs = clock.now().getTime();
  const rounds = new Map<string, KeptRound>();
  return {
    write(kept: KeptRound): void {
      rounds.set(kept.round.roundId, kept);
      const [oldest] = rounds.values();
      if (rounds.size <= keptMax || !oldest) return;
      rounds.delete(oldest.round.roundId);
      sinceMs = Date.parse(oldest.at) + 1;
    },
    find: (roundId: string): KeptRound | null => rounds.get(roundId) ?? null,
    /** The first that ended first. */
    all: (): readonly KeptRound[] => [...rounds.values()],
    /** Of what ended before nothing is known. */
    get sinceMs() {
      return sinceMs;
    },
  };
}
export type KeptRounds = ReturnType<typeof createKeptRounds>;
