import { jurisdictionCodes } from '@pavilion/domain/jurisdictions';
import * as z from 'zod/mini';
import { nothing, requiredText } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  file,
  flag,
  instant,
  list,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const status = choice(['ACTIVE', 'INACTIVE']);
const window = z.object({ from: maybe(told.time), to: maybe(told.time) });

const menuEntry = z.object({
  content_id: told.text,
  get children() {
    return z.array(menuEntry);
  },
});

const wholeSite = z.object({
  site_id: told.text,
  site: told.text,
  name: told.text,
  currency: told.text,
  country: told.text,
  time_zone: told.text,
  status,
  theme: told.text,
  color: told.text,
  languages: z.array(told.text),
  domains: z.array(told.text),
  maintenance: z.extend(window, { is_enabled: yesNo }),
  logos: z.object({ wide: told.text, mark: told.text, mono: told.text }),
  logo_text: told.text,
  manifest_icon: told.text,
  expires_at: maybe(told.time),
  android_url: told.text,
  ios_url: told.text,
  is_gamified: yesNo,
  affiliate_domain: told.text,
  live_chat: z.object({ chat_id: told.text, is_enabled: yesNo, image_id: told.text }),
  show_referral: yesNo,
  show_app_download: yesNo,
  show_announcements: yesNo,
  referral_percent: z.number(),
  minimum_age: told.count,
  jurisdiction: choice(jurisdictionCodes),
  operator_group: maybe(told.text),
  shares_exclusions: yesNo,
  script_origins: z.array(told.text),
  menu: z.array(menuEntry),
  game_menu: z.array(menuEntry),
  /** Providers with at least one game, by category. */
  provider_count: z.record(z.string(), told.count),
});

