import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { offerTopic, type MessageTopic, type NoticeChannel } from '@pavilion/domain/notices';
import type { OfferPermission } from './offer-permission.ts';

/** A notice that a mail or a push is still to tell, with whom it is for. */
export interface UntoldNotice extends OfferPermission {
  id: string;
  siteId: string;
  playerId: string;
  topic: MessageTopic;
  notice: string;
  params: Record<string, unknown>;
  accountId: string;
  email: string;
  language: string;
  /** There is something to claim, which is done in the inbox. */
  hasReward: boolean;
  choices: Array<{ channel: NoticeChannel; isOn: boolean }>;
}

/**
 * The oldest notices that wait, locked until the transaction ends; those another process works on
 * are left out.
 */
export async function lockUntold(
  executor: Executor,
  { now, limit }: { now: Date; limit: number },
): Promise<UntoldNotice[]> {
  const { rows } = await sql<UntoldNotice>`
    select i.id, i.site_id as "siteId", i.player_id as "playerId", i.topic, i.notice, i.params,
           p.account_id as "accountId", p.email, p.language,
           (select coalesce(
                     jsonb_agg(jsonb_build_object('channel', c.channel, 'isOn', c.is_on)), '[]')
              from notice_choices c
             where c.player_id = i.player_id and c.topic = i.topic) as choices,
           i.reward_minor is not null as "hasReward",
           coalesce(i.expires_at <= ${now}::timestamptz, false) as "isOver",
           case when i.topic = ${offerTopic}
                then may_market(i.site_id, i.player_id, ${now}::timestamptz)
                else true end as "mayMarket",
           (select coalesce(jsonb_object_agg(w.channel, w.is_given), '{}')
              from (select distinct on (m.channel) m.channel, m.is_given from marketing_consents m
                     where m.player_id = i.player_id order by m.channel, m.id desc) w) as consents
      from inbox_items i join players p on p.id = i.player_id
     where i.untold_since is not null
     order by i.untold_since, i.id limit ${limit}
       for update of i skip locked`.execute(executor);
  return rows;
}

/** Notes that they were told; what the inbox does not show is over with that. */
export async function markTold(executor: Executor, ids: readonly string[]): Promise<void> {
  await sql`delete from inbox_items where id = any (${ids}::uuid[]) and not in_inbox`.execute(
    executor,
  );
  await sql`update inbox_items set untold_since = null where id = any (${ids}::uuid[])`.execute(
    executor,
  );
}
