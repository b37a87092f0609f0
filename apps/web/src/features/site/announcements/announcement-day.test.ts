import { describe, expect, it } from 'vitest';
import { dueAnnouncements, isFor, parseDayOff, putOff, visitorDay } from './announcement-day.ts';

const [today, tomorrow] = ['2026-11-21', '2026-11-22'] as const;
const announced = (...ids: string[]) => ids.map((announcement_id) => ({ announcement_id }));
const idsOf = (items: { announcement_id: string }[]) =>
  items.map(({ announcement_id }) => announcement_id);

describe("don't show again today", () => {
  it.each([
    ['nothing put off', null, today, ['a', 'b'], ['a', 'b']],
    ['all put off today', { day: today, ids: ['a', 'b'] }, today, ['a', 'b'], []],
    ['put off yesterday', { day: today, ids: ['a', 'b'] }, tomorrow, ['a', 'b'], ['a', 'b']],
    ['a new one appears', { day: today, ids: ['a', 'b'] }, today, ['c', 'a', 'b'], ['c']],
    ['one put off is gone', { day: today, ids: ['a', 'b'] }, today, ['b'], []],
    ['no announcements', { day: today, ids: ['a'] }, today, [], []],
  ] as const)('%s', (_case, off, day, inForce, due) => {
    expect(idsOf(dueAnnouncements(announced(...inForce), off, day))).toEqual(due);
  });

  it('adds to what was put off earlier the same day', () => {
    expect(putOff({ day: today, ids: ['a'] }, ['b', 'a'], today)).toEqual({
      day: today,
      ids: ['a', 'b'],
    });
  });

  it('forgets other days', () => {
    expect(putOff({ day: today, ids: ['a'] }, ['b'], tomorrow)).toEqual({
      day: tomorrow,
      ids: ['b'],
    });
  });
});

describe('the day of the visitor', () => {
  it.each([
    [new Date(2026, 10, 21, 0, 0, 0), '2026-11-21'],
    [new Date(2026, 10, 21, 23, 59, 59), '2026-11-21'],
    [new Date(2026, 0, 5, 12), '2026-01-05'],
  ])('of %s is %s', (moment, day) => {
    expect(visitorDay(moment)).toBe(day);
  });
});

describe('what the browser stored', () => {
  it.each([
    ['{"day":"2026-11-21","ids":["a"]}', { day: today, ids: ['a'] }],
    [null, null],
    ['', null],
    ['["a"]', null],
    ['{"day":1,"ids":[]}', null],
    ['{"day":"2026-11-21"}', null],
    ['not json', null],
  ])('%j is read as %j', (text, off) => {
    expect(parseDayOff(text)).toEqual(off);
  });
});

describe('whom an announcement is for', () => {
  it.each([
    [undefined, true, true],
    ['all', false, true],
    ['players', true, true],
    ['players', false, false],
    ['guests', true, false],
    ['guests', false, true],
  ] as const)('%s, seen by a player %s: %s', (audience, isPlayer, expected) => {
    expect(isFor({ announcement_id: 'a', audience }, isPlayer)).toBe(expected);
  });
});
