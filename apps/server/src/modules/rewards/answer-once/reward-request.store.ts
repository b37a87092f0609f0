import { jsonText, type Executor } from '@pavilion/database';

export interface RewardRequest {
  hash: Buffer;
  answer: object;
}

/** What a request of a player was answered; null: it is new. */
export async function findRewardRequest(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  requestId: string,
): Promise<RewardRequest | null> {
  const row = await executor
    .selectFrom('reward_requests')
    .select(['request_hash', 'answer'])
    .where('player_id', '=', owner.playerId)
    .where('site_id', '=', owner.siteId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? { hash: Buffer.from(row.request_hash), answer: row.answer } : null;
}

export async function writeRewardRequest(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  row: RewardRequest & { requestId: string; now: Date },
): Promise<void> {
  await executor
    .insertInto('reward_requests')
    .values({
      player_id: owner.playerId,
      request_id: row.requestId,
      site_id: owner.siteId,
      request_hash: row.hash,
      answer: jsonText(row.answer),
      created_at: row.now,
    })
    .execute();
}
