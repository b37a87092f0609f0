import { zoneOfCountry } from '@pavilion/domain/time-zones';
import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { NewSite } from './site-input.ts';

/** Columns of a site that follow from whose rules it runs under; the database itself asks them. */
export interface LegalColumns {
  jurisdiction: string;
  reality_check_minutes: number | null;
  deposit_month_max_minor: bigint | null;
  slot_stake_young_minor: bigint | null;
  slot_stake_adult_minor: bigint | null;
  is_parallel_play_allowed: boolean;
  turnover_max_percent: number | null;
}

/** Inserts a site with its hosts, languages and menus. */
export async function insertSite(
  executor: Executor,
  id: string,
  site: NewSite,
  protection: LegalColumns,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('sites')
    .values({
      id,
      external_id: site.externalId,
      name: site.name,
      currency: site.currency,
      country: site.country,
      time_zone: zoneOfCountry(site.country),
      status: 'ACTIVE',
      theme_code: site.themeCode,
      theme_colour: site.themeColour,
      logo_wide: `/media/sites/${site.externalId}/{palette}/logo-wide.svg`,
      logo_mark: `/media/sites/${site.externalId}/{palette}/logo-mark.svg`,
      logo_mono: `/media/sites/${site.externalId}/{palette}/logo-mono.svg`,
      logo_text: site.logoText,
      expires_at: null,
      android_url: site.androidUrl,
      ios_url: site.iosUrl,
      manifest_icon: `/media/sites/${site.externalId}/{palette}/icon-512.png`,
      is_gamified: site.isGamified,
      affiliate_domain: site.affiliateDomain,
      chat_id: site.chatId,
      is_chat_enabled: site.chatId !== '',
      chat_image_id: site.chatId === '' ? '' : 'pine-green',
      show_referral: true,
      show_app_download: true,
      show_announcements: true,
      referral_setting: site.referralSetting,
      minimum_age: site.minimumAge,
      operator_group: null,
      ...protection,
      is_maintenance: false,
      maintenance_start_at: null,
      maintenance_end_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await insertDomains(executor, id, site.domains);
  await insertLanguages(executor, id, site.languages);
  await insertMenus(executor, id, site);
}

async function insertDomains(
  executor: Executor,
  siteId: string,
  domains: readonly string[],
): Promise<void> {
  await executor
    .insertInto('site_domains')
    .values(domains.map((host, position) => ({ host, site_id: siteId, position })))
    .execute();
}

async function insertLanguages(
  executor: Executor,
  siteId: string,
  codes: readonly string[],
): Promise<void> {
  await executor
    .insertInto('site_languages')
    .values(codes.map((code, position) => ({ site_id: siteId, locale_code: code, position })))
    .execute();
}

async function insertMenus(executor: Executor, siteId: string, site: NewSite): Promise<void> {
  const rows = (kind: 'menu' | 'game_menu', ids: readonly string[]) =>
    ids.map((content_id, position) => ({
      site_id: siteId,
      kind,
      content_id,
      parent_content_id: null,
      position,
    }));
  await executor
    .insertInto('site_menus')
    .values([...rows('menu', site.menu), ...rows('game_menu', site.gameMenu)])
    .execute();
}

/** Offers every provider of the catalogue on the site, except those named. */
export async function offerProviders(
  executor: Executor,
  siteId: string,
  exceptCodes: readonly string[],
): Promise<void> {
  let providers = executor
    .selectFrom('providers')
    .select(sql<string>`${siteId}::uuid`.as('site_id'))
    .select('code');
  if (exceptCodes.length > 0) providers = providers.where('code', 'not in', exceptCodes);
  await executor
    .insertInto('site_providers')
    .columns(['site_id', 'provider_code'])
    .expression(providers)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateTheme(
  executor: Executor,
  siteId: string,
  theme: { themeCode: string; themeColour: string },
  now: Date,
): Promise<void> {
  await executor
    .updateTable('sites')
    .set({ theme_code: theme.themeCode, theme_colour: theme.themeColour, updated_at: now })
    .where('id', '=', siteId)
    .execute();
}

export async function updateJurisdiction(
  executor: Executor,
  siteId: string,
  columns: LegalColumns & { operator_group: string | null; shares_exclusions: boolean },
  now: Date,
): Promise<void> {
  await executor
    .updateTable('sites')
    .set({ ...columns, updated_at: now })
    .where('id', '=', siteId)
    .execute();
}

export async function updateZone(
  executor: Executor,
  siteId: string,
  zone: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('sites')
    .set({ time_zone: zone, updated_at: now })
    .where('id', '=', siteId)
    .execute();
}

export async function updateMaintenance(
  executor: Executor,
  siteId: string,
  maintenance: { isEnabled: boolean; startAt: Date | null; endAt: Date | null },
  now: Date,
): Promise<void> {
  await executor
    .updateTable('sites')
    .set({
      is_maintenance: maintenance.isEnabled,
      maintenance_start_at: maintenance.startAt,
      maintenance_end_at: maintenance.endAt,
      updated_at: now,
    })
    .where('id', '=', siteId)
    .execute();
}

export async function siteExists(executor: Executor): Promise<boolean> {
  const row = await executor.selectFrom('sites').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
