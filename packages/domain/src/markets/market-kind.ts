// chunk: standing
/** The markets offered on a football match (domain rules 2.3), all on 90 minutes plus stoppage. */
export const marketKinds = ['1x2', 'total', 'asian-handicap'] as const;
export type MarketKind = (typeof marketKinds)[number];

export const outcomes = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Outcome = (typeof outcomes)[number];

/** The outcomes of each market, in the order they are shown. */
export const marketOutcomes = {
  '1x2': ['home', 'draw', 'away'],
  total: ['over', 'under'],
  'asian-handicap': ['home', 'away'],
} as const satisfies Record<MarketKind, readonly Outcome[]>;

/**
 * A line is kept as a whole number of quarters: 2.5 goals are 10, a handicap of −0.75 is −3. The
 * handicap line is always the home side's; the away side plays with its negative. 1X2 has no line.
 */
export type LineQuarters = number | null;

export interface Market {
  kind: MarketKind;
  lineQuarters: LineQuarters;
}

export interface MarketSelection extends Market {
  outcome: Outcome;
}

export function isMarketKind(text: string): text is MarketKind {
  return (marketKinds as readonly string[]).includes(text);
}

export function isOutcomeOf(kind: MarketKind, outcome: string): outcome is Outcome {
  return (marketOutcomes[kind] as readonly string[]).includes(outcome);
}
