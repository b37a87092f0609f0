import { expect, it } from 'vitest';
import { isLoopbackHost } from './loopback.ts';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.0.0.1.example.com', false],
  ['pavilion.example', false],
])('%s is this machine alone: %s', (host, isAlone) => {
  expect(isLoopbackHost(host)).toBe(isAlone);
});
