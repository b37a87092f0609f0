import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type ChatSettings = Omit<Selectable<Tables['chat_settings']>, 'site_id' | 'updated_at'>;

/** How a chat works until its operator says otherwise: always open, for everybody. */
const usual: ChatSettings = {
  hours: 'Mo-Su 00:00-24:00',
  zone: 'UTC',
  language: 'EN',
  theme: 'pine-green',
  takes_guests: true,
  takes_files: true,
  keep_days: 90,
  desk: 'auto',
  adapter: 'builtin',
  vendor_page: null,
  vendor_script: null,
  vendor_origins: [],
  chatwoot_url: null,
  chatwoot_inbox: null,
  sealed_token: null,
  sealed_secret: null,
};

export async function readChatSettings(executor: Executor, siteId: string): Promise<ChatSettings> {
  const row = await executor
    .selectFrom('chat_settings')
    .select([
      'hours',
      'zone',
      'language',
      'theme',
      'takes_guests',
      'takes_files',
      'keep_days',
      'desk',
      'adapter',
      'vendor_page',
      'vendor_script',
      'vendor_origins',
      'chatwoot_url',
      'chatwoot_inbox',
      'sealed_token',
      'sealed_secret',
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? usual;
}

export async function writeChatSettings(
  executor: Executor,
  siteId: string,
  settings: ChatSettings,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('chat_settings')
    .values({ ...settings, site_id: siteId, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ ...settings, updated_at: now }),
    )
    .execute();
}

/** Switches the chat of a site on or off; the site's row says so to every page. */
export async function writeChatSwitch(
  executor: Executor,
  siteId: string,
  isEnabled: boolean,
): Promise<void> {
  await executor
    .updateTable('sites')
    .set({ is_chat_enabled: isEnabled })
    .where('id', '=', siteId)
    .execute();
}
