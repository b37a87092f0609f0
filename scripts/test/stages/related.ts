import { execFileSync } from 'node:child_process';
import { rootDir } from '../../lib/workspaces.ts';
import { relatedTests } from '../related-tests.ts';
import { addCounts, noTests } from '../reports.ts';
import { runVitest } from '../run-vitest.ts';
import type { Stage } from '../stage.ts';

function git(...args: readonly string[]): string[] {
  const printed = execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' });
  return printed.split('\n').filter((line) => line !== '');
}

/** The stage of `npm run check` that runs the tests near what changed since a revision. */
export const relatedStage = (since: string): Stage => ({
  name: 'related',
  title: `Tests near what changed since ${since}`,
  budgetSeconds: 120,
  run: async () => {
    const added = git('ls-files', '--others', '--exclude-standard');
    const changed = [...git('diff', '--name-only', '--diff-filter=d', since), ...added];
    const { named, pure } = relatedTests(changed, [...git('ls-files'), ...added]);
    const beside = named.length > 0 ? await runVitest('related-named', named) : { counts: noTests };
    if (beside.failure !== undefined || pure.length === 0) return beside;
    const args = ['related', ...pure, '--project', 'unit', '--passWithNoTests'];
    const importing = await runVitest('related-pure', args);
    return { ...importing, counts: addCounts(beside.counts, importing.counts) };
  },
});
