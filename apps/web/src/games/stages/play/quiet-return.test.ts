import { afterEach, describe, expect, it } from 'vitest';
import { useLayoutStore, type Site } from '../../../core/stores/layout.store.ts';
import type { RoundRecord } from '../../game-info.ts';
import { isQuiet } from './quiet-return.ts';

const round = (payout: string, state: RoundRecord['state'] = 'settled') =>
  ({ payout, stake: '2.00', state }) as RoundRecord;

function under(isNeutral: boolean): void {
  const rules = { is_small_return_neutral: isNeutral } as Site['rules'];
  useLayoutStore.setState({ site: { rules } as Site });
}

describe('isSmallReturnNeutral', () => {
  afterEach(() => useLayoutStore.setState({ site: null }));

  it.each([
    ['nothing', round('0.00'), true],
    ['half the stake', round('1.00'), true],
    ['the stake', round('2.00'), true],
    ['a cent more', round('2.01'), false],
    ['a hand that is still open', round('0.00', 'open'), false],
    ['no round', null, false],
  ])('of %s nothing is celebrated: %#', (_what, played, quiet) => {
    under(true);
    expect(isQuiet(played)).toBe(quiet);
  });

  it('lets a place without the rule be as glad as it was', () => {
    under(false);
    expect(isQuiet(round('1.00'))).toBe(false);
    useLayoutStore.setState({ site: null });
    expect(isQuiet(round('1.00'))).toBe(false);
  });
});
