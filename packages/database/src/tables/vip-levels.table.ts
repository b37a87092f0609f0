/** A level of the loyalty programme of a site. */
export interface VipLevelsTable {
  site_id: string;
  level: number;
  name: string;
  /** Deposits needed to reach it. */
  deposit_required_minor: bigint;
  /** Turnover needed to reach it. */
  turnover_required_minor: bigint;
}
