import { expect, it } from 'vitest';
import { createReplayGate } from './replay-gate.ts';

it('lets few read at once, the others after them, and turns away who is too many', async () => {
  const gate = createReplayGate({ atOnce: 2, waitingMax: 3 });
  let running = 0;
  let most = 0;
  const read = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return 'read';
  };
  const fails = async (): Promise<never> => {
    throw new Error('no database');
  };
  const failing = gate.pass(fails).catch(() => 'failed');
  const answers = await Promise.all(Array.from({ length: 8 }, () => gate.pass(read)));
  expect(await failing).toBe('failed');
  expect(most).toBeLessThanOrEqual(2);
  expect(answers.filter((answer) => answer === 'read')).toHaveLength(4);
  expect(answers.filter((answer) => answer === null)).toHaveLength(4);
  expect(await gate.pass(read)).toBe('read');
});
