import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../lib/workspaces.ts';
import { noTests } from '../reports.ts';
import { runNode } from '../run-command.ts';
import type { Stage } from '../stage.ts';

/** A script that writes one committed file from a source of truth. */
type Generator = { readonly script: string; readonly output: string };

const generators: readonly Generator[] = [
  {
    script: 'packages/i18n/scripts/generate-keys.ts',
    output: 'packages/i18n/src/message-keys.generated.ts',
  },
  { script: 'scripts/generate-catalogue.ts', output: 'docs/CATALOGUE.md' },
];

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Runs a generator and puts the file back as it was: a test must not change the tree it judges. */
async function judge({ script, output }: Generator): Promise<string | undefined> {
  const outputPath = join(rootDir, output);
  const committed = read(outputPath);
  const exitCode = await runNode(script, []);
  if (exitCode !== 0) return `${script} failed`;
  if (read(outputPath) === committed) return undefined;
  if (committed !== undefined) writeFileSync(outputPath, committed);
  return `${output} is out of date: run "node scripts/run-pinned.mjs ${script}" and commit it`;
}

export const generatedStage: Stage = {
  name: 'generated',
  title: 'Generated files are current',
  run: async () => {
    for (const generator of generators) {
      const failure = await judge(generator);
      if (failure !== undefined) return { counts: noTests, failure };
    }
    return { counts: noTests };
  },
};
