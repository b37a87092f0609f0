import type { ServerContext } from '../context.ts';
import type { Site } from '../site-directory/index.ts';

/**
 * Looks at every site again and again, one after the other and never twice at once; what fails at
 * one is logged and waits for the next time. Each process does so for its own sockets. Gives a
 * function that stops.
 */
export function watchSites(
  context: Pick<ServerContext, 'sites' | 'logger'>,
  { everyMs, problem }: { everyMs: number; problem: string },
  look: (site: Site) => Promise<void>,
): () => void {
  let isLooking = false;
  const lookAtAll = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    for (const site of context.sites.all())
      await look(site).catch((error: unknown) =>
        context.logger.warn({ err: error, site: site.externalId }, problem),
      );
    isLooking = false;
  };
  const timer = setInterval(() => void lookAtAll(), everyMs);
  return () => clearInterval(timer);
}
