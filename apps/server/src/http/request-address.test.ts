import { expect, it } from 'vitest';
import { originOf } from './request-address.ts';

it.each([
  ['casino1.localhost', 'http://casino1.localhost'],
  ['CASINO1.LocalHost:4000', 'http://casino1.localhost:4000'],
  ['casino1.localhost.', 'http://casino1.localhost'],
  ['casino1.localhost.:4000', 'http://casino1.localhost:4000'],
  ['[::1]:4000', 'http://[::1]:4000'],
])('a request to %s is one to %s', (host, origin) => {
  expect(originOf({ host, protocol: 'http' })).toBe(origin);
});
