import * as z from 'zod/mini';
import { seoRecord } from './player/site/seo.contract.ts';
import { partners } from './player/site/partners.contract.ts';
import { cmsPage, siteinfodetail } from './player/site/siteinfodetail.contract.ts';
import { socialAccount } from './player/site/social-account.contract.ts';
import { liveChat, startup } from './player/site/startup.contract.ts';

/** Id of the `<script type="application/json">` element that carries the boot data. */
export const bootElementId = 'pavilion-boot';

/**
 * What the frame of every page shows besides startup: the answers of the calls a page makes once it
 * stands.
 */
export const pageFrame = z.object({
  hasHotGames: z.boolean(),
  socials: socialAccount.response.shape.value,
  partners: partners.response.shape.value,
  ...z.pick(siteinfodetail.response, {
    show_app_download: true,
    show_bf_ann_modal: true,
    show_referral: true,
  }).shape,
  cms_status: z.record(z.string(), z.boolean()),
});

/** A public call the page would make to be shown, answered ahead. */
export const pageAnswer = z.object({
  /** Path of the call. */
  path: z.string(),
  /** What the page sends besides the fields of the site. */
  request: z.record(z.string(), z.unknown()),
  /** Fields of success. */
  fields: z.record(z.string(), z.unknown()),
  /** True for the first of several pages. */
  isPaged: z.boolean(),
});

/** What the server could only suppose about the visitor when it drew the page. */
export const pageView = z.object({
  layout: z.enum(['wide', 'narrow']),
  /** IANA zone of the times in the page. */
  timeZone: z.string(),
  /** True when the browser said that a player is signed in. */
  isPlayer: z.boolean(),
});

/** What a page in maintenance shows of its site: startup tells nothing of it then. */
const closedSite = z.object({ site_name: z.string(), live_chat: liveChat });

/** Files of the build that the first view begins with, as addresses. */
export const pageModules = z.object({
  template: z.optional(z.string()),
  /** First part of the texts in the page's language. */
  texts: z.optional(z.string()),
});

/** What the server writes into the page so that the first paint needs no further call. */
export const bootData = z.object({
  /** Answer of /api/startup for this host. */
  startup: startup.response,
  /** SEO record of the page, null when the site has none. */
  seo: z.nullable(seoRecord),
  /** Language the page was written in; `prefix` is null when the path had none. */
  locale: z.object({ tag: z.string(), prefix: z.nullable(z.string()) }),
  /** Path without language prefix, query and hash: `/slots`. */
  path: z.string(),
  /** Registrable domain of the host, or the host where it has none (cookie clientDomain). */
  rootDomain: z.string(),
  /** Body of the CMS page that was asked for. */
  cms: z.optional(cmsPage),
  /** Left out in maintenance. */
  frame: z.optional(pageFrame),
  /** Present in maintenance alone. */
  closed: z.optional(closedSite),
  answers: z.optional(z.array(pageAnswer)),
  /** Present when the page itself, not only its data, was written by the server. */
  view: z.optional(pageView),
  /** Left out where there is no build. */
  modules: z.optional(pageModules),
});

export type BootData = z.output<typeof bootData>;
export type PageFrame = z.output<typeof pageFrame>;
export type PageAnswer = z.output<typeof pageAnswer>;
export type PageModules = z.output<typeof pageModules>;
export type PageView = z.output<typeof pageView>;
