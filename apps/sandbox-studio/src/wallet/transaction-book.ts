import type {
  ProviderRequest,
  ProviderResponse,
  studioTransactionStatus,
  transact,
} from '@pavilion/contracts/provider';
import type { Clock } from '@pavilion/domain/ids';
import type { WalletAnswer } from './wallet-client.ts';

type Movement = ProviderRequest<typeof transact>;
type Status = ProviderResponse<typeof studioTransactionStatus>;
type Transaction = Omit<NonNullable<Status['transaction']>, 'at'>;

interface Known {
  /** Null: taken back before anything else was known of it. */
  transaction: Transaction | null;
  state: Exclude<Status['state'], 'unknown'>;
  atMs: number;
  /** What it was sent in. */
  movement: Movement;
}

/** A line of the feed: never changed once written. */
export interface BookedTransaction {
  transaction: Transaction;
  state: 'applied' | 'failed';
  atMs: number;
}

/**
 * What we asked of the wallet, and what it said: the studio's own books, for as long as the process
 * lives.
 */
export interface TransactionBook {
  sent(movement: Movement): void;
  answered(movement: Movement, answer: WalletAnswer<typeof transact>): void;
  /** The wallet says of one that it happened: so did all it was sent with. */
  confirmed(provider: string, txId: string): void;
  find(provider: string, txId: string): Status;
  /** Oldest first. */
  readonly lines: readonly BookedTransaction[];
  /** Of what was before nothing is known. */
  readonly keptSinceMs: number;
}

const keptMax = 50_000;

export function createTransactionBook(clock: Clock): TransactionBook {
  const known = new Map<string, Known>();
  const lines: BookedTransaction[] = [];
  const nowMs = (): number => clock.now().getTime();
  let keptSinceMs = nowMs();
  const keyOf = (provider: string, txId: string): string => `${provider}/${txId}`;

  function write(key: string, entry: Known): void {
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > keptMax && oldest !== undefined) known.delete(oldest);
    if (entry.state === 'pending' || !entry.transaction) return;
    const state = entry.state === 'applied' ? 'applied' : 'failed';
    lines.push({ transaction: entry.transaction, state, atMs: entry.atMs });
    if (lines.length <= keptMax) return;
    keptSinceMs = (lines.shift()?.atMs ?? keptSinceMs) + 1;
  }

  /** What was sent and is not decided yet is decided now. */
  function decide(movement: Movement, state: 'applied' | 'refused'): void {
    for (const transaction of transactionsOf(movement)) {
      const key = keyOf(movement.provider, transaction.txId);
      if ((known.get(key)?.state ?? 'pending') === 'pending')
        write(key, { transaction, state, atMs: nowMs(), movement });
    }
    if (state === 'applied')
      for (const action of movement.actions)
        if (action.kind === 'rollback') takeBack(movement, action.refTxId);
  }

  function takeBack(movement: Movement, txId: string): void {
    const key = keyOf(movement.provider, txId);
    const entry = known.get(key) ?? { transaction: null, state: 'pending', atMs: 0, movement };
    const taken: Known = { ...entry, state: 'tombstoned', atMs: nowMs() };
    // That it happened stands in the feed, and that it was taken back does too, as the rollback.
    if (entry.state === 'pending') write(key, taken);
    else known.set(key, taken);
  }

  return {
    sent(movement) {
      for (const transaction of transactionsOf(movement)) {
        const key = keyOf(movement.provider, transaction.txId);
        if (!known.has(key)) write(key, { transaction, state: 'pending', atMs: nowMs(), movement });
      }
    },
    answered(movement, answer) {
      if (answer.kind === 'ok') decide(movement, 'applied');
      else if (answer.kind === 'refused' && answer.retry === 'never') decide(movement, 'refused');
    },
    confirmed(provider, txId) {
      const entry = known.get(keyOf(provider, txId));
      if (entry?.state === 'pending') decide(entry.movement, 'applied');
    },
    find(provider, txId) {
      const entry = known.get(keyOf(provider, txId));
      if (!entry) return { state: 'unknown', transaction: null };
      const at = new Date(entry.atMs).toISOString();
      return {
        state: entry.state,
        transaction: entry.transaction && { ...entry.transaction, at },
      };
    },
    lines,
    get keptSinceMs() {
      return keptSinceMs;
    },
  };
}

/** The transactions of a movement; closing a round is none. */
function transactionsOf({ actions, ...of }: Movement): Transaction[] {
  const { provider, game, player, roundId, currency } = of;
  return actions.flatMap((action): Transaction[] => {
    if (action.kind === 'endRound') return [];
    const amount = 'amount' in action ? action.amount : '0';
    const win = action.kind === 'debitCredit' ? { win: action.win } : {};
    const { txId, kind } = action;
    return [{ txId, provider, game, player, roundId, kind, currency, amount, ...win }];
  });
}
