import type { ServerContext } from '../context.ts';
import { isInMaintenance, type Site } from '../site-directory/index.ts';

/** How late a planned maintenance may be noticed. */
const lookEveryMs = 500;

/**
 * Tells of every site whose planned maintenance begins or ends as time passes: nobody changes the
 * site then, so no event is written. Every process looks by itself, for its own sockets. Gives a
 * function that stops.
 */
export function watchMaintenanceTurns(
  { sites, clock }: Pick<ServerContext, 'sites' | 'clock'>,
  onTurn: (site: Site) => void,
): () => void {
  const planned = (site: Site): boolean =>
    site.maintenance.isEnabled && (site.maintenance.startAt ?? site.maintenance.endAt) !== null;
  let known = new Map<Site['id'], boolean>();
  const look = (): void => {
    const now = clock.now();
    const before = known;
    known = new Map(
      sites
        .all()
        .filter(planned)
        .map((site) => [site.id, isInMaintenance(site, now)] as const),
    );
    for (const [siteId, isDown] of known) {
      const site = sites.byId(siteId);
      if (site && before.has(siteId) && before.get(siteId) !== isDown) onTurn(site);
    }
  };
  look();
  const timer = setInterval(look, lookEveryMs);
  return () => clearInterval(timer);
}
