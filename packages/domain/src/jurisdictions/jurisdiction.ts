import type { CurrencyCode } from '../currencies/index.ts';

/**
 * Whose rules a site runs under. `STRICT` is for a place whose rules nobody entered: the strictest
 * value of each.
 */
export const jurisdictionCodes = [
  'CW',
  'PH',
  'MT',
  'GB',
  'DE',
  'NL',
  'SE',
  'ES',
  'IT',
  'ON',
  'STRICT',
] as const;
export type JurisdictionCode = (typeof jurisdictionCodes)[number];

export function isJurisdictionCode(code: string): code is JurisdictionCode {
  return jurisdictionCodes.some((known) => known === code);
}

/** An amount of a law, in major units of the law's own currency. */
export interface LegalAmount {
  readonly amount: string;
  readonly currency: CurrencyCode;
}

/**
 * What the rules of a place let a site offer and ask it to do (domain page "standards", 4). Games,
 * sports, bonuses and the cashier ask this table; none of them names a place.
 */
export interface JurisdictionFlags {
  readonly minimumAge: number;
  /** Rounds one after the other without a press of the button each. */
  readonly isAutobetAllowed: boolean;
  /** Turbo, quick spin and stopping the reels by hand. */
  readonly isTurboAllowed: boolean;
  /** Paying for a bonus round at once. */
  readonly isBonusBuyAllowed: boolean;
  /** Games with play money before sign-in. */
  readonly isGuestDemoAllowed: boolean;
  /** Advice on the best play of a hand, when the player asks for it. */
  readonly isHintAllowed: boolean;
  readonly areJackpotsAllowed: boolean;
  readonly isVipAllowed: boolean;
  readonly areCreditCardsAllowed: boolean;
  /** Whether a player may take back a withdrawal he asked for. */
  readonly isWithdrawalReversible: boolean;
  /** From the start of one slot round to the start of the next. */
  readonly slotRoundMinMs: number;
  /** The same for other casino games. */
  readonly casinoRoundMinMs: number;
  /**
   * Most for one slot round, whatever it is made of: for players known to be 25 or older, and for
   * all others. {@link legalMinor} gives it in the currency of a site. Null: no cap by law.
   */
  readonly slotStakeMax: { readonly young: LegalAmount; readonly adult: LegalAmount } | null;
  /** Two games at once for one player; else the one opened last is the one that takes stakes. */
  readonly isParallelPlayAllowed: boolean;
  /** A return of the stake or less is not celebrated. */
  readonly isSmallReturnNeutral: boolean;
  /** Net result and time played are always in sight. */
  readonly isNetResultShown: boolean;
  /** A reality check comes at least this often; null: as the player likes, also never. */
  readonly realityCheckMinutes: number | null;
  /** A player must say how much he will deposit at most before his first deposit. */
  readonly isDepositLimitAsked: boolean;
  /** Whether he may say, on purpose, that he wants none; what he says is kept. */
  readonly isDepositLimitDeclinable: boolean;
  /** Most that may be deposited in a month, over what the player chose. */
  readonly depositMonthMax: LegalAmount | null;
  /** A raised or removed limit waits this long. */
  readonly limitRaiseDelayHours: number;
  /**
   * How often money may have to be staked at most before it is the player's to take out; null: no
   * cap by law.
   */
  readonly bonusWagerMax: number | null;
  /** Bonuses may be given at all. */
  readonly areBonusesAllowed: boolean;
  /** A bonus may be spent before the player's own money. */
  readonly isBonusFirstAllowed: boolean;
  /** What a bonus may become cash at most may be limited. */
  readonly isCashOutCapAllowed: boolean;
  /** One reward may join betting, casino, bingo and lottery. */
  readonly areMixedProductsAllowed: boolean;
  /** How far back a player reads his own history at least. */
  readonly historyMonths: number;
}
