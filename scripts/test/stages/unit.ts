import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../lib/workspaces.ts';
import { addCounts } from '../reports.ts';
import { runVitest } from '../run-vitest.ts';
import type { Stage } from '../stage.ts';

/** What suites on PostgreSQL alone asked of it (packages/test-kit/src/statement-record.ts). */
const statements = join(rootDir, '.cache/test/statements');

export const unitStage: Stage = {
  name: 'unit',
  title: 'Unit, screen and integration tests (PostgreSQL and PGlite)',
  budgetSeconds: 600,
  run: async () => {
    rmSync(statements, { recursive: true, force: true });
    mkdirSync(statements, { recursive: true });
    const env = { PAVILION_TEST_STATEMENTS: statements };
    const projects = ['unit', 'web', 'screens', 'server'].flatMap((name) => ['--project', name]);
    const suites = await runVitest('unit', projects, env);
    if (suites.failure !== undefined) return suites;
    const engines = await runVitest('engines', ['--project', 'engines'], env);
    return { ...engines, counts: addCounts(suites.counts, engines.counts) };
  },
};
