/** What a simulated client asks for. The key is its own and the same on every retry. */
export type Operation =
  | { kind: 'deposit'; key: string; playerId: string; amountMinor: bigint }
  | { kind: 'bet'; key: string; playerId: string; stakeMinor: bigint }
  | { kind: 'settle'; key: string; playerId: string; stakeMinor: bigint; returnMinor: bigint }
  | { kind: 'refund'; key: string; playerId: string; stakeMinor: bigint; betJournalId: bigint }
  | { kind: 'round'; key: string; playerId: string; stakeMinor: bigint; returnMinor: bigint }
  | { kind: 'claim'; key: string; playerId: string; amountMinor: bigint }
  | { kind: 'tokens'; key: string; playerId: string; amountMinor: bigint }
  | { kind: 'withdraw'; key: string; playerId: string; amountMinor: bigint }
  | { kind: 'payOut'; key: string; playerId: string; amountMinor: bigint }
  | {
      kind: 'giveBack';
      key: string;
      playerId: string;
      amountMinor: bigint;
      withdrawalJournalId: bigint;
    };

export interface Job {
  siteId: string;
  operation: Operation;
}

/**
 * The worker's answer. Only `done` and `refused` are final; after `failed` the client asks again.
 */
export type Answer =
  | { outcome: 'done'; journalId: bigint; replayed: boolean }
  | { outcome: 'refused'; code: string }
  | { outcome: 'failed'; message: string };

export type RollUpMessage = { rollUp: 'done' } | { rollUp: 'failed'; message: string };

export type WorkerMessage = { ready: true } | { id: number; answer: Answer } | RollUpMessage;

/** Where a simulated player's money can be. */
export type Pocket = 'cash' | 'token' | 'open_bet' | 'pending_withdrawal';

/** What the operation does to the player when it is done, said a second time for the auditor. */
export function effectOf(operation: Operation): Partial<Record<Pocket, bigint>> {
  switch (operation.kind) {
    case 'deposit':
      return { cash: operation.amountMinor };
    case 'bet':
      return { cash: -operation.stakeMinor, open_bet: operation.stakeMinor };
    case 'settle':
      return { cash: operation.returnMinor, open_bet: -operation.stakeMinor };
    case 'refund':
      return { cash: operation.stakeMinor, open_bet: -operation.stakeMinor };
    case 'round':
      return { cash: operation.returnMinor - operation.stakeMinor };
    case 'claim':
      return { cash: operation.amountMinor };
    case 'tokens':
      return { token: operation.amountMinor };
    case 'withdraw':
      return { cash: -operation.amountMinor, pending_withdrawal: operation.amountMinor };
    case 'payOut':
      return { pending_withdrawal: -operation.amountMinor };
    case 'giveBack':
      return { cash: operation.amountMinor, pending_withdrawal: -operation.amountMinor };
  }
}
