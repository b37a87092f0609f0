import { addCounts, noTests, type TestCounts } from './reports.ts';
import { keepingOutput } from './run-command.ts';
import type { Stage, StageResult } from './stage.ts';

type Print = (line: string) => void;

/** What a stage took; `seconds` beside the budget it has. */
export type StageTime = Pick<Stage, 'name' | 'budgetSeconds'> & { readonly seconds: number };

/**
 * What a run of stages came to; `failedStage` is where it stopped. `unsteady` names the tests that
 * passed only when they were run once more, `times` what each stage took.
 */
export type RunResult = {
  readonly counts: TestCounts;
  readonly failedStage?: string;
  readonly unsteady: readonly string[];
  readonly times: readonly StageTime[];
};

/**
 * Chooses the stages that `--only a,b` names, in their own order; throws on a name that is none.
 */
export function chooseStages(stages: readonly Stage[], only: string | undefined): readonly Stage[] {
  if (only === undefined) return stages;
  const wanted = only.split(',').map((name) => name.trim());
  const known = stages.map((stage) => stage.name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`no stage is called ${unknown.join(', ')}; there are: ${known.join(', ')}`);
  }
  return stages.filter((stage) => wanted.includes(stage.name));
}

async function runStage(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run();
  } catch (error) {
    return { counts: noTests, failure: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * A failure always counts at least once, also that of a check, so that "0 failed" means that
 * nothing failed.
 */
function countsOf(result: StageResult): TestCounts {
  if (result.failure === undefined || result.counts.failed > 0) return result.counts;
  return { ...result.counts, failed: 1 };
}

/** A stage that has ended, and what it printed where that was not shown at once. */
interface Ended {
  readonly stage: Stage;
  readonly result: StageResult;
  readonly seconds: number;
  readonly output: string;
}

async function runTimed(stage: Stage, isHeld: boolean): Promise<Ended> {
  const startedMs = performance.now();
  const { result, output } = isHeld
    ? await keepingOutput(`stage-${stage.name}`, () => runStage(stage))
    : { result: await runStage(stage), output: '' };
  return { stage, result, output, seconds: (performance.now() - startedMs) / 1000 };
}

/** The stages in order, those together that run side by side. */
function groupsOf(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.isCheck && last?.[0]?.isCheck) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

const headingOf = (stage: Stage): string => `\n=== ${stage.title} [${stage.name}]`;

/**
 * Runs stages in order, checks side by side, and stops at the first that fails. Prints a heading
 * and the time of each.
 */
export async function runStages(stages: readonly Stage[], print: Print): Promise<RunResult> {
  let counts = noTests;
  const unsteady: string[] = [];
  const times: StageTime[] = [];
  for (const group of groupsOf(stages)) {
    const isHeld = group.length > 1;
    if (!isHeld) for (const stage of group) print(headingOf(stage));
    const all = await Promise.all(group.map((stage) => runTimed(stage, isHeld)));
    for (const { stage, result, output, seconds } of all) {
      if (isHeld) print(headingOf(stage));
      if (output !== '') print(output);
      counts = addCounts(counts, countsOf(result));
      unsteady.push(...(result.unsteady ?? []));
      times.push({ name: stage.name, seconds, budgetSeconds: stage.budgetSeconds });
      if (result.failure !== undefined) {
        print(`--- FAILED after ${seconds.toFixed(1)} s: ${result.failure}`);
        return { counts, failedStage: stage.name, unsteady, times };
      }
      print(`--- passed in ${seconds.toFixed(1)} s of ${stage.budgetSeconds} s`);
    }
  }
  return { counts, unsteady, times };
}
