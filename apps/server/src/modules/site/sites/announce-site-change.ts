import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { siteChangedChannel } from '../../../site-directory/site-source.store.ts';

/** Tells every process, at commit, that the site must be read anew. */
export function announceSiteChange(
  { publisher }: Pick<ServerContext, 'publisher'>,
  executor: Executor,
  siteId: string,
): Promise<void> {
  return publisher.notify(executor, siteChangedChannel, siteId);
}
