import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { PostbackEvent } from '@pavilion/rewards/referral';

/** Something that a partner's system is told. */
export interface Postback {
  eventId: string;
  siteId: string;
  code: string;
  event: PostbackEvent;
  clickId: string;
  amountMinor: bigint;
  at: Date;
  tries: number;
  url: string;
}

/**
 * Writes what partners are to be told of what happened since a moment: confirmed accounts, first
 * and other deposits, and first deposits that bring a partner something. Each once. Players who
 * came before their partner was there are not told of.
 */
export async function enlistPostbacks(
  executor: Executor,
  { siteId, since, now }: { siteId: string; since: Date; now: Date },
): Promise<void> {
  await sql`
    with partners as (
      select a.* from affiliates a
       where a.site_id = ${siteId}::uuid and a.postback_url is not null and a.paused_at is null),
    brought as (
      select p.id, p.site_id, p.created_at, p.activated_at, a.code, a.cpa_minor,
             a.cpa_min_deposit_minor, coalesce(p.attribution ->> 'click_id', '') as click_id
        from players p join partners a on a.site_id = p.site_id
          and a.code = p.attribution ->> 'affiliate_code'
       where p.activated_at is not null and p.created_at >= a.created_at),
    paid as (
      select d.id, d.credited_at as at, d.amount_minor - d.fee_minor as minor, b.id as player_id,
             b.site_id, b.code, b.click_id, b.cpa_minor, b.cpa_min_deposit_minor,
             not exists (select from deposits e where e.player_id = d.player_id
               and e.site_id = d.site_id
               and (e.credited_at, e.id) < (d.credited_at, d.id)) as is_first
        from brought b join deposits d on d.player_id = b.id and d.site_id = b.site_id
       where d.credited_at >= ${since}::timestamptz),
    events as (
      select b.site_id, b.code, b.id as player_id, 'signup' as event, b.id::text as ref, b.click_id,
      0::bigint as minor, b.activated_at as at
        from brought b where b.activated_at >= ${since}::timestamptz
      union all
      select p.site_id, p.code, p.player_id, 'deposit', p.id::text, p.click_id, p.minor, p.at
        from paid p
      union all
      select p.site_id, p.code, p.player_id, 'ftd', p.player_id::text, p.click_id, p.minor, p.at
        from paid p where p.is_first
      union all
      select p.site_id, p.code, p.player_id, 'cpa', p.player_id::text, p.click_id, p.cpa_minor, p.at
        from paid p
       where p.is_first and p.cpa_minor > 0 and p.minor >= p.cpa_min_deposit_minor)
    insert into affiliate_postbacks (event_id, site_id, affiliate_code, player_id, event, ref,
      click_id, amount_minor, at, next_try_at)
    select gen_random_uuid(), e.site_id, e.code, e.player_id, e.event, e.ref, e.click_id, e.minor,
      e.at, ${now}::timestamptz
      from events e
    on conflict (site_id, event, ref) do nothing`.execute(executor);
}

/**
 * Takes the postback that waits longest, to be tried now; nobody else takes it before `leaseUntil`.
 * Null: none is due.
 */
export async function takeDuePostback(
  executor: Executor,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<Postback | null> {
  const { rows } = await sql<Postback>`
    with due as (
      select d.site_id, d.event_id from affiliate_postbacks d
        join affiliates x on x.site_id = d.site_id and x.code = d.affiliate_code
       where d.next_try_at <= ${now}::timestamptz and x.paused_at is null
         and x.postback_url is not null
       order by d.next_try_at limit 1 for update of d skip locked)
    update affiliate_postbacks t set next_try_at = ${leaseUntil}::timestamptz, tries = t.tries + 1
      from affiliates a, due
     where due.site_id = t.site_id and due.event_id = t.event_id
       and a.site_id = t.site_id and a.code = t.affiliate_code
     returning t.event_id as "eventId", t.site_id as "siteId", t.affiliate_code as code, t.event,
       t.click_id as "clickId",
       t.amount_minor as "amountMinor", t.at, t.tries, a.postback_url as url`.execute(executor);
  return rows[0] ?? null;
}

/** Notes how a try went: sent, or what was wrong and when it is tried again (null: given up). */
export async function notePostback(
  executor: Executor,
  { eventId, siteId }: Pick<Postback, 'eventId' | 'siteId'>,
  outcome: { sentAt: Date } | { problem: string; nextTryAt: Date | null },
): Promise<void> {
  await executor
    .updateTable('affiliate_postbacks')
    .set(
      'sentAt' in outcome
        ? { sent_at: outcome.sentAt, next_try_at: null, last_problem: null }
        : { next_try_at: outcome.nextTryAt, last_problem: outcome.problem },
    )
    .where('event_id', '=', eventId)
    .where('site_id', '=', siteId)
    .execute();
}

/** A postback as staff read of it. */
interface PostbackRecord {
  eventId: string;
  event: PostbackEvent;
  clickId: string;
  at: Date;
  tries: number;
  sentAt: Date | null;
  nextTryAt: Date | null;
  problem: string | null;
}

/** What a partner was told, the newest first. */
export async function readPostbacks(
  executor: Executor,
  { siteId, code, limit }: { siteId: string; code: string; limit: number },
): Promise<PostbackRecord[]> {
  return executor
    .selectFrom('affiliate_postbacks')
    .select([
      'event_id as eventId',
      'event',
      'click_id as clickId',
      'at',
      'tries',
      'sent_at as sentAt',
      'next_try_at as nextTryAt',
      'last_problem as problem',
    ])
    .where('site_id', '=', siteId)
    .where('affiliate_code', '=', code)
    .orderBy('at', 'desc')
    .orderBy('event_id')
    .limit(limit)
    .execute();
}
