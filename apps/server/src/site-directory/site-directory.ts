import type { Site } from './site.ts';

/** Sites by host, kept in memory; a change anywhere reaches every process by the event log. */
export interface SiteDirectory {
  /** The site of a host name (any case, with or without port), or null. */
  byHost(host: string): Site | null;
  byExternalId(externalId: string): Site | null;
  byId(siteId: string): Site | null;
  all(): readonly Site[];
  /**
   * Reads all sites anew; once it is done, whatever was written before the call is known. Calls at
   * the same time share a reading.
   */
  refresh(): Promise<void>;
  close(): void;
}

const retryMs = 1000;

export interface SiteSource {
  readAll(): Promise<Site[]>;
  /** Calls `onChanged` when a site may have changed; gives the function that stops. */
  watch(onChanged: () => void): () => void;
}

/** `Casino1.localhost:4000` and `[::1]:4000` give `casino1.localhost` and `[::1]`. */
export function normaliseHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

export async function createSiteDirectory(source: SiteSource): Promise<SiteDirectory> {
  let hosts = new Map<string, Site>();
  let externalIds = new Map<string, Site>();
  let ids = new Map<string, Site>();
  const read = async (): Promise<void> => {
    const sites = await source.readAll();
    hosts = new Map(sites.flatMap((site) => site.domains.map((host) => [host, site] as const)));
    externalIds = new Map(sites.map((site) => [site.externalId, site]));
    ids = new Map(sites.map((site) => [site.id, site]));
  };
  const refresh = oneAfterAnother(read);
  let retry: ReturnType<typeof setTimeout> | undefined;
  // Who missed a change would show the old site for ever: a reading that failed is made again until
  // one succeeds.
  const follow = (): void => {
    clearTimeout(retry);
    refresh().catch(() => {
      retry = setTimeout(follow, retryMs);
      retry.unref();
    });
  };
  // Before the first reading: a change while it runs is read once more.
  const unwatch = source.watch(follow);
  await refresh();
  return {
    byHost: (host) => hosts.get(host) ?? hosts.get(normaliseHost(host)) ?? null,
    byExternalId: (externalId) => externalIds.get(externalId) ?? null,
    byId: (siteId) => ids.get(siteId) ?? null,
    all: () => [...ids.values()],
    refresh,
    close() {
      clearTimeout(retry);
      unwatch();
    },
  };
}

/**
 * Work of which one run at a time is enough. What asks while none runs shares a run with all that
 * ask in the same turn; what asks while one runs shares the next, for the one that runs may have
 * read before the change it is asked for.
 */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return () => {
    next ??= (running?.catch(() => undefined) ?? Promise.resolve()).then(() => {
      running = next;
      next = null;
      return work();
    });
    return next;
  };
}
