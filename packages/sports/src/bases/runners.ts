import type { BaseRule } from '../engine/base.ts';
import type { Facts } from '../engine/facts.ts';
import { lost, refunded, sharedWin, wonIf } from '../engine/verdict.ts';

const positionOf = (facts: Facts, runnerId: string): number | null =>
  facts.runners.find((runner) => runner.runnerId === runnerId)?.position ?? null;

/** Among the first `param`; who is level for the last of the places shares them. */
export const place: BaseRule = {
  line: 'none',
  outcomes: () => 'runners',
  needs: () => [],
  judge: ({ subject, param }, facts) => {
    const position = positionOf(facts, subject);
    if (position === null) return lost;
    const tied = facts.runners.filter((runner) => runner.position === position).length;
    return sharedWin(Number(param) - position + 1, tied);
  },
};

/** The better of the two runners of `param`; who has no position is last. */
export const runnerDuel: BaseRule = {
  line: 'none',
  outcomes: (param) => (param === '' ? 'runners' : param.split(',')),
  needs: () => [],
  judge: ({ subject, param }, facts) => {
    const other = param.split(',').find((runnerId) => runnerId !== subject) ?? '';
    const own = positionOf(facts, subject) ?? Number.POSITIVE_INFINITY;
    const others = positionOf(facts, other) ?? Number.POSITIVE_INFINITY;
    return own === others ? refunded : wonIf(own < others);
  },
};
