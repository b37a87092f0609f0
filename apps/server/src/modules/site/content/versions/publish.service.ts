import type { ContentType } from '@pavilion/contracts/content';
import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../../context.ts';
import { changeAsOperator } from '../../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../../operator/operator-error.ts';
import { announceSiteChange } from '../../sites/index.ts';
import type { Site } from '../../../../site-directory/index.ts';
import { keptVersions } from '../legal/kept-versions.ts';
import { applyToSite } from './apply-to-site.ts';
import { tellVersion, type ToldVersion } from './tell-version.ts';
import {
  findInState,
  findVersion,
  insertVersion,
  lockContent,
  nextVersion,
  readDue,
  setState,
  type VersionRow,
} from './version.store.ts';

export interface PublishWish {
  types: readonly ContentType[];
  /** Null: at once. */
  at: Date | null;
  note: string | null;
}

/**
 * Publishes the drafts of some types, all or none: at once, or at a time to come. Throws
 * OperatorError where there is no draft.
 */
export function publishContent(
  context: ServerContext,
  actor: string,
  site: Site,
  wish: PublishWish,
): Promise<ToldVersion[]> {
  return inTransaction(context.database, async (trx) => {
    const told: ToldVersion[] = [];
    for (const type of new Set(wish.types))
      told.push(await publishOne(context, actor, site, { ...wish, type }, trx));
    return told;
  });
}

function publishOne(
  context: ServerContext,
  actor: string,
  site: Site,
  { type, at, note }: PublishWish & { type: ContentType },
  executor: Executor,
): Promise<ToldVersion> {
  const now = context.clock.now();
  const isLater = at !== null && at > now;
  const act = {
    action: isLater ? 'content.schedule' : 'content.publish',
    subject: { siteId: site.id, subject: `${site.externalId}/${type}` },
    lock: async (trx: Executor) => {
      await lockContent(trx, site.id);
      const draft = await findInState(trx, site.id, type, 'draft');
      if (!draft)
        throw new OperatorError(`type: there is no draft of ${type}; see \`content draft\``);
      return {
        draft,
        waiting: await findInState(trx, site.id, type, 'scheduled'),
        published: await findInState(trx, site.id, type, 'published'),
      };
    },
    refuse: ({ draft, waiting, published }: Locked) => {
      if (isLater && waiting)
        return `type: version ${waiting.version} of ${type} waits already; see \`content cancel\``;
      return type === 'legal' ? keptVersions(published?.document, draft.document, now) : null;
    },
    work: async (trx: Executor, { draft, published }: Locked) => {
      const after = { ...draft, state: isLater ? ('scheduled' as const) : ('published' as const) };
      const change = { at: isLater ? at : now, note: note ?? draft.note };
      if (isLater) await setState(trx, draft, { state: 'scheduled', ...change });
      else await bringOut(trx, context, draft, change);
      const answer = tellVersion({ ...after, ...change });
      return { answer, before: published && tellVersion(published), after: answer };
    },
  };
  return changeAsOperator(context, actor, act, executor);
}

interface Locked {
  draft: VersionRow;
  waiting: VersionRow | null;
  published: VersionRow | null;
}

/** Puts a version in the place of the one that is out; every process hears of it at commit. */
async function bringOut(
  trx: Executor,
  context: ServerContext,
  row: VersionRow,
  { at, note }: { at: Date; note: string },
): Promise<void> {
  const type = row.type as ContentType;
  const before = await findInState(trx, row.site_id, type, 'published');
  if (before) await setState(trx, before, { state: 'retired', at });
  await setState(trx, row, { state: 'published', at, note });
  await applyToSite(trx, row.site_id, type, row.document);
  await announceSiteChange(context, trx, row.site_id);
}

/** Publishes an old version again, as a new one. Throws OperatorError where there is none. */
export function rollBackContent(
  context: ServerContext,
  actor: string,
  site: Site,
  type: ContentType,
  to: number,
): Promise<ToldVersion> {
  return changeAsOperator(context, actor, {
    action: 'content.rollback',
    subject: { siteId: site.id, subject: `${site.externalId}/${type}` },
    lock: async (trx) => {
      await lockContent(trx, site.id);
      const old = await findVersion(trx, site.id, type, to);
      if (!old) throw new OperatorError(`to: there is no version ${to} of ${type}`);
      return { old, published: await findInState(trx, site.id, type, 'published') };
    },
    refuse: ({ old, published }) => {
      if (old.state === 'draft' || old.state === 'scheduled')
        return `to: version ${to} of ${type} has not been out`;
      return type === 'legal'
        ? keptVersions(published?.document, old.document, context.clock.now())
        : null;
    },
    work: async (trx, { old, published }) => {
      const at = context.clock.now();
      const note = `version ${to} again`;
      const version = await nextVersion(trx, site.id, type);
      const { document } = old;
      await insertVersion(
        trx,
        { siteId: site.id, type, version },
        { state: 'retired', document, at, madeBy: actor, note },
      );
      const row: VersionRow = { ...old, version, made_by: actor };
      await bringOut(trx, context, row, { at, note });
      const answer = tellVersion({ ...row, state: 'published', at, note });
      return { answer, before: published && tellVersion(published), after: answer };
    },
  });
}

/** Takes back a publish that waits: it is a draft again, unless there is a newer one. */
export function cancelPublish(
  context: ServerContext,
  actor: string,
  site: Site,
  type: ContentType,
): Promise<ToldVersion> {
  return changeAsOperator(context, actor, {
    action: 'content.cancel',
    subject: { siteId: site.id, subject: `${site.externalId}/${type}` },
    lock: async (trx) => {
      await lockContent(trx, site.id);
      const waiting = await findInState(trx, site.id, type, 'scheduled');
      if (!waiting) throw new OperatorError(`type: nothing of ${type} waits`);
      return { waiting, draft: await findInState(trx, site.id, type, 'draft') };
    },
    work: async (trx, { waiting, draft }) => {
      const state = draft ? ('retired' as const) : ('draft' as const);
      const at = context.clock.now();
      await setState(trx, waiting, { state, at });
      const answer = tellVersion({ ...waiting, state, at });
      return { answer, before: tellVersion(waiting), after: answer };
    },
  });
}

/** Brings out what waits and whose time has come, each in a transaction of its own. */
export async function publishDue(context: ServerContext): Promise<void> {
  const due = await readDue(context.database.db, context.clock.now());
  for (const { site_id, type, version } of due)
    await inTransaction(context.database, async (trx) => {
      await lockContent(trx, site_id);
      const row = await findVersion(trx, site_id, type as ContentType, version);
      // Somebody may have taken it back meanwhile.
      if (row?.state === 'scheduled')
        await bringOut(trx, context, row, { at: row.at, note: row.note });
    });
}
