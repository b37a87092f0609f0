import type { Site } from '../site-directory/index.ts';
import { UsageError, type CommandInput } from './command.ts';

/** The site of an external id or a host. */
export function findSite({ context }: CommandInput, name: string): Site {
  const site = context.sites.byExternalId(name) ?? context.sites.byHost(name);
  if (!site) throw new UsageError(`there is no site ${name}; see \`site list\``);
  return site;
}
