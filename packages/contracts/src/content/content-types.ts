import { screenNames } from '@pavilion/domain/screens';
import * as z from 'zod/mini';
import {
  audience,
  contactLink,
  htmls,
  instant,
  line,
  link,
  listOf,
  picture,
  slug,
  texts,
  window,
  windowInOrder,
} from './content-fields.ts';

const titles = texts(200);

const slide = z
  .strictObject({
    titles,
    picture,
    mobile_picture: picture,
    href: z.optional(link),
    audience: z.optional(audience),
    ...window,
  })
  .check(windowInOrder);

const announcement = z
  .strictObject({
    titles,
    bodies: htmls,
    picture: z.optional(picture),
    audience: z.optional(audience),
    ...window,
  })
  .check(windowInOrder);

const marqueeItem = z.strictObject({ texts: texts(200), ...window }).check(windowInOrder);

/** Pages of the operator's own text, by their names on the wire. */
export const pageNames = [
  'about_us',
  'privacy_policy',
  'banking',
  'faqs',
  'responsible_gaming',
  'term_condition',
] as const;

const page = z.strictObject({
  page: z.enum(pageNames),
  is_on: z.boolean(),
  titles: z.optional(titles),
  bodies: htmls,
});

export const legalDocuments = ['terms', 'privacy', 'cookies', 'responsible'] as const;

/** The name of a version of a legal text; a number is taken as its digits. */
export const legalVersionName = z.pipe(
  z.union([z.string().check(z.regex(/^[\w.-]{1,20}$/, 'badVersion')), z.int()]),
  z.transform(String),
);

const legalVersion = z.strictObject({
  document: z.enum(legalDocuments),
  version: legalVersionName,
  bodies: htmls,
  effective_at: instant,
  must_accept: z.boolean(),
});

const category = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'badSlug'));

const article = {
  slug,
  titles,
  summaries: texts(400),
  bodies: htmls,
  picture: z.optional(picture),
  category,
  pinned: z.optional(z.boolean()),
  published_at: z.optional(instant),
  ...window,
};

const question = z
  .strictObject({ slug, questions: texts(300), answers: htmls, ...window })
  .check(windowInOrder);

const seoItem = z.strictObject({
  page_name: z.enum(screenNames),
  titles,
  descriptions: texts(400),
  keywords: z.optional(texts(400)),
  canonical: z.optional(link),
  picture: z.optional(picture),
  bodies: z.optional(htmls),
  noindex: z.optional(z.boolean()),
});

const named = (href: z.ZodMiniType<string, string>) =>
  z.strictObject({ name: line(80), href, picture });

const mark = { href: z.optional(link), img_url: z.optional(picture) };

const footer = z.strictObject({
  operator: line(200),
  address: line(400),
  licences: listOf(z.strictObject({ regulator: line(120), number: line(80), ...mark }), 10),
  payments: listOf(z.strictObject({ name: line(80), img_url: picture }), 40),
  seals: listOf(z.strictObject({ name: line(80), ...mark }), 20),
  note: z.optional(texts(600)),
});

const helpline = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'badCountry')),
  name: line(120),
  phone: z.optional(z.string().check(z.regex(/^\+?[\d() .-]{3,30}$/, 'badPhone'))),
  href: z.optional(link),
});

/** Parts of a menu: an entry and what opens under it. */
const menuEntry = z.strictObject({
  content_id: line(64),
  children: z.optional(listOf(z.strictObject({ content_id: line(64) }), 20)),
});

const switches = z.strictObject({
  show_referral: z.boolean(),
  show_app_download: z.boolean(),
  show_bf_ann_modal: z.boolean(),
  gamify_status: z.boolean(),
  referral_setting: z.number().check(z.gte(0, 'tooSmall'), z.lte(100, 'tooLarge')),
});

const app = z.strictObject({
  short_name: line(12),
  descriptions: texts(300),
  categories: listOf(line(40), 10),
  shortcuts: listOf(z.strictObject({ titles, path: link, icon: z.optional(picture) }), 4),
  screenshots: listOf(
    z.strictObject({ picture, form: z.enum(['narrow', 'wide']), titles: z.optional(titles) }),
    8,
  ),
  android_url: z.optional(link),
  ios_url: z.optional(link),
});

/** What an operator writes, by type: the whole of it each, as one document. */
export const contentSchemas = {
  slides: listOf(slide, 20),
  announcements: listOf(announcement, 50),
  marquee: listOf(marqueeItem, 30),
  pages: listOf(page, pageNames.length),
  legal: listOf(legalVersion, 400),
  news: listOf(z.strictObject(article).check(windowInOrder), 1000),
  promotions: listOf(
    z
      .strictObject({
        ...article,
        href: z.optional(link),
        terms: htmls,
        terms_version: line(40),
        audience: z.optional(audience),
      })
      .check(windowInOrder),
    100,
  ),
  faqs: listOf(z.strictObject({ category, titles, questions: listOf(question, 500) }), 60),
  seo: listOf(seoItem, screenNames.length),
  partners: listOf(named(link), 60),
  socials: listOf(named(contactLink), 20),
  footer,
  helplines: listOf(helpline, 100),
  menus: z.strictObject({ menu: listOf(menuEntry, 40), game_menu: listOf(menuEntry, 40) }),
  providers: z.strictObject({ order: listOf(line(64), 500), hidden: listOf(line(64), 500) }),
  switches,
  app,
  canned: listOf(z.strictObject({ code: slug, texts: texts(2000) }), 200),
} as const;

export type ContentType = keyof typeof contentSchemas;
export const contentTypes = Object.keys(contentSchemas) as ContentType[];

/** The documents by type, as they are kept. */
export type ContentDocuments = {
  [Type in ContentType]: z.output<(typeof contentSchemas)[Type]>;
};

const valueTypes: ReadonlySet<ContentType> = new Set([
  'footer',
  'menus',
  'providers',
  'switches',
  'app',
]);

/** The field of a file that holds its document: `items` of a list, else `value`. */
export const bodyFieldOf = (type: ContentType): 'items' | 'value' =>
  valueTypes.has(type) ? 'value' : 'items';

/** The JSON Schema (2020-12) of a file of a type. */
export function fileSchemaOf(type: ContentType): Record<string, unknown> {
  const { $schema, ...body } = z.toJSONSchema(contentSchemas[type], { io: 'input' });
  const field = bodyFieldOf(type);
  return {
    $schema,
    type: 'object',
    required: ['type', field],
    additionalProperties: false,
    properties: {
      type: { const: type },
      note: { type: 'string', maxLength: 400 },
      base: { type: 'integer', description: 'the version this file was exported from' },
      [field]: body,
    },
  };
}
