import type { JurisdictionCode, JurisdictionFlags } from './jurisdiction.ts';

/** The strictest value of each rule: what holds where nothing else is known. */
const strict: JurisdictionFlags = {
  minimumAge: 21,
  isAutobetAllowed: false,
  isTurboAllowed: false,
  isBonusBuyAllowed: false,
  isGuestDemoAllowed: false,
  areJackpotsAllowed: false,
  isVipAllowed: false,
  areCreditCardsAllowed: false,
  isWithdrawalReversible: false,
  slotRoundMinMs: 5_000,
  casinoRoundMinMs: 5_000,
  slotStakeMax: {
    young: { amount: '1', currency: 'EUR' },
    adult: { amount: '1', currency: 'EUR' },
  },
  isParallelPlayAllowed: false,
  isSmallReturnNeutral: true,
  isNetResultShown: true,
  realityCheckMinutes: 60,
  isDepositLimitAsked: true,
  isDepositLimitDeclinable: false,
  depositMonthMax: { amount: '1000', currency: 'EUR' },
  limitRaiseDelayHours: 24,
  bonusWagerMax: 10,
  historyMonths: 12,
};

/** What no law of the place forbids. Protection every player has anywhere stays. */
const open: JurisdictionFlags = {
  minimumAge: 18,
  isAutobetAllowed: true,
  isTurboAllowed: true,
  isBonusBuyAllowed: true,
  isGuestDemoAllowed: true,
  areJackpotsAllowed: true,
  isVipAllowed: true,
  areCreditCardsAllowed: true,
  isWithdrawalReversible: true,
  slotRoundMinMs: 0,
  casinoRoundMinMs: 0,
  slotStakeMax: null,
  isParallelPlayAllowed: true,
  isSmallReturnNeutral: false,
  isNetResultShown: false,
  realityCheckMinutes: null,
  isDepositLimitAsked: false,
  isDepositLimitDeclinable: true,
  depositMonthMax: null,
  limitRaiseDelayHours: 24,
  bonusWagerMax: null,
  historyMonths: 12,
};

/** One row per place (domain page "standards", 3 and 4); a fact the page does not tell keeps the strict or the open value of its group. */
export const jurisdictionFlags: Record<JurisdictionCode, JurisdictionFlags> = {
  CW: open,
  PH: { ...open, minimumAge: 21 },
  // Autoplay with an alert at intervals; history of at least six months.
  MT: { ...open, isNetResultShown: true, realityCheckMinutes: 60 },
  // A limit is asked for, not imposed (RTS 12).
  GB: {
    ...strict,
    minimumAge: 18,
    isDepositLimitDeclinable: true,
    isGuestDemoAllowed: false,
    areJackpotsAllowed: true,
    isVipAllowed: true,
    slotRoundMinMs: 2_500,
    slotStakeMax: {
      young: { amount: '2', currency: 'GBP' },
      adult: { amount: '5', currency: 'GBP' },
    },
    depositMonthMax: null,
  },
  DE: { ...strict, minimumAge: 18, limitRaiseDelayHours: 168 },
  NL: { ...strict, minimumAge: 18, slotStakeMax: null, depositMonthMax: null },
  SE: {
    ...strict,
    minimumAge: 18,
    slotRoundMinMs: 3_000,
    slotStakeMax: null,
    depositMonthMax: null,
  },
  ES: {
    ...strict,
    minimumAge: 18,
    slotRoundMinMs: 3_000,
    slotStakeMax: null,
    depositMonthMax: null,
  },
  IT: { ...strict, minimumAge: 18, slotStakeMax: null, depositMonthMax: null },
  ON: {
    ...strict,
    minimumAge: 19,
    isDepositLimitDeclinable: true,
    slotRoundMinMs: 2_500,
    slotStakeMax: null,
    depositMonthMax: null,
  },
  STRICT: strict,
};
