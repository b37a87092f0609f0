import type { HandAction, RandomStream } from '@pavilion/games';

/** A round of several actions: seeds and inputs, dealt again from the start for each. */
export interface HandRound {
  roundId: string;
  params: unknown;
  shown: Record<string, unknown>;
  stakeMinor: bigint;
  actions: readonly HandAction[];
  /** Numbers of the stakes that were taken; ids at the wallet come from them. */
  txIds: readonly number[];
  /** How many were asked for. */
  tries?: number;
  /** Its numbers, from the start. */
  stream(): RandomStream;
  startedMs: number;
}

/** What the studio knows of a round it was asked about. */
export interface RoundRecord {
  state: 'open' | 'won' | 'lost' | 'cancelled' | 'unknown';
  txId: string | null;
  win: string | null;
  /** The stake that the credit names. */
  refTxId?: string | null;
}

const keptMax = 20_000;

/** Rounds by id, the oldest forgotten first: the wallet asks about those it holds open. */
export function createRoundBook() {
  const rounds = new Map<string, RoundRecord>();
  return {
    write(roundId: string, record: RoundRecord): void {
      rounds.delete(roundId);
      rounds.set(roundId, record);
      const [oldest] = rounds.keys();
      if (rounds.size > keptMax && oldest !== undefined) rounds.delete(oldest);
    },
    find: (roundId: string): RoundRecord | null => rounds.get(roundId) ?? null,
    read: (roundId: string): RoundRecord =>
      rounds.get(roundId) ?? { state: 'unknown', txId: null, win: null },
  };
}
export type RoundBook = ReturnType<typeof createRoundBook>;
