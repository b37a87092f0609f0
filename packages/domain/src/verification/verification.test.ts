import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  documentKinds,
  isBirthDate,
  openRequests,
  personKey,
  roomOf,
  standingOf,
  type HeldDocument,
  type LevelRule,
} from './index.ts';

const rule = (level: number, required: LevelRule['required']): LevelRule => ({
  level,
  required,
  depositMaxMinor: BigInt(level + 1) * 100n,
  withdrawalMaxMinor: null,
});
const rules = [rule(0, []), rule(1, ['identity']), rule(2, ['selfie', 'address'])];
const held = (kind: HeldDocument['kind'], state: HeldDocument['state']): HeldDocument => ({
  kind,
  state,
});

describe('the age of a player', () => {
  it.each([
    ['2008-11-23', '2026-11-22T23:59:59Z', 17],
    ['2008-11-23', '2026-11-23T00:00:00Z', 18],
    ['2008-02-29', '2026-02-28T12:00:00Z', 17],
    ['2008-02-29', '2026-03-01T00:00:00Z', 18],
    ['2007-02-29', '2026-03-01T00:00:00Z', null],
    ['2026-13-01', '2026-03-01T00:00:00Z', null],
    ['1990-4-30', '2026-03-01T00:00:00Z', null],
  ])('born %s is on %s %s', (born, now, age) => {
    expect(ageOn(born, new Date(now))).toBe(age);
  });

  it('is none of a day to come or before anybody alive', () => {
    const now = new Date('2026-11-23T00:00:00Z');
    expect(['2026-11-24', '1905-01-01', '1985-05-05'].map((day) => isBirthDate(day, now))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the standing of a player', () => {
  it.each([
    [[], 0, 'none', ['identity']],
    [[held('identity', 'checking')], 0, 'checking', []],
    [[held('identity', 'refused')], 0, 'incomplete', ['identity']],
    [[held('identity', 'expired')], 0, 'incomplete', ['identity']],
    [[held('identity', 'approved')], 1, 'incomplete', ['selfie', 'address']],
    [[held('selfie', 'approved'), held('address', 'approved')], 0, 'incomplete', ['identity']],
    [
      [held('identity', 'approved'), held('selfie', 'checking'), held('address', 'refused')],
      1,
      'incomplete',
      ['address'],
    ],
    [documentKinds.map((kind) => held(kind, 'approved')), 2, 'verified', []],
  ] as const)('with %j is level %i', (documents, level, state, missing) => {
    expect(standingOf(rules, documents)).toMatchObject({ level, state, missing });
  });

  it('needs nothing where the site asks for nothing', () => {
    expect(standingOf([], [])).toEqual({ level: 0, next: null, missing: [], state: 'verified' });
  });

  it('never falls by one more approved document', () => {
    const documents = fc.array(
      fc.record({
        kind: fc.constantFrom(...documentKinds),
        state: fc.constantFrom('checking', 'approved', 'refused', 'expired'),
      }),
    );
    fc.assert(
      fc.property(documents, fc.constantFrom(...documentKinds), (some, kind) => {
        const more = [...some, held(kind, 'approved')];
        expect(standingOf(rules, more).level).toBeGreaterThanOrEqual(standingOf(rules, some).level);
      }),
    );
  });
});

describe('what an operator asked for', () => {
  const asked = (kind: HeldDocument['kind'], day: number) => ({
    kind,
    reason: 'unclear' as const,
    askedAt: new Date(Date.UTC(2026, 10, day)),
  });
  const given = (kind: HeldDocument['kind'], state: HeldDocument['state'], day: number) => ({
    ...held(kind, state),
    givenAt: new Date(Date.UTC(2026, 10, day)),
  });
  it.each([
    ['nothing was given', [], ['address']],
    ['it was given before', [given('address', 'approved', 9)], ['address']],
    ['another kind was given', [given('selfie', 'approved', 11)], ['address']],
    ['what was given was refused', [given('address', 'refused', 11)], ['address']],
    ['it is being checked', [given('address', 'checking', 11)], []],
    ['it was found good', [given('address', 'approved', 10)], []],
    ['it was good and has run out', [given('address', 'expired', 11)], []],
  ])('when %s, still asks for %j', (_case, documents, kinds) => {
    expect(openRequests([asked('address', 10)], documents).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('one person', () => {
  it('has one key, however he writes his names', () => {
    const key = personKey('José Ángel  Cruz', '1990-01-02');
    expect(personKey('cruz, jose angel', '1990-01-02')).toBe(key);
    expect(personKey('José Ángel Cruz', '1990-01-03')).not.toBe(key);
    expect(personKey('李小龙', '1990-01-02')).not.toBe(personKey('李小虎', '1990-01-02'));
  });
});

it('what is left is never below nothing, and no ceiling leaves all', () => {
  expect([roomOf(null, 5n), roomOf(10n, 4n), roomOf(10n, 12n)]).toEqual([null, 6n, 0n]);
});
