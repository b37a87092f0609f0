import { describe, expect, it } from 'vitest';
import { stakeProblem, type StakeProblem } from './stake-problem.ts';

const bounds = { min_stake: '1.00', max_stake: '250.50', refusal: null };

describe('a typed stake', () => {
  it.each<[string, StakeProblem | null]>([
    ['', null],
    ['  ', null],
    ['1', null],
    ['0,99', 'belowMinimum'],
    ['0', 'belowMinimum'],
    ['250.50', null],
    ['250.51', 'aboveMaximum'],
    ['10.555', 'invalidAmount'],
    ['1.2.3', 'invalidAmount'],
    ['1,5x', 'invalidAmount'],
    ['1e3', 'invalidAmount'],
    ['-5', 'invalidAmount'],
    ['١٢', 'invalidAmount'],
  ])('"%s" is refused as %s', (stake, expected) => {
    expect(stakeProblem({ stake }, 'USD', bounds)).toBe(expected);
  });

  it('is not judged by bounds that are not known or mean nothing', () => {
    expect(stakeProblem({ stake: '9999' }, 'USD', null)).toBeNull();
    expect(
      stakeProblem({ stake: '9999' }, 'USD', { ...bounds, refusal: 'marketClosed' }),
    ).toBeNull();
  });

  it('of a free bet is not judged: it is what the voucher brings', () => {
    const voucher = { id: 'v', kind: 'free_bet', amount: '9999.00' } as const;
    const free = { ...voucher, boostPercent: null, maxExtra: null };
    expect(stakeProblem({ stake: '9999', voucher: free }, 'USD', bounds)).toBeNull();
  });
});
