import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type OfferRow = Selectable<Tables['offers']>;

/** Writes an offer unless the site has one of that code. */
export async function insertOffer(
  executor: Executor,
  offer: Insertable<Tables['offers']>,
): Promise<void> {
  await executor
    .insertInto('offers')
    .values(offer)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .execute();
}

export function findOffer(
  executor: Executor,
  siteId: string,
  code: string,
): Promise<OfferRow | undefined> {
  return executor
    .selectFrom('offers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** An offer that is not sent to everybody yet, locked until the transaction ends. */
export function lockUnfinished(executor: Executor, id: string): Promise<OfferRow | undefined> {
  return executor
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function readUnfinishedIds(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('offers')
    .select('id')
    .where('finished_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many players an offer reached more, and by what. */
export interface OfferProgress {
  delivered: number;
  inbox: number;
  mail: number;
  push: number;
  /** The last player that was looked at, if there was one. */
  after: string | null;
  finishedAt: Date | null;
}

export async function writeProgress(
  executor: Executor,
  id: string,
  { delivered, inbox, mail, push, after, finishedAt }: OfferProgress,
): Promise<void> {
  await sql`
    update offers set sent_after = coalesce(${after}::uuid, sent_after),
           finished_at = ${finishedAt}::timestamptz,
           delivered_count = delivered_count + ${delivered}::integer,
           inbox_count = inbox_count + ${inbox}::integer,
           mail_count = mail_count + ${mail}::integer, push_count = push_count + ${push}::integer
     where id = ${id}::uuid`.execute(executor);
}

/**
 * An offer with what players did with it; what only mail or push told is in no inbox, so it is
 * never read.
 */
export interface OfferRecord {
  code: string;
  audience: string;
  title: string;
  reward_minor: bigint | null;
  reward_template: string | null;
  expires_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
  delivered_count: number;
  inbox_count: number;
  mail_count: number;
  push_count: number;
  read_count: number;
  claimed_count: number;
}

/** The offers of a site, the newest first. */
export async function listOffers(
  executor: Executor,
  siteId: string,
  limit: number,
): Promise<OfferRecord[]> {
  const { rows } = await sql<OfferRecord>`
    select o.code, o.audience, o.texts -> o.fallback ->> 'title' as title, o.reward_minor,
           o.reward_template, o.expires_at, o.created_at, o.finished_at, o.delivered_count,
           o.inbox_count, o.mail_count, o.push_count, i.read_count, i.claimed_count
      from offers o
      cross join lateral (
        select count(read_at)::integer as read_count, count(claimed_at)::integer as claimed_count
          from inbox_items where offer_id = o.id) i
     where o.site_id = ${siteId}::uuid order by o.created_at desc, o.id desc
     limit ${limit}`.execute(executor);
  return rows;
}
