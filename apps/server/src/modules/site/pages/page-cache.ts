/** A page as it is sent again to visitors who would get the same. */
interface Entry<Page> {
  page: Promise<Page>;
  writtenAtMs: number;
}

export interface PageCache<Page> {
  /**
   * The page of this key, written anew when it is too old; asked for twice at once it is written
   * once.
   */
  get(key: string, write: () => Promise<Page>): Promise<Page>;
  /** Whether a page of this key would be sent without waiting. */
  has(key: string): boolean;
}

const freshMs = 10_000;
/** An older page is still sent while the next one is being written. */
const usableMs = 30_000;
/**
 * Of all sites together: every address with another query is a page, and whoever asks for many must
 * not fill the memory.
 */
export const maxPages = 400;

/** Keeps pages for some seconds. A page that could not be written is not kept. */
export function createPageCache<Page>(nowMs: () => number): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();
  const write = (key: string, make: () => Promise<Page>): Promise<Page> => {
    const entry: Entry<Page> = { page: make(), writtenAtMs: nowMs() };
    entry.page.catch(() => entries.get(key) === entry && entries.delete(key));
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest);
    return entry.page;
  };
  return {
    has(key) {
      const entry = entries.get(key);
      return entry !== undefined && nowMs() - entry.writtenAtMs < usableMs;
    },
    get: (key, make) => {
      const entry = entries.get(key);
      if (!entry) return write(key, make);
      const ageMs = nowMs() - entry.writtenAtMs;
      if (ageMs < freshMs) return entry.page;
      const next = write(key, make);
      if (ageMs >= usableMs) return next;
      next.catch(() => undefined);
      return entry.page;
    },
  };
}
