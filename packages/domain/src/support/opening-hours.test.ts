import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, nextOpening, parseOpeningHours } from './opening-hours.ts';

const hoursOf = (text: string) => {
  const hours = parseOpeningHours(text);
  if (!hours) throw new Error(`${text} cannot be read`);
  return hours;
};

describe('opening hours', () => {
  it.each([
    ['', false],
    ['Mo-Su 00:00-24:00', true],
    ['Mo-Fr 09:00-18:00, Sa 10:00-14:00', true],
    ['Mo 09:00-12:00,Mo 13:00-18:00', true],
    ['Sa-Mo 10:00-12:00', true],
    ['Mo 18:00-09:00', false],
    ['Mo 09:00-24:01', false],
    ['Mo 09:60-18:00', false],
    ['Xx 09:00-18:00', false],
    ['Mo-Fr', false],
    ['Mo 9:00-18:00', false],
  ])('%j can be read: %s', (text, isRead) => {
    expect(parseOpeningHours(text) !== null).toBe(isRead);
  });

  it.each([
    // 21 November 2026 is a Saturday; Manila is eight hours ahead.
    ['Mo-Fr 09:00-18:00', 'Asia/Manila', '2026-11-20T01:00:00Z', true],
    ['Mo-Fr 09:00-18:00', 'Asia/Manila', '2026-11-20T00:59:59Z', false],
    ['Mo-Fr 09:00-18:00', 'Asia/Manila', '2026-11-20T10:00:00Z', false],
    ['Mo-Fr 09:00-18:00', 'Asia/Manila', '2026-11-21T03:00:00Z', false],
    ['Sa-Mo 10:00-12:00', 'UTC', '2026-11-22T11:59:00Z', true],
    ['Mo-Su 00:00-24:00', 'Europe/Malta', '2026-11-22T22:59:59Z', true],
  ])('%s in %s at %s: %s', (text, zone, at, isOpen) => {
    expect(isOpenAt(hoursOf(text), zone, new Date(at))).toBe(isOpen);
  });

  it.each([
    ['Mo-Fr 09:00-18:00', 'Asia/Manila', '2026-11-20T10:30:30Z', '2026-11-23T01:00:00.000Z'],
    ['Mo 09:00-18:00', 'UTC', '2026-11-23T18:00:00Z', '2026-11-30T09:00:00.000Z'],
    ['Sa 10:00-14:00', 'UTC', '2026-11-21T09:00:00Z', '2026-11-21T10:00:00.000Z'],
    // The clocks of Malta go back an hour in the night to 25 October 2026.
    ['Mo 09:00-18:00', 'Europe/Malta', '2026-10-24T12:00:00Z', '2026-10-26T08:00:00.000Z'],
    ['Mo 09:00-18:00', 'Europe/Malta', '2026-03-28T12:00:00Z', '2026-03-30T07:00:00.000Z'],
  ])('%s in %s after %s: %s', (text, zone, at, next) => {
    expect(nextOpening(hoursOf(text), zone, new Date(at))?.toISOString()).toBe(next);
  });

  it('opens at an instant at which it is open, and not before', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Manila', 'Europe/Malta', 'America/New_York');
    const instant = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const hours = hoursOf('Mo-We 09:00-12:30, Fr 14:00-24:00');
    fc.assert(
      fc.property(zones, instant, (zone, at) => {
        const next = nextOpening(hours, zone, at);
        if (!next) throw new Error('it opens every week');
        expect(isOpenAt(hours, zone, next)).toBe(true);
        expect(next.getTime()).toBeGreaterThanOrEqual(at.getTime());
        if (next > at) expect(isOpenAt(hours, zone, new Date(next.getTime() - 60_000))).toBe(false);
      }),
    );
  });
});
