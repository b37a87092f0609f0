import type { SeatNet } from './hand-nets.ts';
import type { HandRecord, SealedHand } from './hand-record.ts';
import type { OpenedCard } from './sealed-deck.ts';
import type { HoldemAction, LogAction, Street } from './table-state.ts';

/** What may happen to a table. Sums in minor units. */
export type TableHappening =
  | {
      type: 'sit';
      playerId: string;
      name: string;
      isComputer?: boolean;
      /** Null: any free one, drawn by `luck`. */
      seat: number | null;
      /** A whole number from the server's luck, for seats that are drawn. */
      luck?: number;
      buyInMinor: bigint;
      commit: string;
    }
  | { type: 'rebuy'; playerId: string; amountMinor: bigint }
  | { type: 'leave'; playerId: string }
  | { type: 'sit_out'; playerId: string }
  /**
   * `post`: pay the missed blinds now; otherwise the big blind is awaited. `commit` where the old
   * seed is lost.
   */
  | { type: 'sit_in'; playerId: string; post: boolean; commit?: string }
  | { type: 'wait'; playerId: string }
  | { type: 'stop_waiting'; playerId: string }
  | { type: 'connection'; playerId: string; isConnected: boolean }
  /**
   * Answers `deck_wanted`: 64 lower-case hex characters of the server's luck, never told to
   * anybody.
   */
  | { type: 'deck'; handNo: number; serverSeed: string }
  | { type: 'seed'; playerId: string; handNo: number; seed: string; nextCommit: string }
  | {
      type: 'act';
      playerId: string;
      handNo: number;
      step: number;
      action: HoldemAction;
      /** Of bet and raise: the street's total raised to. */
      amountMinor?: bigint;
    }
  /** After the hand: shows one or both of one's cards, by their values. */
  | { type: 'show'; playerId: string; handNo: number; cards: readonly number[] }
  /** Time passes. */
  | { type: 'tick' };

/** `atMs` is the server's clock; it never goes back. */
export type TableEvent = { atMs: number } & TableHappening;

export type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;

/**
 * What a table wants done or told. Escrow moves first: a caller that cannot make them drops the new
 * state.
 */
export type TableEffect = EscrowEffect | PublicEffect | PrivateEffect | ServerEffect;

export type EscrowEffect =
  /** The player's cash → the table's account. */
  | { type: 'buy_in'; seat: number; playerId: string; amountMinor: bigint }
  /** Back. */
  | { type: 'cash_out'; seat: number; playerId: string; amountMinor: bigint }
  /** One journal: net of each seat and the rake, sum zero. */
  | { type: 'hand_settled'; handNo: number; nets: readonly SeatNet[]; rakeMinor: bigint };

/** Facts for the table's topic: nothing in them is known to one player only. */
export type PublicEffect =
  | { type: 'seats_changed' }
  | { type: 'hand_next'; handNo: number; root: string; serverSeedHash: string }
  | { type: 'hand_started'; handNo: number }
  /** Fewer than two seeds came: the number is spent, nothing was dealt. */
  | { type: 'hand_cancelled'; handNo: number }
  | {
      type: 'acted';
      handNo: number;
      step: number;
      seat: number;
      action: LogAction;
      toMinor: bigint;
      isForced: boolean;
      isAllIn: boolean;
    }
  | { type: 'street'; handNo: number; street: Street; board: readonly OpenedCard[] }
  | { type: 'shown'; handNo: number; seat: number; cards: readonly OpenedCard[] }
  | { type: 'seed_held_back'; handNo: number; seat: number; playerId: string }
  | { type: 'hand_ended'; handNo: number; record: HandRecord };

/** For one player: that there are cards, or that it is their turn. Never a card. */
export type PrivateEffect =
  | { type: 'dealt'; handNo: number; playerId: string }
  | { type: 'turn'; handNo: number; playerId: string; endsAtMs: number }
  | { type: 'seat_offered'; playerId: string; untilMs: number };

export type ServerEffect =
  | { type: 'deck_wanted'; handNo: number }
  /** For the vault alone: the deck's seed and every hand, folded ones too. */
  | { type: 'hand_sealed'; handNo: number; sealed: SealedHand };

/** Codes of the wire (games two, 10.2 and 12) and what they need to be told with. */
export type RefusalCode =
  | 'seatTaken'
  | 'notSeated'
  | 'handNotFound'
  | 'notYourTurn'
  | 'actionNotAllowed'
  | 'raiseTooSmall'
  | 'buyInTooLow'
  | 'buyInTooHigh';

export interface Refusal {
  code: RefusalCode;
  /** The least raise or buy-in, or the most buy-in, that would do. */
  limitMinor?: bigint;
}
