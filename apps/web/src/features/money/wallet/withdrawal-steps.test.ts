import { describe, expect, it } from 'vitest';
import { withdrawalSteps } from './withdrawal-steps.ts';
import type { Withdrawal } from './withdrawal.queries.ts';

const at = '2026-11-21T12:00:00.000Z';
const of = (states: [Withdrawal['state'], string | null][]): Withdrawal => ({
  withdrawal_id: 'w',
  amount: '300.00',
  fee: '0.00',
  net: '300.00',
  currency: 'PHP',
  state: states.at(-1)?.[0] ?? 'requested',
  timeline: states.map(([state, reason]) => ({ state, at, reason })),
  destination: { method_code: 'gcash', masked: '•••• 001' },
  created_at: at,
  is_cancellable: false,
});

describe('the steps of a withdrawal', () => {
  it('show what is still to come while it is at work', () => {
    const steps = withdrawalSteps(
      of([
        ['requested', null],
        ['checking', 'amount,risk'],
      ]),
    );
    expect(steps.map(({ state, at: when }) => [state, when !== null])).toEqual([
      ['requested', true],
      ['checking', true],
      ['approved', false],
      ['sent', false],
      ['paid', false],
    ]);
    expect(steps[1]?.reasons).toEqual(['amount', 'risk']);
  });

  it('end where it ended', () => {
    const steps = withdrawalSteps(
      of([
        ['requested', null],
        ['cancelled', 'player'],
      ]),
    );
    expect(steps.map(({ state, isFailed }) => [state, isFailed])).toEqual([
      ['requested', false],
      ['cancelled', true],
    ]);
  });
});
