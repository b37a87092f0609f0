import { createFormat } from '@pavilion/i18n';
import { expect, it } from 'vitest';
import { offTime } from './off-time.ts';

const tags = ['en-US', 'fil', 'zh-Hans', 'zh-Hant', 'es', 'ru', 'vi', 'ms', 'ne'] as const;

it.each(tags)('is the time alone on a clock of 24 hours, in %s', (tag) => {
  const format = createFormat({ tag, timeZone: 'Asia/Manila' });
  expect(offTime(format, '2026-11-21T12:05:00.000Z')).toBe('20:05');
});
