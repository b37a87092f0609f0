import type { ServerContext } from '../context.ts';
import type { Site } from '../site-directory/index.ts';
import { OperatorError } from './operator-error.ts';

/** The site of an external id or a host. Throws {@link OperatorError} where there is none. */
export function findSite({ sites }: Pick<ServerContext, 'sites'>, name: string): Site {
  const site = sites.byExternalId(name) ?? sites.byHost(name);
  if (!site) throw new OperatorError(`there is no site ${name}; see \`site list\``);
  return site;
}
