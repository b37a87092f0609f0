import { jsonText, type Executor } from '@pavilion/database';

/** What was agreed with a provider for one site. */
export interface ProviderTerms {
  account: string | null;
  launch_address: string | null;
  launch_kind: 'embed' | 'popup' | 'custom' | null;
  stakes: Record<string, { min: number; max: number }>;
}

interface Owner {
  siteId: string;
  providerCode: string;
}

export async function readTerms(
  executor: Executor,
  { siteId, providerCode }: Owner,
): Promise<ProviderTerms | null> {
  const row = await executor
    .selectFrom('site_providers')
    .select(['account', 'launch_address', 'launch_kind', 'stakes'])
    .where('site_id', '=', siteId)
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  return row ?? null;
}

/** False when the site does not offer the provider. */
export async function writeTerms(
  executor: Executor,
  { siteId, providerCode }: Owner,
  { stakes, ...terms }: ProviderTerms,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('site_providers')
    .set({ ...terms, stakes: jsonText(stakes) })
    .where('site_id', '=', siteId)
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Each provider of a connection with the first site that offers it. */
export async function providersOnSites(
  executor: Executor,
  connectionCode: string,
): Promise<{ providerCode: string; siteId: string }[]> {
  const rows = await executor
    .selectFrom('providers')
    .innerJoin('site_providers', 'site_providers.provider_code', 'providers.code')
    .where('providers.connection_code', '=', connectionCode)
    .where('site_providers.is_enabled', '=', true)
    .distinctOn('providers.code')
    .select(['providers.code as providerCode', 'site_providers.site_id as siteId'])
    .orderBy('providers.code')
    .orderBy('site_providers.site_id')
    .execute();
  return rows;
}

/** What the studio calls a game; the code of ours when nobody said. */
export async function foreignCodeOf(
  executor: Executor,
  { providerCode, gameCode }: { providerCode: string; gameCode: string },
): Promise<string> {
  const row = await executor
    .selectFrom('provider_games')
    .select('foreign_code')
    .where('provider_code', '=', providerCode)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  return row?.foreign_code ?? gameCode;
}

/** False when there is no such game. */
export async function writeForeignCode(
  executor: Executor,
  game: { providerCode: string; gameCode: string; foreignCode: string | null },
): Promise<boolean> {
  const { providerCode, gameCode, foreignCode } = game;
  const known = await executor
    .selectFrom('games')
    .select('id')
    .where('provider_code', '=', providerCode)
    .where('code', '=', gameCode)
    .executeTakeFirst();
  if (!known) return false;
  await executor
    .insertInto('provider_games')
    .values({
      provider_code: providerCode,
      game_code: gameCode,
      foreign_code: foreignCode,
      stakes: '{}',
      facts: '{}',
      told_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_code', 'game_code']).doUpdateSet({ foreign_code: foreignCode }),
    )
    .execute();
  return true;
}
