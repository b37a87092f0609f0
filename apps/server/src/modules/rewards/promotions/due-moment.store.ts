import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { Moment } from './trigger-moment.ts';

export type DueMoment = Moment & { siteId: string; playerId: string };

/** Sign-ups and reached levels that no reward has looked at, the oldest sign-ups first. */
export async function readDueMoments(executor: Executor, limit: number): Promise<DueMoment[]> {
  const signups = await sql<{ siteId: string; playerId: string; at: Date }>`
    select p.site_id as "siteId", p.id as "playerId", p.created_at as at from players p
     where p.is_signup_reward_due order by p.created_at limit ${limit}`.execute(executor);
  const levels = await sql<{ siteId: string; playerId: string; above: number; upTo: number }>`
    select s.site_id as "siteId", s.player_id as "playerId", s.rewarded_level as above,
      s.told_level as "upTo"
      from player_stats s where s.rewarded_level < s.told_level
     order by s.player_id limit ${limit}`.execute(executor);
  return [
    ...signups.rows.map((row) => ({ on: 'signup' as const, ...row })),
    ...levels.rows.map((row) => ({ on: 'level' as const, ...row })),
  ];
}

/** What a moment brought is given: it is not looked at again. */
export async function noteMomentLooked(executor: Executor, moment: DueMoment): Promise<void> {
  if (moment.on === 'signup')
    await executor
      .updateTable('players')
      .set({ is_signup_reward_due: false })
      .where('id', '=', moment.playerId)
      .where('site_id', '=', moment.siteId)
      .execute();
  else
    await executor
      .updateTable('player_stats')
      .set({ rewarded_level: sql`greatest(rewarded_level, ${moment.upTo})` })
      .where('player_id', '=', moment.playerId)
      .where('site_id', '=', moment.siteId)
      .execute();
}
