import type { Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type AssistantSettings = Omit<
  Selectable<Tables['assistant_settings']>,
  'site_id' | 'updated_at'
>;

/** A site that says nothing has the built-in one. */
const usual: AssistantSettings = {
  adapter: 'builtin',
  url: null,
  model: null,
  sealed_secret: null,
  hosts: [],
  consent_texts: {},
};

/** Which assistant a site has, and how it is asked. */
export async function readAssistant(
  executor: Executor,
  siteId: string,
): Promise<AssistantSettings> {
  const row = await executor
    .selectFrom('assistant_settings')
    .select(['adapter', 'url', 'model', 'sealed_secret', 'hosts', 'consent_texts'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? usual;
}

export async function writeAssistant(
  executor: Executor,
  siteId: string,
  settings: AssistantSettings,
  now: Date,
): Promise<void> {
  const written = {
    ...settings,
    consent_texts: jsonText(settings.consent_texts),
    updated_at: now,
  };
  await executor
    .insertInto('assistant_settings')
    .values({ site_id: siteId, ...written })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(written))
    .execute();
}
