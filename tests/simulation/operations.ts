/** What a simulated client asks for. The key is its own and the same on every retry. */
export type Operation =
  | { kind: 'deposit'; key: string; playerId: string; amountMinor: bigint }
  | { kind: 'bet'; key: string; playerId: string; stakeMinor: bigint }
  | { kind: 'settle'; key: string; playerId: string; stakeMinor: bigint; returnMinor: bigint }
  | { kind: 'refund'; key: string; playerId: string; stakeMinor: bigint; betJournalId: bigint };

export interface Job {
  siteId: string;
  operation: Operation;
}

/** The worker's answer. Only `done` and `refused` are final; after `failed` the client asks again. */
export type Answer =
  | { outcome: 'done'; journalId: bigint; replayed: boolean }
  | { outcome: 'refused'; code: string }
  | { outcome: 'failed'; message: string };

export type RollUpMessage = { rollUp: 'done' } | { rollUp: 'failed'; message: string };

export type WorkerMessage = { ready: true } | { id: number; answer: Answer } | RollUpMessage;

/** What the operation does to the player when it is done, said a second time for the auditor. */
export function effectOf(operation: Operation): { cashMinor: bigint; openBetMinor: bigint } {
  switch (operation.kind) {
    case 'deposit':
      return { cashMinor: operation.amountMinor, openBetMinor: 0n };
    case 'bet':
      return { cashMinor: -operation.stakeMinor, openBetMinor: operation.stakeMinor };
    case 'settle':
      return { cashMinor: operation.returnMinor, openBetMinor: -operation.stakeMinor };
    case 'refund':
      return { cashMinor: operation.stakeMinor, openBetMinor: -operation.stakeMinor };
  }
}
