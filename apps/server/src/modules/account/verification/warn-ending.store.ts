import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { warningDays, type DocumentKind } from '@pavilion/domain/verification';

export interface EndingDocument {
  id: string;
  siteId: string;
  playerId: string;
  kind: DocumentKind;
  expiresAt: Date;
  /** The threshold that is noted with it. */
  days: number;
}

const dayMs = 24 * 60 * 60_000;
const [early, late] = warningDays;

/**
 * Notes which approved documents run out soon, each with the nearest threshold it has passed, and
 * gives those that passed a new one. Whoever gave a newer one of the kind, or has left, is not
 * told.
 */
export async function warnOfEnding(executor: Executor, now: Date): Promise<EndingDocument[]> {
  const until = (days: number): Date => new Date(now.getTime() + days * dayMs);
  const { rows } = await sql<EndingDocument>`
    update verification_documents d
       set warned_days = case when d.expires_at <= ${until(late)}::timestamptz then ${late}::integer
         else ${early}::integer end
      from players p
     where p.id = d.player_id and p.status <> 'CLOSED' and d.state = 'approved'
       and d.expires_at > ${now}::timestamptz and d.expires_at <= ${until(early)}::timestamptz
       and (d.warned_days is null
            or (d.warned_days > ${late}::integer and d.expires_at <= ${until(late)}::timestamptz))
       and not exists (
         select 1 from verification_documents n
          where n.player_id = d.player_id and n.kind = d.kind and n.created_at > d.created_at
            and n.state in ('checking', 'approved'))
     returning d.id, d.site_id as "siteId", d.player_id as "playerId", d.kind,
       d.expires_at as "expiresAt",
               d.warned_days as days`.execute(executor);
  return rows;
}
