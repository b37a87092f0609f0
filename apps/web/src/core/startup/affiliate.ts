// chunk: later
const storageKey = 'affiliate_id';
/** Names under which links carry the affiliate's id. */
const queryNames = ['affiliate_id', 'affiliate_code', 'aff', 'affid'];

type AffiliateStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps the affiliate id of the address when none is stored yet: the first affiliate counts. Gives
 * the one that counts.
 */
export function keepAffiliate(search: string, storage: AffiliateStorage): string | null {
  const kept = storage.getItem(storageKey);
  if (kept) return kept;
  const query = new URLSearchParams(search);
  const found = queryNames.map((name) => query.get(name)?.trim()).find(Boolean);
  if (found) storage.setItem(storageKey, found);
  return found ?? null;
}

/** The affiliate that brought this visitor, or null. */
export const affiliateId = (): string | null => localStorage.getItem(storageKey);
