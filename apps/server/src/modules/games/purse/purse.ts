import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { AnyGame } from '@pavilion/games';
import type { GameKey, PlayDraft, PlayedAction, PlayRow } from '../plays/index.ts';

/**
 * What deals a play. `hash` is what was told before; the secret itself is shown once it is
 * revealed.
 */
export interface PlaySeeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  hash: string;
  isRevealed: boolean;
}

/**
 * A play as its purse keeps it: its row, what deals it, and the actions up to the step that is
 * answered.
 */
export interface KeptPlay {
  mode: 'real' | 'demo';
  row: PlayRow;
  seeds: PlaySeeds;
  played: readonly PlayedAction[];
}

/** A play to begin. */
export interface PlayOrder {
  game: AnyGame;
  requestId: string;
  requestHash: Buffer;
  /**
   * The play as these seeds deal it; asked again when another play was quicker and took the nonce.
   */
  draft(seeds: Pick<PlaySeeds, 'serverSeed' | 'clientSeed' | 'nonce'>): PlayDraft;
}

/** An action on an open hand. */
export interface MoveOrder {
  roundId: string;
  requestId: string;
  asked: PlayedAction;
  /**
   * What the action makes of the hand; fails when it does not stand. Asked again when another tab
   * was quicker.
   */
  next(hand: KeptPlay): { action: PlayedAction; after: PlayDraft };
}

/**
 * A play as it was kept, and what the purse holds after it: as the wire says it, and in minor
 * units.
 */
export interface Kept<Balances> {
  play: KeptPlay;
  balances: Balances;
  balanceMinor: bigint;
}

/**
 * What pays for plays and keeps them: a player's wallet, or play money. Every engine's flow is
 * given one and is written once; whatever it is, a stake that was taken has a play, and a play that
 * ended has paid.
 */
export interface Purse<Balances extends object> {
  currency: CurrencyCode;
  /** Null: nobody has signed in. */
  playerId: string | null;
  /** The game, where this purse may play it. Fails with gameNotFound, gameUnavailable. */
  gameOf(key: GameKey): Promise<AnyGame>;
  /**
   * Takes the stake and keeps the play. Fails with insufficientFunds, handOpen, and what the wallet
   * refuses.
   */
  begin(order: PlayOrder): Promise<Kept<Balances>>;
  /**
   * Plays one action, takes what it takes, and pays when the hand ends by it. Fails with
   * roundNotFound, handFinished, and with what a stake is refused for: the hand is as it was then.
   */
  move(order: MoveOrder): Promise<Kept<Balances>>;
}
