import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const menuEntry = z.object({
  content_id: z.string(),
  children: z.array(z.object({ content_id: z.string(), children: z.array(z.unknown()) })),
});

/** Site of specification, point 3. */
export const site = z.object({
  site_name: z.string(),
  currency: z.string(),
  theme_code: z.string(),
  theme_color: z.string(),
  logo1: z.string(),
  logo2: z.string(),
  logo3: z.string(),
  status: z.string(),
  expired_date: z.nullable(z.string()),
  logo_text: z.string(),
  external_id: z.string(),
  android_sub: z.string(),
  ios_sub: z.string(),
  manifest_icon: z.string(),
  /** Whether the site has the rewards mini-game: its operator wants it, and it is there. */
  gamify_status: z.boolean(),
  /** Least age of players, in years. */
  minimum_age: z.int(),
  /** What the law of the place asks of pages. */
  rules: z.object({
    /** Else the game opened last is the only one that is played. */
    is_parallel_play_allowed: z.boolean(),
    /** What a player may stake on a slot depends on himself: opening one says it. */
    are_slot_stakes_bounded: z.boolean(),
    /** Nothing moves or sounds for a return of the stake or less. */
    is_small_return_neutral: z.boolean(),
    /** Net result and time stand beside every game that is played for real. */
    is_net_result_shown: z.boolean(),
    /** How far back history reaches at least. */
    history_months: z.int(),
  }),
});

export const liveChat = z.object({
  chat_id: z.string(),
  status: z.boolean(),
  image_id: z.string(),
});

export const startup = defineCall({
  method: 'POST',
  path: '/api/startup',
  access: 'public',
  summary: 'What a page needs before anything else: site, menus, languages, maintenance.',
  request: z.object({ ...siteFields }),
  response: z.object({
    maintenance: z.object({
      is_maintenance: z.boolean(),
      start_date: z.nullable(z.string()),
      end_date: z.nullable(z.string()),
    }),
    content: z.optional(z.object({ menu: z.array(menuEntry), game_menu: z.array(menuEntry) })),
    site: z.optional(site),
    language: z.optional(z.array(z.string())),
    provider_count: z.optional(z.record(z.string(), z.int())),
    aff_domain: z.optional(z.string()),
    live_chat: z.optional(liveChat),
  }),
  errors: [],
});
