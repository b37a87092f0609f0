import { describe, expect, it } from 'vitest';
import { isJurisdictionCode, jurisdictionCodes, jurisdictionFlags } from './index.ts';

describe('jurisdictions', () => {
  it('say what the domain page says of Great Britain and Germany', () => {
    expect(jurisdictionFlags.GB).toMatchObject({
      isAutobetAllowed: false,
      isTurboAllowed: false,
      slotRoundMinMs: 2_500,
      casinoRoundMinMs: 5_000,
      slotStakeMax: { young: { amount: '2' }, adult: { amount: '5', currency: 'GBP' } },
      isWithdrawalReversible: false,
      limitRaiseDelayHours: 24,
      bonusWagerMax: 10,
    });
    expect(jurisdictionFlags.DE).toMatchObject({
      isGuestDemoAllowed: false,
      isVipAllowed: false,
      areJackpotsAllowed: false,
      realityCheckMinutes: 60,
      depositMonthMax: { amount: '1000', currency: 'EUR' },
    });
    expect(jurisdictionFlags.PH.minimumAge).toBe(21);
  });

  it('are nowhere stricter in age, and nowhere raise limits sooner, than the rules allow', () => {
    for (const code of jurisdictionCodes) {
      const flags = jurisdictionFlags[code];
      expect(flags.minimumAge).toBeGreaterThanOrEqual(18);
      expect(flags.minimumAge).toBeLessThanOrEqual(jurisdictionFlags.STRICT.minimumAge);
      expect(flags.limitRaiseDelayHours).toBeGreaterThanOrEqual(24);
    }
    expect(isJurisdictionCode('GB')).toBe(true);
    expect(isJurisdictionCode('gb')).toBe(false);
  });
});
