import type { BonusTerms } from './bonus-money-model.ts';

/** What every bonus of these tests gives, minor units. */
export const grantedMinor = 10_000n;

/** Terms that send money different ways. */
export const bonusTerms: Readonly<Record<string, BonusTerms>> = {
  'cash-first': { order: 'cash_first', requiredMinor: 20_000n, capMinor: null, goes: false },
  'bonus-first': { order: 'bonus_first', requiredMinor: 20_000n, capMinor: null, goes: false },
  capped: { order: 'cash_first', requiredMinor: 10_000n, capMinor: 7_000n, goes: false },
  phantom: { order: 'bonus_first', requiredMinor: 10_000n, capMinor: null, goes: true },
};

/** An item of a campaign file with these terms, to be agreed to once. */
export const bonusItem = (
  code: string,
  { order, requiredMinor, capMinor, goes }: BonusTerms,
): Record<string, unknown> => ({
  ...{ kind: 'bonus', code, trigger: { on: 'claim', opt_in: true }, order, expires_hours: 48 },
  grant: { amount: '100.00' },
  wagering: { multiplier_percent: Number((requiredMinor * 100n) / grantedMinor), base: 'bonus' },
  max_cash_out: capMinor === null ? null : { amount: `${capMinor / 100n}.00` },
  principal: goes ? 'goes' : 'stays',
  budget: { amount: '900000.00' },
});
