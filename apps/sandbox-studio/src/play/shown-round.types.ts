/** A round as a page gets it. */
export interface ShownRound {
  roundId: string;
  state: 'open' | 'settled';
  stake: string;
  payout: string;
  multiplier: string;
  params: Record<string, unknown>;
  outcome: unknown;
  events: unknown;
  actions: readonly string[];
  /** What the studio's pot paid beside the payout; null mostly. */
  jackpotWin: string | null;
}
