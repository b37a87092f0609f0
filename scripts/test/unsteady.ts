import { countPlaywright, journeysOf, type PlaywrightReport } from './playwright-report.ts';
import { addCounts } from './reports.ts';
import type { StageResult } from './stage.ts';

/**
 * More tests that fail among others than this are no chance: the stage is red and nothing is
 * repeated.
 */
export const mostUnsteady = 3;

/**
 * True when a run failed by so few journeys, and by nothing else, that they are run once more,
 * alone.
 */
export function deservesRepeat(report: PlaywrightReport): boolean {
  const failed = journeysOf(report).filter(({ isFailed }) => isFailed).length;
  return report.errors.length === 0 && failed > 0 && failed <= mostUnsteady;
}

/**
 * What both runs together say: a journey that failed among all others and passed alone is passed
 * and `unsteady`; one that failed again, or did not run again, is a failure.
 */
export function judgeRepeat(first: PlaywrightReport, second: PlaywrightReport): StageResult {
  const once = journeysOf(first).filter(({ isFailed }) => isFailed);
  const again = countPlaywright(second);
  const missing = Math.max(0, once.length - again.passed - again.failed);
  const counts = addCounts(
    { passed: countPlaywright(first).passed, failed: 0 },
    { passed: again.passed, failed: again.failed + missing },
  );
  if (counts.failed > 0) {
    return { counts, failure: `${counts.failed} journeys failed twice; see artefacts/journeys` };
  }
  return { counts, unsteady: once.map(({ name }) => name) };
}
