import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { officeCalls } from '@pavilion/contracts/office';
import { writeAnalytics } from '../modules/site/content/index.ts';
import { defineOldCommand, UsageError, type CommandInput } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const analyticsCommand = defineOldCommand(
  officeCalls.siteAnalytics,
  ['site'],
  async (input, { head, body, origins = [], clear = false, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const { context, actor, print } = input;
    const snippets = [
      ...(await snippetOf(input, head, 'HEAD')),
      ...(await snippetOf(input, body, 'BODY')),
    ];
    if (clear === snippets.length > 0)
      throw new UsageError('give --head <file>, --body <file> or both, or --clear');
    const scripts = await writeAnalytics(context, actor, site, { snippets, origins });
    print(`${site.externalId} has ${scripts.length} measuring scripts`);
    for (const origin of new Set(scripts.flatMap((script) => script.origins)))
      print(`  may load from ${origin}`);
  },
);

async function snippetOf(
  { folder }: CommandInput,
  path: string | undefined,
  section: 'HEAD' | 'BODY',
): Promise<Array<{ section: 'HEAD' | 'BODY'; text: string }>> {
  if (path === undefined) return [];
  return [{ section, text: await readFile(resolve(folder, path), 'utf8') }];
}

export const analyticsCommands = [analyticsCommand];
