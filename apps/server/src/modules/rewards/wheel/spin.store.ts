import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { LocalDate } from '@pavilion/domain/time-zones';
import type { Prize } from '@pavilion/rewards';

interface Owner {
  siteId: string;
  playerId: string;
}

/** A spin as it was, with the seeds that dealt it. */
export interface SpinRow {
  id: string;
  wheelCode: string;
  version: number;
  localDate: LocalDate;
  timeZone: string;
  weights: number[];
  segment: number;
  prize: Prize;
  streakDays: number;
  streakPrize: Prize | null;
  seedId: string;
  seedHash: string;
  clientSeed: string;
  nonce: number;
  spunAt: Date;
}

const columns = sql.raw(`s.id, s.wheel_code as "wheelCode", s.version,
  to_char(s.local_date, 'YYYY-MM-DD') as "localDate", s.time_zone as "timeZone", s.weights,
  s.segment, s.prize, s.streak_days as "streakDays", s.streak_prize as "streakPrize",
  s.seed_id as "seedId",
  f.server_seed_hash as "seedHash", f.client_seed as "clientSeed", s.nonce, s.spun_at as "spunAt"`);
const spins = sql.raw(
  'wheel_spins s join fairness_seeds f on f.id = s.seed_id and f.site_id = s.site_id',
);

/** The player's latest spin of a wheel; null: it was never spun. */
export async function readLastSpin(
  executor: Executor,
  { siteId, playerId }: Owner,
  wheelCode: string,
): Promise<SpinRow | null> {
  const { rows } = await sql<SpinRow>`
    select ${columns} from ${spins}
     where s.site_id = ${siteId}::uuid and s.player_id = ${playerId}::uuid
       and s.wheel_code = ${wheelCode}
     order by s.local_date desc limit 1`.execute(executor);
  return rows[0] ?? null;
}

/** Spins of a player, the newest first; `beforeId` is the last one of the page before. */
export async function readSpins(
  executor: Executor,
  { siteId, playerId }: Owner,
  page: { beforeId: string | undefined; limit: number },
): Promise<SpinRow[]> {
  const { beforeId = null, limit } = page;
  const { rows } = await sql<SpinRow>`
    select ${columns} from ${spins}
     where s.site_id = ${siteId}::uuid and s.player_id = ${playerId}::uuid
       and (${beforeId}::uuid is null or s.id < ${beforeId}::uuid)
     order by s.id desc limit ${limit}`.execute(executor);
  return rows;
}

/** A spin of the site, of whomever. */
export async function readSpin(
  executor: Executor,
  { siteId, spinId }: { siteId: string; spinId: string },
): Promise<SpinRow | null> {
  const { rows } = await sql<SpinRow>`
    select ${columns} from ${spins}
     where s.site_id = ${siteId}::uuid and s.id = ${spinId}::uuid`.execute(executor);
  return rows[0] ?? null;
}

export type SpinDraft = Omit<SpinRow, 'seedHash' | 'clientSeed'>;

export async function insertSpin(
  executor: Executor,
  { siteId, playerId }: Owner,
  draft: SpinDraft,
): Promise<void> {
  await executor
    .insertInto('wheel_spins')
    .values({
      id: draft.id,
      site_id: siteId,
      player_id: playerId,
      wheel_code: draft.wheelCode,
      version: draft.version,
      local_date: sql`${draft.localDate}::date`,
      time_zone: draft.timeZone,
      weights: jsonText(draft.weights),
      segment: draft.segment,
      prize: jsonText(draft.prize),
      streak_days: draft.streakDays,
      streak_prize: draft.streakPrize === null ? null : jsonText(draft.streakPrize),
      seed_id: draft.seedId,
      nonce: draft.nonce,
      spun_at: draft.spunAt,
    })
    .execute();
}
