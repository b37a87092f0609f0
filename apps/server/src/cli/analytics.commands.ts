import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeAnalytics } from '../modules/content/index.ts';
import { defineCommand, UsageError, type CommandInput } from './command.ts';
import { findSite } from './find-site.ts';

const analyticsCommand = defineCommand({
  name: 'site analytics',
  usage: '<site> [--head <file>] [--body <file>] [--origins https://a,https://b] | --clear',
  summary:
    "Replaces a site's measuring scripts by the snippets of files; its pages allow what they name",
  async run(input) {
    const site = findSite(input);
    const { context, actor, options, print } = input;
    const isCleared = options['clear'] === 'true';
    const snippets = [
      ...(await snippetOf(input, 'head', 'HEAD')),
      ...(await snippetOf(input, 'body', 'BODY')),
    ];
    if (isCleared === snippets.length > 0)
      throw new UsageError('give --head <file>, --body <file> or both, or --clear');
    const origins = (options['origins'] ?? '').split(',').filter((origin) => origin !== '');
    const scripts = await writeAnalytics(context, actor, site, { snippets, origins });
    print(`${site.externalId} has ${scripts.length} measuring scripts`);
    for (const origin of new Set(scripts.flatMap((script) => script.origins)))
      print(`  may load from ${origin}`);
  },
});

async function snippetOf(
  { options, folder }: CommandInput,
  name: string,
  section: 'HEAD' | 'BODY',
): Promise<Array<{ section: 'HEAD' | 'BODY'; text: string }>> {
  const path = options[name];
  if (path === undefined) return [];
  return [{ section, text: await readFile(resolve(folder, path), 'utf8') }];
}

export const analyticsCommands = [analyticsCommand];
