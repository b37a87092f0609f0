import { createFormat } from '@pavilion/i18n';
import { describe, expect, it } from 'vitest';
import { endWords } from './end-words.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

describe('when a race ends', () => {
  it.each([
    ['2026-11-21T12:59:00.000Z', now, 'in 59 minutes'],
    ['2026-11-21T12:01:00.000Z', now, 'in 1 minute'],
    ['2026-11-21T13:00:00.000Z', now, 'Today 13:00'],
    ['2026-11-21T22:30:00.000Z', now, 'Today 22:30'],
    ['2026-11-22T00:30:00.000Z', now, 'Tomorrow 00:30'],
    ['2026-11-28T09:00:00.000Z', now, 'Sat, Nov 28 09:00'],
    ['2026-11-21T12:01:00.000Z', null, 'Sat, Nov 21 12:01'],
    ['2026-11-21T11:58:00.000Z', now, 'now'],
  ])('%s seen at %s reads %s', (end, nowMs, words) => {
    const format = createFormat({ tag: 'en-US', timeZone: 'UTC' });
    expect(endWords(format, end, nowMs)).toBe(words);
  });

  it('is said in the language of the page', () => {
    const format = createFormat({ tag: 'ru', timeZone: 'UTC' });
    expect(endWords(format, '2026-11-21T12:30:00.000Z', now)).toBe('через 30 минут');
  });
});
