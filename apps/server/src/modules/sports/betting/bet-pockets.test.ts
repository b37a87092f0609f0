import { expect, it } from 'vitest';
import { paidBy, returnedTo } from './bet-pockets.ts';

const text = String;
const bet = (stakeMinor: bigint, bonusMinor: bigint, payoutMinor: bigint | null) => ({
  ...{ stakeMinor, bonusMinor, payoutMinor, voucherId: null, voucherKind: null },
});
const free = { ...bet(500n, 500n, 700n), voucherId: 'v', voucherKind: 'free_bet' as const };
const boosted = { ...bet(500n, 0n, 900n), voucherId: 'v', voucherKind: 'odds_boost' as const };

it.each([
  ['cash alone', bet(1000n, 0n, null), ['1000', '0', null], null],
  ['cash and bonus, open', bet(1000n, 400n, null), ['600', '400', null], null],
  // floor(999 × 600 / 1000) = 599.
  ['cash and bonus, won', bet(1000n, 400n, 999n), ['600', '400', null], ['599', '400']],
  ['bonus alone', bet(1000n, 1000n, 2000n), ['0', '1000', null], ['0', '2000']],
  ['a stake that came back', bet(1001n, 333n, 1001n), ['668', '333', null], ['668', '333']],
  ['lost', bet(1000n, 400n, 0n), ['600', '400', null], ['0', '0']],
  ['a free bet', free, ['0', '0', 'v'], ['700', '0']],
  ['a boosted bet', boosted, ['500', '0', 'v'], ['900', '0']],
])('%s tells its pockets', (_, record, [cash, bonus, voucher_id], returned) => {
  expect(paidBy(record, text)).toEqual({ cash, bonus, voucher_id });
  const [back, backBonus] = returned ?? [];
  expect(returnedTo(record, text)).toEqual(returned && { cash: back, bonus: backBonus });
});
