import type { SimulatedPlayer } from './insistent-client.ts';

/**
 * What the simulation asks of the server process beside HTTP: the operator's part, which has no
 * public call.
 */
export type BettingCommand =
  | { name: 'prepare'; matches: number }
  | { name: 'enterResult'; eventId: string; score: [number, number] | null }
  /** How it stands before its end: what that decides is settled. */
  | { name: 'tellSoFar'; eventId: string; score: [number, number] }
  | { name: 'endRounds' }
  | { name: 'countOpen' }
  | PayoutCommand
  | PlayCommand;

/**
 * What goes on about withdrawals: the provider is asked about what was sent now, however rarely it
 * would be by itself.
 */
export type PayoutCommand = WithdrawCommand | { name: 'decidePayouts' } | { name: 'askProvider' };

export interface WithdrawCommand {
  name: 'withdraw';
  player: SimulatedPlayer;
  requestId: string;
  amount: string;
  /** Whether the player takes it back at once. */
  isCancelled: boolean;
}

export type WithdrawAnswer = { withdrawalId: string } | { refusal: string };

/** The operator's part where games are played. */
export type PlayCommand =
  | { name: 'offerGames'; accountIds: string[]; amountMinor: number }
  /** Bonuses of every kind of terms, so many of each. */
  | { name: 'offerBonuses'; each: number }
  /** Shared rounds come so much nearer to their end. */
  | { name: 'passRounds'; passedMs: number }
  /** A day passes for every hand that is open now, and the rule ends it. */
  | { name: 'endHands' }
  | { name: 'countOpenRounds' };

export interface Prepared {
  siteId: string;
  eventIds: string[];
}

export type BettingMessage =
  { ready: true } | { id: number; value: unknown } | { id: number; error: string };
