import { describe, expect, it } from 'vitest';
import type { MessageTag } from '../message-tags.ts';
import { createFormat } from './index.ts';

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
const format = (tag: MessageTag, timeZone = 'Asia/Manila') => createFormat({ tag, timeZone });
/** 21 November, 18:00 in Manila. */
const now = '2026-11-21T10:00:00.000Z';

describe('kick-off', () => {
  it.each([
    ['today', '2026-11-21T12:45:00.000Z', 'Today 20:45'],
    ['the last minute of today', '2026-11-21T15:59:00.000Z', 'Today 23:59'],
    ['midnight', '2026-11-21T16:00:00.000Z', 'Tomorrow 00:00'],
    ['tomorrow', '2026-11-22T07:30:00.000Z', 'Tomorrow 15:30'],
    ['the day after', '2026-11-23T07:30:00.000Z', 'Mon, Nov 23 15:30'],
    ['yesterday', '2026-11-20T07:30:00.000Z', 'Fri, Nov 20 15:30'],
    ['half a year away', '2027-08-14T07:30:00.000Z', 'Sat, Aug 14, 2027 15:30'],
  ])('%s', (_name, moment, expected) => {
    expect(plain(format('en-US').kickOff(moment, now))).toBe(expected);
  });

  it('is the day of the visitor’s zone, not of the server’s', () => {
    const moment = '2026-11-21T23:30:00.000Z';
    expect(format('en-US', 'America/New_York').kickOff(moment, now)).toBe('Today 18:30');
    expect(format('en-US', 'Asia/Tokyo').kickOff(moment, now)).toBe('Tomorrow 08:30');
  });

  it('counts days, not hours, where the clocks change', () => {
    // 25 October 2026 has 25 hours in Madrid.
    const eve = '2026-10-24T22:30:00.000Z';
    expect(format('en-US', 'Europe/Madrid').dayName('2026-10-25T22:30:00.000Z', eve)).toBe('Today');
    expect(format('en-US', 'Europe/Madrid').dayName('2026-10-25T23:30:00.000Z', eve)).toBe(
      'Tomorrow',
    );
  });

  it('is the date where the present is not known', () => {
    expect(plain(format('en-US').kickOff('2026-11-21T12:45:00.000Z', null))).toBe(
      'Sat, Nov 21 20:45',
    );
  });

  it.each<[MessageTag, string, string]>([
    ['fil', 'Today 20:45', 'Mon, Nov 23 15:30'],
    ['zh-Hans', '今天 20:45', '11月23日周一 15:30'],
    ['zh-Hant', '今天 20:45', '11月23日週一 15:30'],
    ['es', 'Hoy 20:45', 'Lun, 23 nov 15:30'],
    ['ru', 'Сегодня 20:45', 'Пн, 23 нояб. 15:30'],
    ['vi', 'Hôm nay 20:45', 'Thứ 2, 23 thg 11 15:30'],
    ['ms', 'Hari ini 20:45', 'Isn, 23 Nov 15:30'],
    ['ne', 'आज 20:45', 'नोभेम्बर 23, सोम 15:30'],
  ])('in %s', (tag, today, later) => {
    expect(plain(format(tag).kickOff('2026-11-21T12:45:00.000Z', now))).toBe(today);
    expect(plain(format(tag).kickOff('2026-11-23T07:30:00.000Z', now))).toBe(later);
  });

  it.each([
    ['Asia/Kathmandu', '2026-11-22', 'Sun, Nov 22'],
    ['America/Los_Angeles', '2026-11-22', 'Sun, Nov 22'],
    ['Pacific/Kiritimati', '2027-08-14', 'Sat, Aug 14, 2027'],
  ])('a day that was announced alone is itself in %s', (zone, day, expected) => {
    expect(plain(format('en-US', zone).announcedDay(day, now))).toBe(expected);
  });

  it('has a key for the calendar day', () => {
    expect(format('ne').calendarDay('2026-11-21T16:00:00.000Z')).toBe('2026-11-22');
  });
});
