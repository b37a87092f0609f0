/** What the simulation asks of the server process beside HTTP: the operator's part, which has no public call. */
export type BettingCommand =
  | { name: 'prepare'; matches: number }
  | { name: 'enterResult'; eventId: string; score: [number, number] | null }
  | { name: 'endRounds' }
  /** A message with cash to claim for every player, once per number. */
  | { name: 'reward'; number: number }
  | { name: 'countOpen' }
  | PlayCommand;

/** The operator's part where games are played. */
export type PlayCommand =
  | { name: 'offerGames'; accountIds: string[]; amountMinor: number }
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
  | { ready: true }
  | { id: number; value: unknown }
  /** The database being away excuses the failure: the command is sent again. */
  | { id: number; error: string; isAway: boolean };

/** What each message of an operator's reward gives, in minor units. */
export const rewardMinor = 2_500n;
/** Turnover that earns a game token, on every level. */
export const turnoverPerTokenMinor = 10_000n;
