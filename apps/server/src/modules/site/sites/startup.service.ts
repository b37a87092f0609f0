import type { CallResponse, startup } from '@pavilion/contracts';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { categories, categoryCodes } from '@pavilion/domain/categories';
import {
  isInMaintenance,
  maintenanceNews,
  siteMediaUrl,
  type MenuEntry,
  type Site,
} from '../../../site-directory/index.ts';

export type StartupAnswer = CallResponse<typeof startup>;

/**
 * What a page needs before anything else (wire page, /api/startup). In maintenance only that is
 * told. The theme is handed on as it stands: the client refuses what it does not know, the
 * operator's calls refuse to store it.
 */
export function startupOf(site: Site, now: Date): StartupAnswer {
  const isDown = isInMaintenance(site, now);
  const answers = answersOf.get(site) ?? {};
  const name = isDown ? 'inMaintenance' : 'open';
  const answer = (answers[name] ??= Object.freeze(answerOf(site, now)));
  answersOf.set(site, answers);
  return answer;
}

/**
 * Frozen answers, so that the body too is made once. A change of the site makes a new {@link Site}:
 * these go with it.
 */
const answersOf = new WeakMap<Site, { open?: StartupAnswer; inMaintenance?: StartupAnswer }>();

function answerOf(site: Site, now: Date): StartupAnswer {
  const maintenance = maintenanceNews(site, now);
  if (maintenance.is_maintenance) return { maintenance };
  return {
    maintenance,
    content: { menu: site.menu.map(menuEntry), game_menu: site.gameMenu.map(menuEntry) },
    site: siteFields(site),
    language: [...site.languages],
    provider_count: Object.fromEntries(
      categoryCodes.map((code) => [categories[code].wireName, site.providerCount[code] ?? 0]),
    ),
    aff_domain: site.affiliateDomain,
    live_chat: liveChatFields(site),
  };
}

/** The site's live chat as the wire has it. */
export function liveChatFields({ liveChat }: Site): NonNullable<StartupAnswer['live_chat']> {
  return { chat_id: liveChat.chatId, status: liveChat.isEnabled, image_id: liveChat.imageId };
}

/** What of the place's rules a page keeps. */
function rulesOf({ jurisdiction }: Site): NonNullable<StartupAnswer['site']>['rules'] {
  const rules = jurisdictionFlags[jurisdiction];
  return {
    is_parallel_play_allowed: rules.isParallelPlayAllowed,
    are_slot_stakes_bounded: rules.slotStakeMax !== null,
    is_small_return_neutral: rules.isSmallReturnNeutral,
    is_net_result_shown: rules.isNetResultShown,
    history_months: rules.historyMonths,
  };
}

interface WireMenuEntry {
  content_id: string;
  children: WireMenuEntry[];
}

function menuEntry(entry: MenuEntry): WireMenuEntry {
  return { content_id: entry.contentId, children: entry.children.map(menuEntry) };
}

function siteFields(site: Site): NonNullable<StartupAnswer['site']> {
  return {
    site_name: site.name,
    currency: site.currency.code,
    theme_code: site.themeCode,
    theme_color: site.themeColour,
    logo1: siteMediaUrl(site, site.logos.wide),
    logo2: siteMediaUrl(site, site.logos.mark),
    logo3: siteMediaUrl(site, site.logos.mono),
    status: site.status,
    expired_date: site.expiresAt?.toISOString() ?? null,
    logo_text: site.logoText,
    external_id: site.externalId,
    android_sub: site.androidUrl,
    ios_sub: site.iosUrl,
    manifest_icon: siteMediaUrl(site, site.manifestIcon),
    gamify_status: site.isGamified,
    minimum_age: site.minimumAge,
    rules: rulesOf(site),
  };
}
