import { addCounts, noTests, type TestCounts } from './reports.ts';
import type { Stage, StageResult } from './stage.ts';

type Print = (line: string) => void;

/** What a run of stages came to; `failedStage` is where it stopped. */
export type RunResult = { readonly counts: TestCounts; readonly failedStage?: string };

/** Chooses the stages that `--only a,b` names, in their own order; throws on a name that is none. */
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

/** A failure always counts at least once, also that of a check, so that "0 failed" means that nothing failed. */
function countsOf(result: StageResult): TestCounts {
  if (result.failure === undefined || result.counts.failed > 0) return result.counts;
  return { ...result.counts, failed: 1 };
}

/** Runs stages in order and stops at the first that fails. Prints a heading and the time of each. */
export async function runStages(stages: readonly Stage[], print: Print): Promise<RunResult> {
  let counts = noTests;
  for (const stage of stages) {
    print(`\n=== ${stage.title} [${stage.name}]`);
    const startedMs = performance.now();
    const result = await runStage(stage);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    counts = addCounts(counts, countsOf(result));
    if (result.failure !== undefined) {
      print(`--- FAILED after ${seconds} s: ${result.failure}`);
      return { counts, failedStage: stage.name };
    }
    print(`--- passed in ${seconds} s of ${stage.budgetSeconds} s`);
  }
  return { counts };
}
