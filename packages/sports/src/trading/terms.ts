import type { MarketGroup, Sport } from '../engine/market-type.ts';

/** What the prices of markets add up to, as one part of the trading file says it. */
export interface Margins {
  /** Of main kinds; no other group has less unless it is named. Null: nothing is said. */
  readonly usual: number | null;
  readonly groups: Readonly<Partial<Record<MarketGroup, number>>>;
  readonly kinds: Readonly<Record<string, number>>;
}

/** Margins for all, for single sports and for single leagues by their codes. */
export interface AllMargins extends Margins {
  readonly sports: Readonly<Partial<Record<Sport, Margins>>>;
  readonly leagues: Readonly<Record<string, Margins>>;
}

/** What of a site's market maximum a market has, as shares of it. */
export interface MarketLimits {
  readonly tiers: Readonly<Record<string, number>>;
  /** Tier of a league by its code; all others are of the usual one. */
  readonly leagues: Readonly<Record<string, string>>;
  readonly usualTier: string;
  readonly classes: Readonly<Record<KindClass, number>>;
  /** While the start is further away than so many hours. */
  readonly beforeStart: readonly { readonly hours: number; readonly share: number }[];
  readonly inPlay: number;
}

export const kindClasses = ['main', 'derived', 'players'] as const;
export type KindClass = (typeof kindClasses)[number];

/** When prices move by what the house would lose, and when a market stops. */
export interface LiabilityRule {
  /** What a market may lose at most, as a share of what a site risks on an event. */
  readonly marketShare: number;
  /** Parts of that from which on the price is shortened by one, two, three steps. */
  readonly steps: readonly [number, number, number];
  /** From this part on the market takes `cutTo` of its maximum. */
  readonly cutAt: number;
  readonly cutTo: number;
  /** From this part on it stops. */
  readonly stopAt: number;
  /** A mark is left below so much of itself. */
  readonly undo: number;
  /** Bets of players with a smaller factor count double. */
  readonly sharpBelow: number;
}

/** Limits of one site, as texts of amounts in its currency. */
export interface SiteTerms {
  readonly maxStake: string | null;
  readonly maxWin: string | null;
  readonly marketMax: string | null;
  readonly eventLiability: string | null;
}

export const palpableRules = ['void', 'right-price'] as const;
/** What becomes of bets taken at a price that was plainly wrong. */
export type PalpableRule = (typeof palpableRules)[number];

/** Everything a trading file says. */
export interface TradingTerms {
  readonly margins: AllMargins;
  /** Null: every market has the whole maximum. */
  readonly limits: MarketLimits | null;
  /** Null: nothing moves by itself. */
  readonly liability: LiabilityRule | null;
  /** Seconds a bet in play waits, by sport; the star stands for all others. */
  readonly delays: Readonly<Record<string, number>>;
  /** Parts of the maxima by a player's flag and by his VIP level. */
  readonly factors: {
    readonly flags: Readonly<Record<string, number>>;
    readonly levels: Readonly<Record<string, number>>;
  };
  readonly sites: Readonly<Record<string, SiteTerms>>;
  readonly palpableErrors: PalpableRule;
}

/** How a bet in play waits where no file says it (wire contract of the sportsbook, 10). */
export const usualDelays: Readonly<Record<string, number>> = {
  football: 5,
  tennis: 3,
  basketball: 3,
  '*': 4,
};

/** What holds where nothing was ever published. */
export const usualTerms: TradingTerms = {
  margins: { usual: null, groups: {}, kinds: {}, sports: {}, leagues: {} },
  limits: null,
  liability: null,
  delays: usualDelays,
  factors: { flags: {}, levels: {} },
  sites: {},
  palpableErrors: 'void',
};
