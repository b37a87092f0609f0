import { createTestClock } from '@pavilion/test-kit';
import { beforeEach, expect, it } from 'vitest';
import type { ServerContext } from './context.ts';
import { rememberFor } from './remember.ts';
import type { Site } from './site-directory/index.ts';

const clock = createTestClock(new Date('2026-11-21T12:00:00Z'));
// Only what remembering asks of a process and a site.
const newContext = () => ({ clock }) as unknown as ServerContext;
const siteOf = (id: string) => ({ id }) as unknown as Site;
const [alpha, beta] = [siteOf('alpha'), siteOf('beta')];

let context: ServerContext;
let readings: string[];
beforeEach(() => {
  context = newContext();
  readings = [];
});

const answerOf = rememberFor(1000, async (_context, site: Site, language: string) => {
  const reading = `${site.id} ${language}`;
  readings.push(reading);
  if (language === 'broken') throw new Error('broken');
  return reading;
});

it('reads once in a while for each site and word, however many ask', async () => {
  const answers = await Promise.all([
    answerOf(context, alpha, 'EN'),
    answerOf(context, alpha, 'EN'),
    answerOf(context, alpha, 'RUS'),
    answerOf(context, beta, 'EN'),
  ]);
  expect(answers).toEqual(['alpha EN', 'alpha EN', 'alpha RUS', 'beta EN']);
  expect(readings).toEqual(['alpha EN', 'alpha RUS', 'beta EN']);
  clock.advance(999);
  await answerOf(context, alpha, 'EN');
  expect(readings).toHaveLength(3);
  clock.advance(1);
  await answerOf(context, alpha, 'EN');
  expect(readings).toHaveLength(4);
});

it('keeps nothing from one process for another', async () => {
  await answerOf(context, alpha, 'EN');
  await answerOf(newContext(), alpha, 'EN');
  expect(readings).toHaveLength(2);
});

it('does not remember a failure', async () => {
  await expect(answerOf(context, alpha, 'broken')).rejects.toThrow('broken');
  await expect(answerOf(context, alpha, 'broken')).rejects.toThrow('broken');
  expect(readings).toHaveLength(2);
});
