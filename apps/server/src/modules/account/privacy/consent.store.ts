import type { Executor } from '@pavilion/database';
import type { ConsentChannel } from '@pavilion/domain/notices';

export interface Owner {
  siteId: string;
  playerId: string;
}

export interface ConsentWord {
  channel: ConsentChannel;
  is_given: boolean;
  at: Date;
}

/** Every word of the player about offers, newest first. */
export function readConsents(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<ConsentWord[]> {
  return executor
    .selectFrom('marketing_consents')
    .select(['channel', 'is_given', 'at'])
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .execute();
}

export async function insertConsents(
  executor: Executor,
  { siteId, playerId }: Owner,
  words: ReadonlyArray<ConsentWord & { id: string; source: 'player' | 'closing' }>,
): Promise<void> {
  if (words.length === 0) return;
  await executor
    .insertInto('marketing_consents')
    .values(words.map((word) => ({ ...word, site_id: siteId, player_id: playerId })))
    .execute();
}
