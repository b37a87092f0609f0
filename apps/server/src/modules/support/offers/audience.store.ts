import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { OfferAudience, OfferConsents } from '@pavilion/domain/offers';
import { reachesLevel } from '../../rewards/vip/index.ts';

/** A player an offer might be for. */
export interface Candidate {
  playerId: string;
  phone: string;
  /**
   * Why nothing may be offered to them (an error code of the gates of stakes); null: something may.
   */
  refusal: string | null;
  hasDevice: boolean;
  consents: OfferConsents;
}

interface Asked {
  siteId: string;
  audience: OfferAudience;
  /** Who signed up later is not in the audience. */
  signedUpBy: Date;
  now: Date;
  after: string | null;
  limit: number;
}

const noPlayer = '00000000-0000-0000-0000-000000000000';
const dayMs = 24 * 60 * 60_000;

/**
 * People of a site who may belong to an audience, in the order of their ids; `country` is judged by
 * the phone, which the database cannot read.
 */
export async function readCandidates(executor: Executor, asked: Asked): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select p.id as "playerId", p.phone,
           player_refusal(p.site_id, p.id, ${asked.now}::timestamptz) as refusal,
           exists (select from push_devices d where d.player_id = p.id) as "hasDevice",
           (select coalesce(jsonb_object_agg(w.channel, w.is_given), '{}')
              from (select distinct on (m.channel) m.channel, m.is_given from marketing_consents m
                     where m.player_id = p.id order by m.channel, m.id desc) w) as consents
      from players p
      left join player_stats s on s.player_id = p.id and s.site_id = p.site_id
     where p.site_id = ${asked.siteId}::uuid and p.id > ${asked.after ?? noPlayer}::uuid
       and not p.is_computer
       and p.created_at <= ${asked.signedUpBy}::timestamptz and ${belongs(asked)}
     order by p.id limit ${asked.limit}`.execute(executor);
  return rows;
}

function belongs({ audience, now }: Asked): RawBuilder<boolean> {
  switch (audience.kind) {
    case 'deposited':
      return sql<boolean>`coalesce(s.deposit_count, 0) > 0`;
    case 'vip':
      return sql<boolean>`exists (select from vip_levels l
        where l.site_id = p.site_id and l.level >= ${audience.level}::integer and ${reachesLevel})`;
    case 'inactive':
      return sql<boolean>`greatest(p.created_at, p.last_login_at,
        (select max(x.last_seen_at) from sessions x where x.player_id = p.id))
        <= ${new Date(now.getTime() - audience.days * dayMs)}::timestamptz`;
    default:
      return sql<boolean>`true`;
  }
}
