import type { Database, Tables } from '@pavilion/database';
import { sql, type Selectable } from 'kysely';
import type { CategoryCode } from '@pavilion/domain/categories';
import { currencies, isCurrencyCode, type Currency } from '@pavilion/domain/currencies';
import { asId, type SiteId } from '@pavilion/domain/ids';
import { isJurisdictionCode, type JurisdictionCode } from '@pavilion/domain/jurisdictions';
import { localeCodes, type LocaleCode } from '@pavilion/domain/locales';
import type { MenuEntry, ScriptSources, Site } from './site.ts';
import type { EventLog } from '../realtime/event-log.ts';
import type { SiteSource } from './site-directory.ts';

/** Channel of the event log that tells of every change of a site; the payload is its id. */
export const siteChangedChannel = 'site_changed';

/** Reads sites from the database and hears of their changes. */
export function createSiteSource(database: Database, eventLog: Pick<EventLog, 'hear'>): SiteSource {
  return {
    readAll: () => readSites(database),
    watch: (onChanged) => eventLog.hear(siteChangedChannel, onChanged, onChanged),
  };
}

async function readSites(database: Database): Promise<Site[]> {
  const { db } = database;
  const [rows, domains, languages, menus, scripts, counts] = await Promise.all([
    db.selectFrom('sites').selectAll().execute(),
    db.selectFrom('site_domains').selectAll().orderBy('position').execute(),
    db.selectFrom('site_languages').selectAll().orderBy('position').execute(),
    db.selectFrom('site_menus').selectAll().orderBy('position').execute(),
    db.selectFrom('analytics_scripts').select(['site_id', 'origins', 'hash']).execute(),
    readProviderCounts(database),
  ]);
  const domainsOf = Map.groupBy(domains, (row) => row.site_id);
  const languagesOf = Map.groupBy(languages, (row) => row.site_id);
  const menusOf = Map.groupBy(menus, (row) => row.site_id);
  const scriptsOf = Map.groupBy(scripts, (row) => row.site_id);
  const countsOf = Map.groupBy(counts, (row) => row.siteId);
  return rows.map((row) => ({
    ...siteFields(row),
    domains: (domainsOf.get(row.id) ?? []).map(({ host }) => host),
    languages: (languagesOf.get(row.id) ?? [])
      .map((entry) => entry.locale_code)
      .filter(isLocaleCode),
    menu: menuTree((menusOf.get(row.id) ?? []).filter(({ kind }) => kind === 'menu')),
    gameMenu: menuTree((menusOf.get(row.id) ?? []).filter(({ kind }) => kind === 'game_menu')),
    scriptSources: scriptSources(scriptsOf.get(row.id) ?? []),
    providerCount: Object.fromEntries(
      (countsOf.get(row.id) ?? []).map(({ category, count }) => [category, count]),
    ),
  }));
}

function siteFields(row: Selectable<Tables['sites']>) {
  return {
    id: asId<SiteId>(row.id),
    externalId: row.external_id,
    name: row.name,
    currency: currencyOf(row.currency),
    country: row.country,
    timeZone: row.time_zone,
    status: row.status,
    themeCode: row.theme_code,
    themeColour: row.theme_colour,
    maintenance: {
      isEnabled: row.is_maintenance,
      startAt: row.maintenance_start_at,
      endAt: row.maintenance_end_at,
    },
    logos: { wide: row.logo_wide, mark: row.logo_mark, mono: row.logo_mono },
    logoText: row.logo_text,
    expiresAt: row.expires_at,
    androidUrl: row.android_url,
    iosUrl: row.ios_url,
    manifestIcon: row.manifest_icon,
    isGamified: row.is_gamified,
    affiliateDomain: row.affiliate_domain,
    liveChat: { chatId: row.chat_id, isEnabled: row.is_chat_enabled, imageId: row.chat_image_id },
    switches: {
      showReferral: row.show_referral,
      showAppDownload: row.show_app_download,
      showAnnouncements: row.show_announcements,
    },
    referralSetting: row.referral_setting,
    minimumAge: row.minimum_age,
    jurisdiction: jurisdictionOf(row.jurisdiction),
    operatorGroup: row.operator_group,
    sharesExclusions: row.shares_exclusions,
  };
}

function currencyOf(code: string): Currency {
  if (!isCurrencyCode(code)) throw new Error(`a site has the unknown currency ${code}`);
  return currencies[code];
}

/** A code this version does not know is met with the strictest rules. */
function jurisdictionOf(code: string): JurisdictionCode {
  return isJurisdictionCode(code) ? code : 'STRICT';
}

function isLocaleCode(code: string): code is LocaleCode {
  return localeCodes.some((known) => known === code);
}

function scriptSources(
  rows: ReadonlyArray<Pick<Selectable<Tables['analytics_scripts']>, 'origins' | 'hash'>>,
): ScriptSources {
  return {
    origins: [...new Set(rows.flatMap(({ origins }) => origins))],
    hashes: rows.flatMap(({ hash }) => (hash === null ? [] : [hash])),
  };
}

interface MenuRow {
  content_id: string;
  parent_content_id: string | null;
}

function menuTree(rows: readonly MenuRow[], parent: string | null = null): MenuEntry[] {
  return rows
    .filter((row) => row.parent_content_id === parent)
    .map((row) => ({ contentId: row.content_id, children: menuTree(rows, row.content_id) }));
}

/**
 * Providers of each site by category: those with a game that opens, so that no menu leads where
 * nothing can be played. Sports are bet on in the platform's own sportsbook, which is there whether
 * or not a studio serves its front, and on a site that knows no studio with one.
 */
async function readProviderCounts(database: Database) {
  const { rows } = await sql<{ siteId: string; category: CategoryCode; count: number }>`
    select o.site_id as "siteId", g.category, count(distinct g.provider_code)::integer as count
      from site_providers o
      join sites s on s.id = o.site_id
      join providers p on p.code = o.provider_code
      join games g on g.provider_code = p.code
      left join provider_connections k on k.code = p.connection_code
      left join provider_games x on x.provider_code = g.provider_code and x.game_code = g.code
     where o.is_enabled and not o.is_hidden
       and (g.category = 'sportsbook' or game_hindrance(g, p, k, o, x, s.country) is null)
     group by o.site_id, g.category
    union all
    select l.site_id, 'sportsbook', 1
      from sports_limits l
     where not exists (select from site_providers o
       join games g on g.provider_code = o.provider_code
                        where o.site_id = l.site_id and g.category = 'sportsbook')`.execute(
    database.db,
  );
  return rows;
}
