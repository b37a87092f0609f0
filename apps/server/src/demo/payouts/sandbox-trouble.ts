import { currencies, isCurrencyCode } from '@pavilion/domain/currencies';
import type { SandboxPayout } from './sandbox-payout.store.ts';

/**
 * Trouble to try, by the last three digits of what is paid out in whole units, as test cards of
 * real providers do it: 913 is declined, 917 is taken but the answer is lost, 919 gets lost on the
 * way, 923 is paid without a word, 929 is told three times and then denied.
 */
export interface Trouble {
  wanted: SandboxPayout['wanted'];
  isAnswerLost: boolean;
  isRequestLost: boolean;
}

const smooth: Trouble = { wanted: 'paid', isAnswerLost: false, isRequestLost: false };

const troubles: Readonly<Record<string, Trouble>> = {
  913: { ...smooth, wanted: 'declined' },
  917: { ...smooth, isAnswerLost: true },
  919: { ...smooth, isRequestLost: true },
  923: { ...smooth, wanted: 'silent' },
  929: { ...smooth, wanted: 'confused' },
};

export function troubleOf(netMinor: bigint, currency: string): Trouble {
  const exponent = isCurrencyCode(currency) ? currencies[currency].exponent : 0;
  const whole = netMinor / 10n ** BigInt(exponent);
  return troubles[String(whole % 1000n)] ?? smooth;
}
