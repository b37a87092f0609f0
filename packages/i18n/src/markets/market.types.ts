/**
 * What names a market: its type (wire contract of the sportsbook, 6) with its own line and
 * parameter.
 */
export interface NamedMarket {
  readonly sport: string;
  readonly kind: string;
  readonly base: string;
  readonly stat: string;
  readonly period: string;
  readonly scope: string;
  readonly param: string | null;
  /** As on the wire, of the home side: `"-0.75"`. */
  readonly line: string | null;
}

/**
 * Whom it is about, in the reader's language. What is left out is named in general: `Home team`,
 * `Player`.
 */
export interface MarketSubject {
  readonly home?: string;
  readonly away?: string;
  /** Whose total a market counts. */
  readonly player?: string;
  /** The player or runner that an outcome stands for. */
  readonly outcomeName?: string;
}
