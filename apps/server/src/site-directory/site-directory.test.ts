import { expect, it } from 'vitest';
import { createSiteDirectory, normaliseHost } from './site-directory.ts';
import type { Site } from './site.ts';

const siteOn = (...domains: string[]): Site =>
  // Only the fields the directory reads.
  ({ id: 'id', externalId: 'one', domains }) as unknown as Site;

it('keeps the newest reading when an older one ends later', async () => {
  const readings: Array<(sites: Site[]) => void> = [];
  let change = (): void => undefined;
  const made = createSiteDirectory({
    readAll: () => new Promise((resolve) => readings.push(resolve)),
    watch: (onChanged) => {
      change = onChanged;
      return () => undefined;
    },
  });
  readings[0]?.([siteOn('first.test')]);
  const directory = await made;
  change();
  const newest = directory.refresh();
  readings[2]?.([siteOn('first.test', 'second.test')]);
  await newest;
  readings[1]?.([siteOn('first.test')]);
  await Promise.resolve();
  await Promise.resolve();
  expect(directory.byHost('second.test')?.externalId).toBe('one');
});

it.each([
  ['Casino1.LOCALHOST:4000', 'casino1.localhost'],
  ['[::1]:4000', '[::1]'],
  ['localhost.', 'localhost'],
])('reads the host %s as %s', (host, expected) => {
  expect(normaliseHost(host)).toBe(expected);
});
