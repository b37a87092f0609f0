/** Bets whose picture is there for whoever has its address. */
export interface SharedBetsTable {
  site_id: string;
  /** Twenty-six of 0–9 and A–Z without I, L, O and U. */
  code: string;
  bet_id: string;
  /** Whether it tells what was staked and paid. */
  has_stake: boolean;
  /** A language tag: what it is written in. */
  language: string;
  expires_at: Date;
}
