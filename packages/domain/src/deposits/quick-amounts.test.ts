import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickAmounts } from './index.ts';

const bounds = { minMinor: 100n, maxMinor: 10_000n };

describe('quick amounts', () => {
  it.each<[string, bigint[], bigint[], bigint[]]>([
    ['nothing paid, nothing set: multiples of the least', [], [], [100n, 500n, 1000n, 5000n]],
    ['nothing paid: the site’s', [300n, 600n], [], [300n, 600n]],
    ['one payment comes first, the site’s fill up', [300n, 600n], [450n], [300n, 450n, 600n]],
    ['the latest and the median', [], [700n, 200n, 250n], [100n, 250n, 500n, 700n]],
    ['of two payments the lower is usual', [], [900n, 300n], [100n, 300n, 500n, 900n]],
    ['what is out of the limits now is left out', [], [50n, 20_000n], [100n, 500n, 1000n, 5000n]],
    ['the same once', [500n], [500n, 500n], [500n]],
  ])('%s', (_name, siteMinor, paidMinor, expected) => {
    expect(quickAmounts({ ...bounds, siteMinor, paidMinor })).toEqual(expected);
  });

  it('rise, differ, lie within the limits, and are four at most', () => {
    const amount = fc.bigInt(1n, 20_000n);
    fc.assert(
      fc.property(fc.array(amount), fc.array(amount), (siteMinor, paidMinor) => {
        const offered = quickAmounts({ ...bounds, siteMinor, paidMinor });
        expect(offered.length).toBeLessThanOrEqual(4);
        expect(offered.every((minor) => minor >= 100n && minor <= 10_000n)).toBe(true);
        expect(
          offered.every((minor, index) => index === 0 || minor > (offered[index - 1] ?? 0n)),
        ).toBe(true);
        const [last] = paidMinor;
        if (last !== undefined && last >= 100n && last <= 10_000n) expect(offered).toContain(last);
      }),
    );
  });
});
