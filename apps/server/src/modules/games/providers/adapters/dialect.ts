import type { ProviderErrorCode, ProviderInput, transact } from '@pavilion/contracts/provider';

/** Whom a foreign call speaks of: by the token of his launch, by his alias, or both. */
export interface ForeignPlayer {
  token?: string | undefined;
  alias?: string | undefined;
}

type Actions = ProviderInput<typeof transact>['actions'];

/**
 * A foreign call in our own commands (domain rules 1.2); amounts are decimal strings as in the
 * provider contract.
 */
export type ForeignOrder =
  | { kind: 'authenticate'; launchToken: string }
  | { kind: 'balance'; player: ForeignPlayer; game?: string | undefined }
  | {
      kind: 'transact';
      player: ForeignPlayer;
      /** As the studio names it; absent: the game of the session. */
      game?: string | undefined;
      /** Absent: that of the session. */
      currency?: string | undefined;
      /** Absent where the dialect names a transaction alone: its round is looked up. */
      roundId?: string | undefined;
      actions: Actions;
    };

/** What a foreign call is answered from. */
export interface ForeignResult {
  alias: string;
  country: string | null;
  jurisdiction: string;
  language: string;
  balance: { available: string; currency: string; exponent: number };
  limits: { stakeMin: string | null; stakeMax: string | null } | null;
}

/** Why a foreign call was not done. */
export interface ForeignRefusal {
  code: ProviderErrorCode;
  /** Known when the stake is more than it. */
  balance?: ForeignResult['balance'] | undefined;
  /** The session was good once: some dialects tell that from one nobody knows. */
  isExpired?: boolean;
}

/** A foreign call that was read: its order, and how its answers look on the wire. */
export interface ForeignCall {
  order: ForeignOrder;
  answer(result: ForeignResult): string;
  refuse(refusal: ForeignRefusal): string;
}

export interface SignedBytes {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/**
 * The port between a foreign wallet dialect and our commands: pure, knows neither database nor
 * HTTP. Every answer is HTTP 200 with JSON; a dialect says in its own codes what
 * `provider-errors.ts` says in ours.
 */
export interface Dialect {
  /** Below `/provider/<dialect>/<connection>/<site or all>`. */
  paths: readonly string[];
  /**
   * Whether whoever knows the secret's counterpart sent these bytes. In constant time; any key that
   * does not fit says false.
   */
  isSigned(secret: string, request: SignedBytes): boolean;
  /** Throws `BAD_REQUEST` for what does not fit. */
  read(path: string, body: Buffer): ForeignCall;
  /** For a request that could not be read or proven. */
  refuse(refusal: ForeignRefusal): string;
}
