import { describe, expect, it } from 'vitest';
import { newTotpSecret, otpauthUrl, stepOfCode } from './totp-code.ts';

// RFC 6238, appendix B: the key is the ASCII text 12345678901234567890, the codes are the last six
// digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %i s: %s is of step %i', (seconds, code, step) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(step);
  });

  it('are taken one step early and one late, and no further', () => {
    for (const [seconds, step] of [
      [59 - 30, 1],
      [59 + 30, 1],
      [59 + 60, null],
    ] as const)
      expect(stepOfCode(secret, '287082', at(seconds))).toBe(step);
    expect(stepOfCode(secret, '287083', at(59))).toBeNull();
    expect(stepOfCode(secret, '', at(59))).toBeNull();
  });

  it('come from a key of 160 bits that is told with site and account', () => {
    const made = newTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauthUrl({ secret: made, issuer: 'Casino: One', account: 'ana' }));
    expect(decodeURIComponent(url.pathname)).toContain('Casino  One:ana');
    expect(url.searchParams.get('secret')).toBe(made);
    expect(url.searchParams.get('issuer')).toBe('Casino  One');
  });
});
