import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../lib/workspaces.ts';
import { noTests } from '../reports.ts';
import { runNode } from '../run-command.ts';
import type { Stage } from '../stage.ts';

/** A script that writes committed files from a source of truth. */
type Generator = { readonly script: string; readonly outputs: readonly string[] };

const generators: readonly Generator[] = [
  {
    script: 'packages/i18n/scripts/generate-keys.ts',
    outputs: ['packages/i18n/src/message-keys.generated.ts'],
  },
  {
    script: 'packages/ui/scripts/generate-icons.ts',
    outputs: ['packages/ui/src/icons.generated.svg', 'packages/ui/src/icons.generated.ts'],
  },
  { script: 'scripts/generate-catalogue.ts', outputs: ['docs/CATALOGUE.md'] },
];

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * True when the file is still what was committed; puts it back otherwise: a test must not change
 * the tree it judges.
 */
function isUnchanged(path: string, committed: string | undefined): boolean {
  if (read(path) === committed) return true;
  if (committed !== undefined) writeFileSync(path, committed);
  return false;
}

/** Runs a generator; gives what is wrong with its outputs, if anything. */
async function judge({ script, outputs }: Generator): Promise<string | undefined> {
  const committed = outputs.map((output) => read(join(rootDir, output)));
  const exitCode = await runNode(script, []);
  if (exitCode !== 0) return `${script} failed`;
  const changed = outputs.filter((output, i) => !isUnchanged(join(rootDir, output), committed[i]));
  if (changed.length === 0) return undefined;
  return `${changed.join(', ')} out of date: run "node scripts/run-pinned.mjs ${script}" and commit`;
}

export const generatedStage: Stage = {
  name: 'generated',
  title: 'Generated files are current',
  budgetSeconds: 15,
  run: async () => {
    for (const generator of generators) {
      const failure = await judge(generator);
      if (failure !== undefined) return { counts: noTests, failure };
    }
    return { counts: noTests };
  },
};
