// chunk: later
const storageKey = 'affiliate_id';
const clickKey = 'affiliate_click';
/** Names under which links carry the affiliate's id. */
const queryNames = ['affiliate_id', 'affiliate_code', 'aff', 'affid'];
/** Names under which they carry the affiliate's own name of the click. */
const clickNames = ['click_id', 'clickid'];

type AffiliateStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps the affiliate id of the address when none is stored yet: the first affiliate counts. Gives
 * the one that counts.
 */
export function keepAffiliate(search: string, storage: AffiliateStorage): string | null {
  const kept = storage.getItem(storageKey);
  if (kept) return kept;
  const query = new URLSearchParams(search);
  const first = (names: readonly string[]) =>
    names.map((name) => query.get(name)?.trim()).find(Boolean);
  const found = first(queryNames);
  const click = first(clickNames);
  if (found) storage.setItem(storageKey, found);
  if (found && click) storage.setItem(clickKey, click);
  return found ?? null;
}

/** The affiliate's own name of the click that counts; undefined where it had none. */
export const affiliateClick = (): string | undefined => localStorage.getItem(clickKey) ?? undefined;

/** The affiliate that brought this visitor, or null. */
export const affiliateId = (): string | null => localStorage.getItem(storageKey);
