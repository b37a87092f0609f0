export type PlayerAccountKind =
  | 'cash'
  | 'bonus'
  | 'token'
  | 'minigame'
  | 'open_bet'
  | 'open_bonus'
  | 'pending_withdrawal'
  | `session_meter:${string}`;

export type HouseAccountKind =
  | `ggr:${string}`
  | `bonus_ggr:${string}`
  | `jackpot:${string}`
  | `pool:${string}`
  | `breakage:${string}`
  | `seed:${string}`
  | `provider:${string}`
  | `escrow:${string}`
  | `rake:${string}`
  | 'bonus_cost'
  | 'promo_fund'
  | 'adjustment'
  | 'rounding'
  | 'fees'
  | 'player_debt';

export type PspAccountKind = `clearing:${string}`;

/** One account of a site; it opens by itself on first use if the chart of accounts has its kind. */
export type AccountRef =
  | { owner: 'player'; playerId: string; kind: PlayerAccountKind }
  | { owner: 'house'; kind: HouseAccountKind }
  | { owner: 'psp'; kind: PspAccountKind };

/** A credit (positive) or debit (negative) of one account, in minor units, never zero. */
export type PostingLine = AccountRef & { amountMinor: bigint };

/** Who asks, and the caller's own id of what is asked: repeating it moves nothing twice. */
export interface OperationKey {
  siteId: string;
  /** Namespace of the key: `api`, `provider:x`, `psp:y`, `settlement`, `bonus`. */
  source: string;
  key: string;
}

export interface Posting<Kind extends string = string> extends OperationKey {
  /** What happened: one of the kinds that whoever uses the ledger knows. */
  kind: Kind;
  currency: string;
  /** Sum zero. Lines of one account apply in the order given. */
  lines: readonly PostingLine[];
  /** What the journal refers to (bet id, method …), for statements and support. */
  ref?: Record<string, unknown>;
  /** Hash of the request that led here (`canonicalHash`); absent: of the posting itself. */
  requestHash?: Buffer;
}

export interface Posted {
  journalId: bigint;
  /** True when this key had been posted before and nothing moved now. */
  replayed: boolean;
}

export interface Reversal extends OperationKey {
  journalId: bigint;
  ref?: Record<string, unknown>;
}

export interface PlayerRef {
  siteId: string;
  playerId: string;
}

export interface AccountBalance {
  kind: PlayerAccountKind;
  currency: string;
  postedMinor: bigint;
  heldMinor: bigint;
  /** What may be spent: posted less held. */
  availableMinor: bigint;
  /** Grows with every entry: a reader ignores a balance older than the one it shows. */
  version: bigint;
}

export interface StatementPage {
  currency: string;
  /** At most this many lines, newest first. */
  limit: number;
  /** Lines older than this one; the `nextVersion` of the page before. */
  beforeVersion?: bigint;
  from?: Date;
  /** Exclusive. */
  to?: Date;
}

export interface StatementLine {
  journalId: bigint;
  kind: string;
  source: string;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  version: bigint;
  ref: Record<string, unknown>;
  createdAt: Date;
}

export interface Statement {
  lines: StatementLine[];
  /** Pass as `beforeVersion` for the next page; null at the end. */
  nextVersion: bigint | null;
}

export interface HoldRequest extends OperationKey {
  account: AccountRef;
  currency: string;
  amountMinor: bigint;
  /** The hold frees the money by itself after this time, by the database's clock. */
  timeoutMs: number;
  ref?: Record<string, unknown>;
  requestHash?: Buffer;
}

export interface Held {
  holdId: bigint;
  replayed: boolean;
}

export interface HoldPosting<Kind extends string = string> extends OperationKey {
  holdId: bigint;
  kind: Kind;
  /** Sum zero; debits the held account by 1 to the held amount. The rest of the hold is freed. */
  lines: readonly PostingLine[];
  ref?: Record<string, unknown>;
  requestHash?: Buffer;
}
