/** What the simulation asks of the server process beside HTTP: the operator's part, which has no public call. */
export type BettingCommand =
  | { name: 'prepare'; matches: number }
  | { name: 'enterResult'; eventId: string; score: [number, number] | null }
  | { name: 'endRounds' }
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
  { ready: true } | { id: number; value: unknown } | { id: number; error: string };
