import { jurisdictionCodes } from '@pavilion/domain/jurisdictions';
import * as z from 'zod/mini';
import { declareOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  file,
  flag,
  instant,
  list,
  optional,
  said,
  siteName,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

/** What is done to sites themselves. */
export const siteCalls = {
  siteList: declareOfficeCall({
    name: 'site list',
    access: { permission: 'sites.read' },
    summary: 'All sites with host, theme, currency, state and planned maintenance',
    request: z.object({}),
  }),
  siteShow: declareOfficeCall({
    name: 'site show',
    access: { permission: 'sites.read' },
    summary: 'Everything about one site',
    request: z.object({ site: siteName }),
  }),
  siteCreate: declareOfficeCall({
    name: 'site create',
    access: { permission: 'sites.create' },
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
  }),
  siteTheme: declareOfficeCall({
    name: 'site theme',
    access: { permission: 'sites.look' },
    summary: 'Changes the theme of a site at once',
    request: z.object({
      site: siteName,
      theme: optional(said(code, 'a theme code such as casino1')),
      color: said(code, 'a colour of the theme such as gold'),
    }),
  }),
  siteMaintenance: declareOfficeCall({
    name: 'site maintenance',
    access: { permission: 'sites.maintain' },
    summary: 'Closes a site for maintenance, now or for a window, or opens it',
    request: z.object({
      site: siteName,
      state: choice(['on', 'off']),
      from: optional(instant),
      to: optional(instant),
    }),
  }),
  siteFeatured: declareOfficeCall({
    name: 'site featured',
    access: { permission: 'sites.games' },
    summary:
      'Games that a site puts first, in their order: they are its featured row and lead its lists until players choose; --none: as the catalogue marks them',
    request: z.object({ site: siteName, games: list(said(code, 'PROVIDER/game')), none: flag }),
  }),
  siteJurisdiction: declareOfficeCall({
    name: 'site jurisdiction',
    access: { permission: 'sites.jurisdiction' },
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
  }),
  siteAnalytics: declareOfficeCall({
    name: 'site analytics',
    access: { permission: 'sites.scripts' },
    summary:
      "Replaces a site's measuring scripts by the snippets of files; its pages allow what they name",
    request: z.object({
      site: siteName,
      head: optional(said(file, 'a file')),
      body: optional(said(file, 'a file')),
      origins: optional(list(said(words, 'an origin such as https://a'))),
      clear: flag,
    }),
  }),
  siteMethod: declareOfficeCall({
    name: 'site method',
    access: { permission: 'sites.deposits' },
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
  }),
  siteAdapter: declareOfficeCall({
    name: 'site adapter',
    access: { permission: 'sites.adapters' },
    summary:
      'Connects a site to a system of others with the settings of a file: a JSON object of what that system needs. They are sealed and shown to nobody',
    request: z.object({
      site: siteName,
      port: choice(['payments', 'payouts', 'checkers']),
      name: code,
      settings: said(file, 'a file'),
    }),
  }),
};
