import { describe, expect, it } from 'vitest';
import { audienceRules, ineligibility, type Audience, type PlayerFacts } from './index.ts';

const now = new Date('2026-11-28T00:00:00Z');
const player: PlayerFacts = {
  level: 2,
  country: 'PH',
  registeredAt: new Date('2026-11-01T00:00:00Z'),
  verifiedLevel: 1,
  depositCount: 1,
  lastSeenAt: new Date('2026-11-20T00:00:00Z'),
  affiliateCode: 'mate',
};

describe('the audience of an item', () => {
  it.each<[Audience, string | null]>([
    [{}, null],
    [{ levels: { from: 2, to: 2 } }, null],
    [{ levels: { from: 3 } }, 'level_from'],
    [{ levels: { to: 1 } }, 'level_to'],
    [{ countries: ['PH', 'MY'] }, null],
    [{ countries: ['MY'] }, 'countries'],
    [{ registered: { from: '2026-11-01T08:00:00+08:00' } }, null],
    [{ registered: { from: '2026-11-02T00:00:00Z' } }, 'registered_from'],
    [{ registered: { to: '2026-11-01T00:00:00Z' } }, 'registered_to'],
    [{ verified_level: 1 }, null],
    [{ verified_level: 2 }, 'verified_level'],
    [{ deposited: true }, null],
    [{ deposited: false }, 'deposited'],
    [{ inactive_days: 8 }, null],
    [{ inactive_days: 9 }, 'inactive_days'],
    [{ affiliate_codes: ['mate'] }, null],
    [{ affiliate_codes: ['other'] }, 'affiliate_codes'],
    [{ levels: { from: 9 }, countries: ['MY'] }, 'level_from'],
  ])('%o leaves the player out by %s', (audience, rule) => {
    expect(ineligibility(audience, player, now)).toBe(rule);
  });

  it('shows every condition that decides', () => {
    const rules = audienceRules({ levels: { from: 1, to: 5 }, countries: ['PH'], deposited: true });
    expect(rules.map(({ rule, value }) => `${rule}=${value}`)).toEqual([
      'level_from=1',
      'level_to=5',
      'countries=PH',
      'deposited=true',
    ]);
    expect(audienceRules(undefined)).toEqual([]);
  });
});