/** What is done to sites themselves. */
export const siteCalls = {
  siteList: defineOfficeCall({
    name: 'site list',
    access: { permission: 'sites.read' },
    effect: 'reads',
    summary: 'All sites with host, theme, currency, state and planned maintenance',
    request: z.object({}),
    response: z.object({
      value: z.array(
        z.object({
          site: told.text,
          domain: told.text,
          theme: told.text,
          color: told.text,
          currency: told.text,
          status,
          /** In force, or planned; null: neither. */
          maintenance: maybe(z.extend(window, { is_in_force: yesNo })),
        }),
      ),
    }),
  }),
  siteShow: defineOfficeCall({
    name: 'site show',
    access: { permission: 'sites.read' },
    effect: 'reads',
    summary: 'Everything about one site',
    request: z.object({ site: siteName }),
    response: z.object({ value: wholeSite }),
  }),
  siteCreate: defineOfficeCall({
    name: 'site create',
    access: { permission: 'sites.create' },
    effect: 'changes',
    summary:
      'Makes a site players can use at once: the whole catalogue, first content, deposit methods, sportsbook',
    request: z.object({
      id: said(code, 'the external id'),
      name: words,
      domains: list(said(siteName, 'a host')),
      currency: said(code, 'a currency such as PHP'),
      country: said(code, 'a country such as PH'),
      theme: said(code, 'a theme code such as casino1'),
      color: said(code, 'a colour of the theme such as gold'),
      languages: optional(list(said(code, 'a language such as EN'))),
      jurisdiction: optional(said(code, 'a jurisdiction such as GB')),
      minimum_age: optional(whole(0, 150)),
      chat: optional(words),
      affiliate_domain: optional(said(siteName, 'a host')),
    }),
    response: z.object({ site: told.text, site_id: told.text }),
  }),
  siteTheme: defineOfficeCall({
    name: 'site theme',
    access: { permission: 'sites.look' },
    effect: 'changes',
    summary: 'Changes the theme of a site at once',
    request: z.object({
      site: siteName,
      theme: optional(said(code, 'a theme code such as casino1')),
      color: said(code, 'a colour of the theme such as gold'),
    }),
    response: z.object({ site: told.text, theme: told.text, color: told.text }),
  }),
  siteMaintenance: defineOfficeCall({
    name: 'site maintenance',
    access: { permission: 'sites.maintain' },
    effect: 'changes',
    summary: 'Closes a site for maintenance, now or for a window, or opens it',
    request: z.object({
      site: siteName,
      state: choice(['on', 'off']),
      from: optional(instant),
      to: optional(instant),
    }),
    response: z.object({ site: told.text }),
  }),
  siteFeatured: defineOfficeCall({
    name: 'site featured',
    access: { permission: 'sites.games' },
    effect: 'changes',
    summary:
      'Games that a site puts first, in their order: they are its featured row and lead its lists until players choose; --none: as the catalogue marks them',
    request: z.object({ site: siteName, games: list(said(code, 'PROVIDER/game')), none: flag }),
    response: nothing,
  }),
  siteTables: defineOfficeCall({
    name: 'site tables',
    access: { permission: 'sites.games' },
    effect: 'changes',
    summary:
      'Tables of a site that are always on: their rounds follow each other though nobody looks; --none: every table rests then',
    request: z.object({
      site: siteName,
      games: list(said(code, 'game or game:table')),
      none: flag,
    }),
    response: nothing,
  }),
  siteTable: defineOfficeCall({
    name: 'site table',
    access: { permission: 'sites.games' },
    effect: 'changes',
    summary:
      'Opens a table of a game, or says what differs at one: its name, who deals, seats, narrower limits. Its rules stand from its opening on',
    request: z.object({
      site: siteName,
      game: said(code, 'a game of tables such as roulette'),
      table: said(
        z.string().check(z.trim(), z.regex(/^[a-z0-9-]{1,32}$/, 'invalidFormat')),
        'such as 2, or vip; 1 is the first',
      ),
      name: optional(said(requiredText(60), 'a name of at most 60 characters')),
      dealer: optional(said(requiredText(24), 'a name of at most 24 characters')),
      seats: optional(whole(0, 12)),
      min: optional(amount),
      max: optional(amount),
      la_partage: optional(yesNo),
      play_money: optional(yesNo),
      open: optional(yesNo),
    }),
    response: z.object({
      site: told.text,
      game: told.text,
      table: told.text,
      name: told.text,
      dealer: told.text,
      seats: told.count,
      min: told.amount,
      max: told.amount,
      la_partage: yesNo,
      play_money: yesNo,
      open: yesNo,
    }),
  }),
  siteJurisdiction: defineOfficeCall({
    name: 'site jurisdiction',
    access: { permission: 'sites.jurisdiction' },
    effect: 'changes',
    summary:
      'Puts a site under the rules of a place, and into the group its self-exclusions are shared with. Amounts of the law are worked out roughly for a site in another currency; say them to have them exactly',
    request: z.object({
      site: siteName,
      jurisdiction: z.pipe(
        z.pipe(
          z.string(),
          z.transform((text: string) => text.toUpperCase()),
        ),
        choice(jurisdictionCodes),
      ),
      group: optional(words),
      share_exclusions: optional(yesNo),
      deposit_month_max: optional(amount),
      slot_stake_max: optional(amount),
      slot_stake_max_young: optional(amount),
    }),
    response: z.object({
      site: told.text,
      jurisdiction: choice(jurisdictionCodes),
      group: maybe(told.text),
      shares_exclusions: yesNo,
    }),
  }),
  siteZone: defineOfficeCall({
    name: 'site zone',
    access: { permission: 'sites.zone' },
    effect: 'changes',
    summary:
      'Sets the time zone by which days and weeks of a site begin: daily rewards, missions, draws',
    request: z.object({ site: siteName, zone: said(code, 'a time zone such as Asia/Manila') }),
    response: z.object({ site: told.text, time_zone: told.text }),
  }),
  siteAnalytics: defineOfficeCall({
    name: 'site analytics',
    access: { permission: 'sites.scripts' },
    effect: 'changes',
    summary:
      "Replaces a site's measuring scripts by the snippets of files; its pages allow what they name",
    request: z.object({
      site: siteName,
      head: optional(said(file, 'a file')),
      body: optional(said(file, 'a file')),
      origins: optional(list(said(words, 'an origin such as https://a'))),
      clear: flag,
    }),
    response: z.object({ site: told.text, scripts: told.count, origins: z.array(told.text) }),
  }),
  siteMethod: defineOfficeCall({
    name: 'site method',
    access: { permission: 'sites.deposits' },
    effect: 'changes',
    summary:
      'Changes the limits, fee, reach and quick amounts of a deposit method, or switches it on or off',
    request: z.object({
      site: siteName,
      method: code,
      min: optional(amount),
      max: optional(amount),
      fee: optional(amount),
      active: optional(yesNo),
      countries: optional(list(said(code, 'a country such as PH'))),
      level: optional(whole(0, 999)),
      quick: optional(list(amount)),
    }),
    response: z.object({
      currency: told.text,
      min: told.amount,
      max: told.amount,
      fee: told.amount,
      is_active: yesNo,
      countries: z.array(told.text),
      min_level: told.count,
      quick: z.array(told.amount),
    }),
  }),
  siteAdapter: defineOfficeCall({
    name: 'site adapter',
    access: { permission: 'sites.adapters' },
    effect: 'changes',
    summary:
      'Connects a site to a system of others with the settings of a file: a JSON object of what that system needs. They are sealed and shown to nobody',
    request: z.object({
      site: siteName,
      port: choice(['payments', 'payouts', 'checkers']),
      name: code,
      settings: said(file, 'a file'),
    }),
    response: z.object({ site: told.text, setting_names: z.array(told.text) }),
  }),
};
