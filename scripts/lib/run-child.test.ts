import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { exitCodeOf } from './run-child.mjs';

const runChildUrl = new URL('./run-child.mjs', import.meta.url).href;

/**
 * A launcher whose child says "ready" and answers a signal as the product does: in good order, with
 * exit code 7.
 */
const child = `
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(7));
  setInterval(() => {}, 1000);
  console.log('ready');
`;
const launcher = `
  import { runChild } from ${JSON.stringify(runChildUrl)};
  process.exitCode = await runChild(process.execPath, ['-e', ${JSON.stringify(child)}]);
`;

describe('running a child', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s reaches it, and its exit code comes back',
    async (signal) => {
      const running = spawn(process.execPath, ['--input-type=module', '-e', launcher], {
        cwd: fileURLToPath(new URL('.', import.meta.url)),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(running.stdout, 'data');
      running.kill(signal);
      const [code] = await once(running, 'exit');
      expect(code).toBe(7);
    },
  );

  test.each([
    [0, null, 0],
    [3, null, 3],
    [null, 'SIGTERM', 143],
    [null, 'SIGKILL', 137],
    [null, null, 1],
  ])('exit code %s and signal %s give %i', (code, signal, expected) => {
    expect(exitCodeOf(code, signal)).toBe(expected);
  });
});
