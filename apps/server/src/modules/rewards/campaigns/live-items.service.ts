import type { Executor } from '@pavilion/database';
import type { CampaignItem, ItemKind, ItemOf } from '@pavilion/rewards/campaign';
import type { ServerContext } from '../../../context.ts';
import { readItems, type RewardItem } from './item.store.ts';

/** An item of one kind with its own fields. */
export type ItemOfKind<Kind extends ItemKind> = Omit<RewardItem, 'fields'> & {
  fields: ItemOf<Kind>;
};

export type ItemState = 'soon' | 'open' | 'over';

/** Where an item is in its time. */
export function stateOfItem(
  { startsAt, endsAt, stoppedAt }: Pick<RewardItem, 'startsAt' | 'endsAt' | 'stoppedAt'>,
  now: Date,
): ItemState {
  if (now < startsAt && stoppedAt === null) return 'soon';
  return now < endsAt && stoppedAt === null ? 'open' : 'over';
}

/** Items are read anew after this long: what an operator publishes is everywhere within it. */
const freshMs = 1000;
const caches = new WeakMap<ServerContext, Map<string, { at: number; items: RewardItem[] }>>();

/**
 * Every item of a site, over or not; a copy of this process, a second old at most. Within a
 * transaction it is read by it.
 */
export async function itemsOfSite(
  context: ServerContext,
  siteId: string,
  executor: Executor = context.database.db,
): Promise<RewardItem[]> {
  const cache = caches.get(context) ?? new Map<string, { at: number; items: RewardItem[] }>();
  caches.set(context, cache);
  const now = performance.now();
  const known = cache.get(siteId);
  if (known && now - known.at < freshMs) return known.items;
  const items = await readItems(executor, siteId);
  cache.set(siteId, { at: now, items });
  return items;
}

/** What was published here is seen here at once. */
export function forgetItems(context: ServerContext, siteId: string): void {
  caches.get(context)?.delete(siteId);
}

const isKind =
  <Kind extends ItemKind>(kind: Kind) =>
  (item: RewardItem): item is RewardItem & { fields: ItemOf<Kind> } =>
    item.fields.kind === kind;

/** Every item of a kind, over or not, in the order of the file. */
export async function itemsOfKind<Kind extends ItemKind>(
  context: ServerContext,
  siteId: string,
  kind: Kind,
  executor: Executor = context.database.db,
): Promise<Array<ItemOfKind<Kind>>> {
  return (await itemsOfSite(context, siteId, executor)).filter(isKind(kind));
}

/** Open items of a kind, in the order of the file. */
export async function openItems<Kind extends ItemKind>(
  context: ServerContext,
  siteId: string,
  kind: Kind,
  now: Date,
): Promise<Array<ItemOfKind<Kind>>> {
  const items = await itemsOfKind(context, siteId, kind);
  return items.filter((item) => stateOfItem(item, now) === 'open');
}

/** The item of a code, of one kind, whatever its state; null where there is none. */
export async function findItem<Kind extends ItemKind>(
  context: ServerContext,
  siteId: string,
  code: string,
  kind: Kind,
  executor: Executor = context.database.db,
): Promise<ItemOfKind<Kind> | null> {
  const items = await itemsOfKind(context, siteId, kind, executor);
  return items.find((item) => item.code === code) ?? null;
}

/** As {@link findItem} inside a transaction: what is written with it is what was read. */
export async function readItem(
  executor: Executor,
  siteId: string,
  code: string,
): Promise<RewardItem | null> {
  const items = await readItems(executor, siteId);
  return items.find((item) => item.code === code) ?? null;
}

/** Titles of an item in a language, English where it has none. */
export function textOf(
  { texts }: Pick<CampaignItem, 'texts'>,
  language: string,
): { title: string; summary: string; body: string } {
  const own = texts[language] ?? texts['EN'];
  return { title: own?.title ?? '', summary: own?.summary ?? '', body: own?.body ?? '' };
}

/** Titles of an item by locale code, for what is written later in the language of its reader. */
export const titlesOf = ({ texts }: Pick<RewardItem['fields'], 'texts'>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([code, { title }]) => [code, title]));
