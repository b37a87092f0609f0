/** Until when a retirement leaves bets on the winner standing (domain page of sports, 9). */
export const retirementRules = ['point', 'set-1', 'set-2', 'match', 'advances'] as const;
export type RetirementRule = (typeof retirementRules)[number];

/**
 * What of a site's rules settlement asks (wire contract, 10). A bet keeps those of its acceptance
 * for ever.
 */
export interface SettlementRules {
  readonly retirement: RetirementRule;
  readonly disqualified: 'advances' | 'void';
  /** True when a total counts as passed once no natural end could stay below it. */
  readonly naturalFinish: boolean;
  readonly builderVoid: 'whole' | 'reprice';
  /** The least deduction of a withdrawn runner that is taken, in percent. */
  readonly rule4LeastPercent: number;
}

export const defaultRules: SettlementRules = {
  retirement: 'match',
  disqualified: 'advances',
  naturalFinish: true,
  builderVoid: 'whole',
  rule4LeastPercent: 5,
};
