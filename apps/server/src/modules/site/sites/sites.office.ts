import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { sumOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { isInMaintenance, type MenuEntry, type Site } from '../../../site-directory/index.ts';
import { changeZone } from './change-zone.service.ts';
import { changeJurisdiction } from './change-jurisdiction.service.ts';
import { changeMaintenance, changeTheme } from './sites.service.ts';

type Listed = OfficeAnswer<typeof officeCalls.siteList>['value'][number];
type Shown = OfficeAnswer<typeof officeCalls.siteShow>['value'];

/** What staff do to sites themselves. */
export const sitesOffice = [
  defineOffice(officeCalls.siteList, async ({ server }) => {
    const now = server.clock.now();
    return { value: server.sites.all().map((site) => listed(site, now)) };
  }),
  defineOffice(officeCalls.siteShow, async ({ server }, asked) => ({
    value: shown(findSite(server, asked.site)),
  })),
  defineOffice(officeCalls.siteTheme, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const themeCode = asked.theme ?? site.themeCode;
    const themeColour = asked.color;
    await changeTheme(server, actor, site, { themeCode, themeColour });
    return { site: site.externalId, theme: themeCode, color: themeColour };
  }),
  defineOffice(officeCalls.siteMaintenance, async ({ server, actor }, asked) => {
    const { state, from, to } = asked;
    const site = findSite(server, asked.site);
    await changeMaintenance(server, actor, site, {
      isEnabled: state === 'on',
      startAt: from === undefined ? null : new Date(from),
      endAt: to === undefined ? null : new Date(to),
    });
    return { site: site.externalId };
  }),
  defineOffice(officeCalls.siteJurisdiction, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const exact = (name: string, amount: string | undefined): bigint | null =>
      amount === undefined ? null : sumOf(site, name, amount);
    const wanted = {
      code: asked.jurisdiction,
      operatorGroup: asked.group ?? site.operatorGroup,
      sharesExclusions: asked.share_exclusions ?? site.sharesExclusions,
      depositMonthMaxMinor: exact('deposit-month-max', asked.deposit_month_max),
      slotStakeMaxMinor: exact('slot-stake-max', asked.slot_stake_max),
      slotStakeMaxYoungMinor: exact('slot-stake-max-young', asked.slot_stake_max_young),
    };
    await changeJurisdiction(server, actor, site, wanted);
    return {
      site: site.externalId,
      jurisdiction: wanted.code,
      group: wanted.operatorGroup,
      shares_exclusions: wanted.sharesExclusions,
    };
  }),
  defineOffice(officeCalls.siteZone, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    await changeZone(server, actor, site, asked.zone);
    return { site: site.externalId, time_zone: asked.zone };
  }),
];

const windowOf = ({ startAt, endAt }: Site['maintenance']) => ({
  from: startAt?.toISOString() ?? null,
  to: endAt?.toISOString() ?? null,
});

function listed(site: Site, now: Date): Listed {
  const { isEnabled, startAt } = site.maintenance;
  const isInForce = isInMaintenance(site, now);
  const isPlanned = isEnabled && startAt !== null && startAt > now;
  return {
    site: site.externalId,
    domain: site.domains[0] ?? '',
    theme: site.themeCode,
    color: site.themeColour,
    currency: site.currency.code,
    status: site.status,
    maintenance:
      isInForce || isPlanned ? { is_in_force: isInForce, ...windowOf(site.maintenance) } : null,
  };
}

function shown(site: Site): Shown {
  const { liveChat, switches } = site;
  return {
    site_id: site.id,
    site: site.externalId,
    name: site.name,
    currency: site.currency.code,
    country: site.country,
    time_zone: site.timeZone,
    status: site.status,
    theme: site.themeCode,
    color: site.themeColour,
    languages: [...site.languages],
    domains: [...site.domains],
    maintenance: { is_enabled: site.maintenance.isEnabled, ...windowOf(site.maintenance) },
    logos: site.logos,
    logo_text: site.logoText,
    manifest_icon: site.manifestIcon,
    expires_at: site.expiresAt?.toISOString() ?? null,
    android_url: site.androidUrl,
    ios_url: site.iosUrl,
    is_gamified: site.isGamified,
    affiliate_domain: site.affiliateDomain,
    live_chat: {
      chat_id: liveChat.chatId,
      is_enabled: liveChat.isEnabled,
      image_id: liveChat.imageId,
    },
    show_referral: switches.showReferral,
    show_app_download: switches.showAppDownload,
    show_announcements: switches.showAnnouncements,
    referral_percent: site.referralSetting,
    minimum_age: site.minimumAge,
    jurisdiction: site.jurisdiction,
    operator_group: site.operatorGroup,
    shares_exclusions: site.sharesExclusions,
    script_origins: [...site.scriptSources.origins],
    menu: site.menu.map(toldEntry),
    game_menu: site.gameMenu.map(toldEntry),
    provider_count: site.providerCount,
  };
}

const toldEntry = ({ contentId, children }: MenuEntry): Shown['menu'][number] => ({
  content_id: contentId,
  children: children.map(toldEntry),
});
