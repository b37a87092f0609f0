import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../lib/workspaces.ts';
import { noTests } from '../reports.ts';
import { runNode } from '../run-command.ts';
import type { Stage } from '../stage.ts';

/** Every generator of a committed file; each takes `--check`, which writes nothing and fails when the file would change. */
const generators = [
  'packages/i18n/scripts/generate-message-keys.ts',
  'scripts/generate-catalogue.ts',
];

export const generatedStage: Stage = {
  name: 'generated',
  title: 'Generated files are current',
  run: async () => {
    for (const generator of generators.filter((path) => existsSync(join(rootDir, path)))) {
      const exitCode = await runNode(generator, ['--check']);
      if (exitCode !== 0) {
        const failure = `what it generates is out of date: run "node scripts/run-pinned.mjs ${generator}"`;
        return { counts: noTests, failure };
      }
    }
    return { counts: noTests };
  },
};
