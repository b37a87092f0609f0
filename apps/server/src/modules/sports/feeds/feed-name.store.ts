import { jsonText, type Executor } from '@pavilion/database';

export type NamedKind = 'league' | 'team' | 'player' | 'event';

/** What a source's id of something means to us. */
export interface FeedName {
  kind: NamedKind;
  key: string;
  name: string;
  /** What the source told of it: enough to make it from. */
  detail: Record<string, unknown>;
  status: 'mapped' | 'unknown' | 'ignored';
  ourId: string | null;
}

/** What a source's id means, or null where it was never told. */
export async function findFeedName(
  executor: Executor,
  source: string,
  kind: NamedKind,
  key: string,
): Promise<FeedName | null> {
  const row = await executor
    .selectFrom('feed_names')
    .select(['kind', 'key', 'name', 'detail', 'status', 'our_id as ourId'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** From now on the source's id means this. */
export async function writeFeedName(
  executor: Executor,
  source: string,
  { kind, key, name, detail, status, ourId }: FeedName,
  now: Date,
): Promise<void> {
  const told = { name, detail: jsonText(detail), status, our_id: ourId, updated_at: now };
  await executor
    .insertInto('feed_names')
    .values({ source, kind, key, ...told })
    .onConflict((conflict) => conflict.columns(['source', 'kind', 'key']).doUpdateSet(told))
    .execute();
}

/** What the ids of a source's players mean: those that are known, by its ids. */
export async function readPlayerNames(
  executor: Executor,
  source: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await executor
    .selectFrom('feed_names')
    .select(['key', 'our_id as ourId'])
    .where('source', '=', source)
    .where('kind', '=', 'player')
    .where('status', '=', 'mapped')
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.flatMap(({ key, ourId }) => (ourId === null ? [] : [[key, ourId]])));
}
