import { expect, it } from 'vitest';
import { isWorse } from './use-editing.ts';

const offer = (stake: string, potential_payout: string) => ({
  ...{ offer_id: 'o', odds: '2.00', legs: [], expires_at: '2026-11-29T12:00:00.000Z' },
  delay_seconds: 0,
  ...{ stake, potential_payout },
});
const shown = offer('100.00', '209.00');

it.each([
  ['100.00', '209.00', false],
  ['101.00', '211.09', false],
  ['99.99', '209.00', true],
  ['101.00', '208.99', true],
  // Longer numbers are not smaller ones.
  ['1000.00', '2090.00', false],
])('%s that can pay %s in place of 100.00 and 209.00 is worse: %s', (stake, payout, expected) => {
  expect(isWorse(offer(stake, payout), shown, 'PHP')).toBe(expected);
});
