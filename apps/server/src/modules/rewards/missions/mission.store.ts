import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

/** What a player was given for a mission. */
export interface MissionClaim {
  id: string;
  itemCode: string;
  /** The period it was for. */
  periodKey: string;
  at: Date;
}

/** What makes a claim of a mission once: the player and the period. */
export const claimKeyOf = (playerId: string, periodKey: string): string =>
  `${playerId}:${periodKey}`;

/** Everything a player was given for missions, the first first. */
export async function readMissionClaims(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<MissionClaim[]> {
  const rows = await executor
    .selectFrom('reward_claims')
    .select(['id', 'item_code', 'claim_key', 'created_at'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('source', '=', 'mission')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    itemCode: row.item_code,
    periodKey: row.claim_key.slice(claimKeyOf(playerId, '').length),
    at: row.created_at,
  }));
}

export interface CreditedDeposit {
  amountMinor: bigint;
  at: Date;
}

/** What a player paid in since a moment, as it was credited. */
export async function readCreditedDeposits(
  executor: Executor,
  { siteId, playerId }: Owner,
  from: Date,
): Promise<CreditedDeposit[]> {
  const rows = await executor
    .selectFrom('deposits')
    .select(['amount_minor', 'fee_minor', 'credited_at'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('credited_at', '>=', from)
    .execute();
  return rows.flatMap(({ amount_minor: amount, fee_minor: fee, credited_at: at }) =>
    at === null ? [] : [{ amountMinor: amount - fee, at }],
  );
}

/** When a player spun the wheel, since a moment. */
export async function readSpinTimes(
  executor: Executor,
  { siteId, playerId }: Owner,
  from: Date,
): Promise<Date[]> {
  const rows = await executor
    .selectFrom('wheel_spins')
    .select('spun_at')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('spun_at', '>=', from)
    .execute();
  return rows.map(({ spun_at: at }) => at);
}

/** Whether players are played by the computer: those of them that are. */
export async function readComputerPlayers(
  executor: Executor,
  siteId: string,
  playerIds: readonly string[],
): Promise<Set<string>> {
  const rows = await executor
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...playerIds])
    .where('is_computer', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
