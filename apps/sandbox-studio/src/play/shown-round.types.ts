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
  /** What actions take beside what is staked; one that takes nothing is not named. */
  costs: Readonly<Record<string, string>>;
  /** What the studio's pot paid beside the payout; null mostly. */
  jackpotWin: string | null;
}
