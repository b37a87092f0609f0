import { parseArgs } from 'node:util';
import { runStages } from './run-stages.ts';
import { boundariesStage } from './stages/boundaries.ts';
import { formatStage, lintStage, typesStage } from './stages/checks.ts';
import { generatedStage } from './stages/generated.ts';
import { relatedStage } from './stages/related.ts';

/**
 * `npm run check`: the quick loop of a change. Static stages side by side, then the tests near what
 * changed since `--since` (a revision; HEAD when none is named). Green here is no green suite.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const stages = [
    generatedStage,
    formatStage,
    lintStage,
    typesStage,
    boundariesStage,
    relatedStage(values.since),
  ];
  const startedMs = performance.now();
  const { counts, failedStage } = await runStages(stages, console.log);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(
    `\n${failedStage === undefined ? 'Checked' : `Stopped at ${failedStage}`} in ${seconds} s.`,
  );
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return failedStage === undefined ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
