import type { Withdrawal } from './withdrawal.queries.ts';

type State = Withdrawal['state'];

const way: readonly State[] = ['requested', 'checking', 'approved', 'sent', 'paid'];

export interface WithdrawalStep {
  state: State;
  /** Null: still to come. */
  at: string | null;
  reasons: readonly string[];
  isFailed: boolean;
}

/** What happened to a withdrawal, and while it is at work what is still to come. */
export function withdrawalSteps({ timeline, state }: Withdrawal): WithdrawalStep[] {
  const past = timeline.map((step) => ({
    state: step.state,
    at: step.at,
    reasons: step.reason?.split(',') ?? [],
    isFailed: step.state === 'refused' || step.state === 'failed' || step.state === 'cancelled',
  }));
  const place = way.indexOf(state);
  const ahead = place < 0 ? [] : way.slice(place + 1);
  return [
    ...past,
    ...ahead.map((next) => ({ state: next, at: null, reasons: [], isFailed: false })),
  ];
}
