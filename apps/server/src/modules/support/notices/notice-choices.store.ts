import type { Executor } from '@pavilion/database';
import type { NoticeChannel, NoticeTopic } from '@pavilion/domain/notices';

export interface Owner {
  siteId: string;
  playerId: string;
}

/** What the player chose; what is not in it follows the rule of its topic. */
export function readChoices(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<Array<{ topic: NoticeTopic; channel: NoticeChannel; is_on: boolean }>> {
  return executor
    .selectFrom('notice_choices')
    .select(['topic', 'channel', 'is_on'])
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
}

export async function writeChoice(
  executor: Executor,
  { siteId, playerId }: Owner,
  choice: { topic: NoticeTopic; channel: NoticeChannel; isOn: boolean; now: Date },
): Promise<void> {
  const { topic, channel, isOn, now } = choice;
  await executor
    .insertInto('notice_choices')
    .values({
      player_id: playerId,
      site_id: siteId,
      topic,
      channel,
      is_on: isOn,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'topic', 'channel'])
        .doUpdateSet({ is_on: isOn, changed_at: now }),
    )
    .execute();
}
