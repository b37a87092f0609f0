import { expect, test } from 'vitest';
import { crashedFile } from './crashes.ts';

const ended = (how: string) => ({
  message: '[vitest-pool]: Worker forks emitted error.',
  cause: new Error(
    `Worker exited unexpectedly with ${how} during started state while running test file /p/a.test.ts`,
  ),
});

test.each(['SIGSEGV', 'SIGTRAP', 'SIGILL', 'SIGBUS'])('%s is a crash of the runtime', (signal) => {
  expect(crashedFile(ended(`signal ${signal}`))).toBe('/p/a.test.ts');
});

test.each([
  ['a test that ends the process', ended('exit code 1')],
  ['a process that is killed, as for want of memory', ended('signal SIGKILL')],
  ['V8 giving up, as for want of memory', ended('signal SIGABRT')],
  ['a failing assertion', { message: 'expected 1 to be 2' }],
  ['a cause without words', { message: 'failed', cause: 3 }],
])('%s is none', (_what, error) => {
  expect(crashedFile(error)).toBeNull();
});
