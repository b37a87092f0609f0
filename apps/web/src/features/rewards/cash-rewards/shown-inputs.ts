import type { CashReward } from './cash-rewards.queries.ts';

const amounts = [
  'staked',
  'returned',
  'received',
  'min',
  'max',
  'base',
  'turnover',
  'amount',
  'claimed',
] as const;
const counts = ['parts', 'parts_ready'] as const;

interface ShownInput {
  name: (typeof amounts)[number] | (typeof counts)[number];
  /** Of money; of a count absent. */
  amount?: string;
  count?: number;
}

/**
 * The sums a reward says it was worked out from, in the order of the sum; what this page does not
 * know is left out.
 */
export function shownInputs({ inputs }: Pick<CashReward, 'inputs'>): ShownInput[] {
  return [
    ...amounts.flatMap((name) => {
      const amount = inputs[name];
      return amount === undefined ? [] : [{ name, amount }];
    }),
    ...counts.flatMap((name) => {
      const count = inputs[name];
      return count === undefined ? [] : [{ name, count: Number(count) }];
    }),
  ];
}
