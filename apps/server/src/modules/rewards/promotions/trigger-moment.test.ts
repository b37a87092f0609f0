import { describe, expect, it } from 'vitest';
import type { RewardItem } from '../campaigns/index.ts';
import { answersMoment, isGivenByAgreeing, type Moment } from './trigger-moment.ts';

const item = (trigger: object) => ({
  fields: { kind: 'tokens', code: 'x', amount: '1', trigger } as unknown as RewardItem['fields'],
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
});
const signup = (at: string): Moment => ({ on: 'signup', at: new Date(at) });
const level = (above: number, upTo: number): Moment => ({ on: 'level', above, upTo });

describe('a moment', () => {
  it.each<[object, Moment, boolean]>([
    [{ on: 'signup' }, signup('2026-11-01T00:00:00Z'), true],
    [{ on: 'signup' }, signup('2026-11-30T23:59:59.999Z'), true],
    [{ on: 'signup' }, signup('2026-12-01T00:00:00Z'), false],
    [{ on: 'signup' }, signup('2026-10-31T23:59:59.999Z'), false],
    [{ on: 'level', level: 3 }, signup('2026-11-02T00:00:00Z'), false],
    [{ on: 'level', level: 3 }, level(2, 3), true],
    [{ on: 'level', level: 3 }, level(0, 5), true],
    [{ on: 'level', level: 3 }, level(3, 5), false],
    [{ on: 'level', level: 3 }, level(0, 2), false],
    [{ on: 'claim' }, level(0, 2), false],
  ])('an item with %o at %o is given: %s', (trigger, moment, isGiven) => {
    expect(answersMoment(item(trigger), moment)).toBe(isGiven);
  });
});

describe('agreeing', () => {
  const facts = (registeredAt: string, standing: number) => ({
    ...{ country: 'PH', verifiedLevel: 0, depositCount: 0, affiliateCode: null },
    ...{ registeredAt: new Date(registeredAt), lastSeenAt: new Date(registeredAt) },
    level: standing,
  });
  it.each<[object, string, number, boolean]>([
    [{ on: 'claim' }, '2020-01-01T00:00:00Z', 0, true],
    [{ on: 'signup' }, '2026-11-10T00:00:00Z', 0, true],
    [{ on: 'signup' }, '2020-01-01T00:00:00Z', 0, false],
    [{ on: 'level', level: 2 }, '2020-01-01T00:00:00Z', 2, true],
    [{ on: 'level', level: 2 }, '2020-01-01T00:00:00Z', 1, false],
    [{ on: 'deposit' }, '2026-11-10T00:00:00Z', 9, false],
  ])('to %o of one who came at %s with level %i gives at once: %s', (trigger, at, vip, isGiven) => {
    expect(isGivenByAgreeing(item(trigger), facts(at, vip))).toBe(isGiven);
  });
});
