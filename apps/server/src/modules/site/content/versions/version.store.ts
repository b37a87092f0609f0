import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { ContentType } from '@pavilion/contracts/content';
import { sql, type Selectable } from 'kysely';

export type VersionState = Tables['content_versions']['state'];
export type VersionRow = Selectable<Tables['content_versions']>;

const rowsOf = (executor: Executor, siteId: string, type: ContentType) =>
  executor
    .selectFrom('content_versions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('type', '=', type);

/** One writer a site: whoever changes content holds this to the end of the transaction. */
export async function lockContent(executor: Executor, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'), hashtext(${siteId}))`.execute(
    executor,
  );
}

/**
 * The version of a type in a state, null where there is none. Retired ones are many: ask by number.
 */
export async function findInState(
  executor: Executor,
  siteId: string,
  type: ContentType,
  state: Exclude<VersionState, 'retired'>,
): Promise<VersionRow | null> {
  const row = await rowsOf(executor, siteId, type).where('state', '=', state).executeTakeFirst();
  return row ?? null;
}

export async function findVersion(
  executor: Executor,
  siteId: string,
  type: ContentType,
  version: number,
): Promise<VersionRow | null> {
  const row = await rowsOf(executor, siteId, type)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

/** All of a type, newest first, without what is in them. */
export function listVersions(executor: Executor, siteId: string, type: ContentType) {
  return executor
    .selectFrom('content_versions')
    .select(['type', 'version', 'state', 'at', 'made_by', 'note'])
    .where('site_id', '=', siteId)
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .execute();
}

/** The number that the next version of a type gets. */
export async function nextVersion(
  executor: Executor,
  siteId: string,
  type: ContentType,
): Promise<number> {
  const row = await executor
    .selectFrom('content_versions')
    .select((select) => select.fn.max('version').as('last'))
    .where('site_id', '=', siteId)
    .where('type', '=', type)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/** What a version is made of, besides whose and which it is. */
export interface NewVersion {
  state: VersionState;
  document: unknown;
  at: Date;
  madeBy: string;
  note: string;
}

export async function insertVersion(
  executor: Executor,
  key: { siteId: string; type: ContentType; version: number },
  { document, madeBy, ...rest }: NewVersion,
): Promise<void> {
  await executor
    .insertInto('content_versions')
    .values({
      site_id: key.siteId,
      type: key.type,
      version: key.version,
      document: jsonText(document),
      made_by: madeBy,
      ...rest,
    })
    .execute();
}

/** Writes a draft anew. */
export async function replaceDraft(
  executor: Executor,
  key: { siteId: string; type: ContentType; version: number },
  { document, at, madeBy, note }: Omit<NewVersion, 'state'>,
): Promise<void> {
  await executor
    .updateTable('content_versions')
    .set({ document: jsonText(document), at, made_by: madeBy, note })
    .where('site_id', '=', key.siteId)
    .where('type', '=', key.type)
    .where('version', '=', key.version)
    .where('state', '=', 'draft')
    .execute();
}

export async function setState(
  executor: Executor,
  { site_id, type, version }: Pick<VersionRow, 'site_id' | 'type' | 'version'>,
  change: { state: VersionState; at: Date; note?: string },
): Promise<void> {
  await executor
    .updateTable('content_versions')
    .set(change)
    .where('site_id', '=', site_id)
    .where('type', '=', type)
    .where('version', '=', version)
    .execute();
}

/** Versions of any site whose time has come. */
export function readDue(executor: Executor, now: Date) {
  return executor
    .selectFrom('content_versions')
    .select(['site_id', 'type', 'version'])
    .where('state', '=', 'scheduled')
    .where('at', '<=', now)
    .orderBy('at')
    .execute();
}

/** Types of which a site has a draft. */
export function listDrafts(executor: Executor, siteId: string) {
  return executor
    .selectFrom('content_versions')
    .select(['type', 'version'])
    .where('site_id', '=', siteId)
    .where('state', '=', 'draft')
    .execute();
}

/**
 * What a visitor reads of a type; in a preview what comes next: the draft, else what waits, else
 * what is out.
 */
export async function readDocument(
  executor: Executor,
  siteId: string,
  type: ContentType,
  isPreview: boolean,
): Promise<Pick<VersionRow, 'document' | 'version' | 'at'> | null> {
  const shown = isPreview ? (['draft', 'scheduled', 'published'] as const) : ['published' as const];
  const row = await executor
    .selectFrom('content_versions')
    .select(['document', 'version', 'at'])
    .where('site_id', '=', siteId)
    .where('type', '=', type)
    .where('state', 'in', shown)
    .orderBy(sql`case state when 'draft' then 0 when 'scheduled' then 1 else 2 end`)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
