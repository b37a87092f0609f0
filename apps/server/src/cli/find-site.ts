import type { Site } from '../site-directory/index.ts';
import { UsageError, type CommandInput } from './command.ts';

/** The site named by external id or host as the command's first word. */
export function findSite({ context, words }: CommandInput): Site {
  const [name] = words;
  if (name === undefined) throw new UsageError('which site? Give its external id or a host of it');
  const site = context.sites.byExternalId(name) ?? context.sites.byHost(name);
  if (!site) throw new UsageError(`there is no site ${name}; see \`site list\``);
  return site;
}
