import { describe, expect, test } from 'vitest';
import { chooseStages, runStages } from './run-stages.ts';
import type { Stage, StageResult } from './stage.ts';

function stageOf(name: string, result: StageResult | Error, ran: string[] = []): Stage {
  const run = async (): Promise<StageResult> => {
    ran.push(name);
    if (result instanceof Error) throw result;
    return result;
  };
  return { name, title: name, budgetSeconds: 60, run };
}

const quiet = (): void => {};
const passes = { counts: { passed: 2, failed: 0 } };

describe('running stages', () => {
  test('adds up what all stages ran', async () => {
    const stages = [stageOf('a', passes), stageOf('b', passes)];
    expect(await runStages(stages, quiet)).toMatchObject({ counts: { passed: 4, failed: 0 } });
  });

  test('prints the time of each beside its budget', async () => {
    const lines: string[] = [];
    await runStages([stageOf('a', passes)], (line) => lines.push(line));
    expect(lines.at(-1)).toMatch(/^--- passed in \d+\.\d s of 60 s$/);
  });

  test('stops at the first failure and names it', async () => {
    const ran: string[] = [];
    const fails = { counts: { passed: 1, failed: 3 }, failure: 'three failed' };
    const stages = [stageOf('a', passes, ran), stageOf('b', fails, ran), stageOf('c', passes, ran)];
    const result = await runStages(stages, quiet);
    expect(result).toMatchObject({ counts: { passed: 3, failed: 3 }, failedStage: 'b' });
    expect(result.times.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(ran).toEqual(['a', 'b']);
  });

  test('checks run side by side and are told in their order; what is no check waits for all of them', async () => {
    const ran: string[] = [];
    const both = Promise.withResolvers<void>();
    const check = (name: string): Stage => ({
      ...stageOf(name, passes),
      isCheck: true,
      run: async () => {
        if (ran.push(`${name} begins`) === 2) both.resolve();
        await both.promise;
        ran.push(`${name} ends`);
        return passes;
      },
    });
    const lines: string[] = [];
    const stages = [check('a'), check('b'), stageOf('c', passes, ran)];
    expect(await runStages(stages, (line) => lines.push(line))).toMatchObject({
      counts: { passed: 6, failed: 0 },
    });
    expect(ran).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c']);
    expect(lines.filter((line) => line.includes('===')).map((line) => line.at(-2))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('what was unsteady in a stage is unsteady in the run, and no failure', async () => {
    const shaky = { ...passes, unsteady: ['a bet is placed'] };
    const result = await runStages([stageOf('a', shaky), stageOf('b', passes)], quiet);
    expect(result).toMatchObject({
      counts: { passed: 4, failed: 0 },
      unsteady: ['a bet is placed'],
    });
    expect(result.failedStage).toBeUndefined();
  });

  test.each([
    ['a failed check', { counts: { passed: 0, failed: 0 }, failure: 'badly formatted' }],
    ['a stage that throws', new Error('no browser')],
  ])('%s counts as one failure', async (_what, result) => {
    const lines: string[] = [];
    const outcome = await runStages([stageOf('a', result)], (line) => lines.push(line));
    expect(outcome).toMatchObject({ counts: { passed: 0, failed: 1 }, failedStage: 'a' });
    expect(lines.join('\n')).toMatch(/FAILED.*(badly formatted|no browser)/);
  });
});

describe('choosing stages', () => {
  const stages = [stageOf('lint', passes), stageOf('unit', passes), stageOf('journeys', passes)];

  test.each([
    [undefined, ['lint', 'unit', 'journeys']],
    ['unit', ['unit']],
    ['journeys, lint', ['lint', 'journeys']],
  ])('--only %s', (only, expected) => {
    expect(chooseStages(stages, only).map((stage) => stage.name)).toEqual(expected);
  });

  test('a name that is no stage is refused with the names that are', () => {
    expect(() => chooseStages(stages, 'units')).toThrow(/units.*lint, unit, journeys/);
  });
});
