import type { Balances } from '../../../core/session/balance-hold.ts';
import type { GameInfo, GameParams, RoundRecord } from '../../game-info.ts';

/** What a step of a game answered: the round, and what the player owns after it. */
export interface PlayAnswer {
  round: RoundRecord;
  balance: string;
  /** With real money: both balances as the call answered them. */
  real?: Balances;
}

/** Where rounds are played: for real or with play money, the stage does not care. */
export interface PlayDesk {
  mode: 'real' | 'demo';
  /** The balance at the beginning, where the desk brings one of its own. */
  startingBalance: string | null;
  /** `requestId` stays the same when a lost answer is asked for again. */
  start(stake: string, params: GameParams, requestId: string): Promise<PlayAnswer>;
  /** What a game of several actions asks besides; null where one call decides a round. */
  hands: HandDesk | null;
}

/** Where hands go on after their start. */
export interface HandDesk {
  /** An open hand of this game, of this or another device. */
  open(): Promise<RoundRecord | null>;
  /** A hand as it stands by now, open or over; null where it cannot be asked for. */
  find(roundId: string): Promise<RoundRecord | null>;
  /** `requestId` stays the same when a lost answer is asked for again. */
  act(roundId: string, action: string, params: GameParams, requestId: string): Promise<PlayAnswer>;
}

/** How an engine opens its desk: for real, and with play money for this visit. */
export interface PlayDesks {
  real(info: GameInfo): PlayDesk;
  demo(info: GameInfo): Promise<PlayDesk>;
}
