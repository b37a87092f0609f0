/** What the simulation asks of the server process beside HTTP: the operator's part, which has no public call. */
export type BettingCommand =
  | { name: 'prepare'; matches: number }
  | { name: 'enterResult'; eventId: string; score: [number, number] | null }
  | { name: 'endRounds' }
  | { name: 'countOpen' };

export interface Prepared {
  siteId: string;
  eventIds: string[];
}

export type BettingMessage =
  { ready: true } | { id: number; value: unknown } | { id: number; error: string };
