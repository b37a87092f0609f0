import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../lib/workspaces.ts';
import { runCheck } from '../run-command.ts';
import { runVitest } from '../run-vitest.ts';
import type { Stage } from '../stage.ts';

export const boundariesStage: Stage = {
  name: 'boundaries',
  title: 'Boundaries, unused code and conventions',
  budgetSeconds: 60,
  isCheck: true,
  run: async () => {
    const folders = ['apps', 'packages', 'bench', 'tests'].filter((folder) =>
      existsSync(join(rootDir, folder)),
    );
    const edges = await runCheck(
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders],
      'an import crosses a boundary; the directions are in docs/ARCHITECTURE.md',
    );
    if (edges.failure !== undefined) return edges;
    const unused = await runCheck(
      'node_modules/knip/bin/knip.js',
      ['--no-progress'],
      'unused files, exports or dependencies; see knip.json',
    );
    if (unused.failure !== undefined) return unused;
    return runVitest('tidy', ['--project', 'tidy']);
  },
};
