import { jsonText, type Executor } from '@pavilion/database';

/** How players talk in rooms of a site. */
export interface RoomSettings {
  isOn: boolean;
  /** What they may not say. */
  words: readonly string[];
}

export async function readRoomSettings(executor: Executor, siteId: string): Promise<RoomSettings> {
  const row = await executor
    .selectFrom('room_chat_settings')
    .select(['is_on', 'words'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return { isOn: row?.is_on ?? true, words: row?.words ?? [] };
}

export async function writeRoomSettings(
  executor: Executor,
  siteId: string,
  { isOn, words }: RoomSettings,
): Promise<void> {
  const written = { is_on: isOn, words: jsonText([...words]) };
  await executor
    .insertInto('room_chat_settings')
    .values({ site_id: siteId, ...written })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(written))
    .execute();
}
