import type { CategoryCode } from '@pavilion/domain/categories';
import type { Currency } from '@pavilion/domain/currencies';
import type { SiteId } from '@pavilion/domain/ids';
import type { JurisdictionCode } from '@pavilion/domain/jurisdictions';
import type { LocaleCode } from '@pavilion/domain/locales';

/** A brand as every request sees it: read from the cache of the directory, never changed. */
export interface Site {
  readonly id: SiteId;
  readonly externalId: string;
  readonly name: string;
  readonly currency: Currency;
  /** ISO 3166 alpha-2; phone numbers without a country code belong to it. */
  readonly country: string;
  /** IANA name; days and weeks of rewards and draws are counted by it. */
  readonly timeZone: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly themeCode: string;
  readonly themeColour: string;
  /** Languages offered; the first is the default. */
  readonly languages: readonly LocaleCode[];
  readonly domains: readonly string[];
  readonly maintenance: SiteMaintenance;
  readonly logos: { wide: string; mark: string; mono: string };
  readonly logoText: string;
  readonly expiresAt: Date | null;
  readonly androidUrl: string;
  readonly iosUrl: string;
  readonly manifestIcon: string;
  readonly isGamified: boolean;
  readonly affiliateDomain: string;
  readonly liveChat: { chatId: string; isEnabled: boolean; imageId: string };
  readonly switches: {
    showReferral: boolean;
    showAppDownload: boolean;
    showAnnouncements: boolean;
  };
  /** Percentage of the referral programme. */
  readonly referralSetting: number;
  readonly minimumAge: number;
  /** Whose rules it runs under; `jurisdictionFlags` of the domain says what they are. */
  readonly jurisdiction: JurisdictionCode;
  /** Other sites of the operator, and whether self-exclusions are shared with them. */
  readonly operatorGroup: string | null;
  readonly sharesExclusions: boolean;
  /** What the site's own measuring scripts need of the content security policy. */
  readonly scriptSources: ScriptSources;
  readonly menu: readonly MenuEntry[];
  readonly gameMenu: readonly MenuEntry[];
  /** Providers with at least one game, by category. */
  readonly providerCount: Readonly<Partial<Record<CategoryCode, number>>>;
}

export interface ScriptSources {
  /** `https://host` each: scripts, pictures and requests may come from and go there. */
  readonly origins: readonly string[];
  /** `sha256-…` of each inline script. */
  readonly hashes: readonly string[];
}

export interface SiteMaintenance {
  /** Switched on by the operator; in force within the window, or at once when it has none. */
  readonly isEnabled: boolean;
  readonly startAt: Date | null;
  readonly endAt: Date | null;
}

export interface MenuEntry {
  readonly contentId: string;
  readonly children: readonly MenuEntry[];
}

/** True while the site's maintenance is in force: switched on, begun, and not over. */
export function isInMaintenance(site: Site, now: Date): boolean {
  const { isEnabled, startAt, endAt } = site.maintenance;
  return isEnabled && (startAt === null || startAt <= now) && (endAt === null || now < endAt);
}

/** A site's maintenance as the wire tells it: whether it is in force now, and its window. */
export function maintenanceNews(
  site: Site,
  now: Date,
): { is_maintenance: boolean; start_date: string | null; end_date: string | null } {
  return {
    is_maintenance: isInMaintenance(site, now),
    start_date: site.maintenance.startAt?.toISOString() ?? null,
    end_date: site.maintenance.endAt?.toISOString() ?? null,
  };
}

/**
 * Address of a picture drawn in the site's colours. It is stored with `{palette}`, which stands for
 * theme code and colour, so that a change of theme changes the address and caches may keep pictures
 * for ever.
 */
export function siteMediaUrl(
  site: Pick<Site, 'themeCode' | 'themeColour'>,
  storedUrl: string,
): string {
  return storedUrl.replaceAll('{palette}', `${site.themeCode}-${site.themeColour}`);
}

/** Address of a picture of the site's brand (`icon-192.png`, say) on the site's own hosts. */
export function sitePicture(
  site: Pick<Site, 'themeCode' | 'themeColour' | 'externalId'>,
  file: string,
): string {
  return siteMediaUrl(site, `/media/sites/${site.externalId}/{palette}/${file}`);
}
