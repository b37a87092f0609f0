import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '../lib/workspaces.ts';
import { chooseStages, runStages } from './run-stages.ts';
import { boundariesStage } from './stages/boundaries.ts';
import { formatStage, lintStage, typesStage } from './stages/checks.ts';
import { generatedStage } from './stages/generated.ts';
import { journeysStage } from './stages/journeys.ts';
import { simulationStage } from './stages/simulation.ts';
import { unitStage } from './stages/unit.ts';
import { forgetReports, writeTimeReport } from './time-report.ts';

// From the cheapest to the dearest, so that a slip is told within a minute.
const stages = [
  generatedStage,
  formatStage,
  lintStage,
  typesStage,
  boundariesStage,
  unitStage,
  journeysStage,
  simulationStage,
];

// What Node works out about a module is kept: servers and tools start often in the tests, in half
// the time.
process.env['NODE_COMPILE_CACHE'] ??= join(rootDir, '.cache/compile');

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const startedMs = performance.now();
  forgetReports();
  const result = await runStages(chooseStages(stages, values.only), console.log);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const { passed, failed } = result.counts;
  const outcome =
    result.failedStage === undefined ? 'All stages passed' : `Stopped at ${result.failedStage}`;
  writeTimeReport(result.times);
  console.log(`\n${outcome} after ${seconds} s; artefacts/test/times.md tells where they went.`);
  for (const name of result.unsteady) console.log(`unsteady: ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
  return result.failedStage === undefined ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
