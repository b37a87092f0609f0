import { expect, it } from 'vitest';
import { createSiteDirectory, normaliseHost } from './site-directory.ts';
import type { Site } from './site.ts';

const siteOn = (...domains: string[]): Site =>
  // Only the fields the directory reads.
  ({ id: 'id', externalId: 'one', domains }) as unknown as Site;

/** A directory whose readings end when they are told to. */
async function directoryOf(first: Site[]) {
  const readings: Array<{ end(sites: Site[]): void; fail(): void }> = [];
  let change = (): void => undefined;
  const made = createSiteDirectory({
    readAll: () =>
      new Promise((resolve, reject) => {
        readings.push({ end: resolve, fail: () => reject(new Error('no database')) });
      }),
    watch: (onChanged) => {
      change = onChanged;
      return () => undefined;
    },
  });
  await turn();
  readings[0]?.end(first);
  return { directory: await made, readings, change: () => change() };
}

/** Lets everything run that waits for nothing but its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const one = siteOn('first.test');
const both = siteOn('first.test', 'second.test');

it('reads once for a burst of changes, and knows all of them then', async () => {
  const { directory, readings, change } = await directoryOf([one]);
  for (let index = 0; index < 50; index += 1) change();
  const asked = Array.from({ length: 50 }, () => directory.refresh());
  await turn();
  expect(readings).toHaveLength(2);
  readings[1]?.end([both]);
  await Promise.all(asked);
  expect(directory.byHost('second.test')?.externalId).toBe('one');
  await turn();
  expect(readings).toHaveLength(2);
});

it('reads once more for changes that come while it reads, however many', async () => {
  const { directory, readings, change } = await directoryOf([one]);
  change();
  await turn();
  for (let index = 0; index < 50; index += 1) change();
  const late = directory.refresh();
  await turn();
  expect(readings).toHaveLength(2);
  // It began before the changes: what it saw is not what was asked for.
  readings[1]?.end([one]);
  await turn();
  expect(readings).toHaveLength(3);
  expect(directory.byHost('second.test')).toBeNull();
  readings[2]?.end([both]);
  await late;
  expect(directory.byHost('second.test')?.externalId).toBe('one');
  await turn();
  expect(readings).toHaveLength(3);
});

it('loses no change where a reading fails: who asked is told, who asked meanwhile is read for', async () => {
  const { directory, readings } = await directoryOf([one]);
  const early = directory.refresh();
  await turn();
  const late = directory.refresh();
  readings[1]?.fail();
  await expect(early).rejects.toThrow('no database');
  await turn();
  readings[2]?.end([both]);
  await late;
  expect(directory.byHost('second.test')?.externalId).toBe('one');
  directory.close();
});

it.each([
  ['Casino1.LOCALHOST:4000', 'casino1.localhost'],
  ['[::1]:4000', '[::1]'],
  ['localhost.', 'localhost'],
])('reads the host %s as %s', (host, expected) => {
  expect(normaliseHost(host)).toBe(expected);
});
