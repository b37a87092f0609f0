import { jsonText, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { AnalyticsScript } from './analytics-input.ts';
import type { SiteContent } from './site-content.types.ts';

const tables = [
  'slides',
  'announcements',
  'marquees',
  'partners',
  'social_accounts',
  'cms_pages',
  'seo_records',
  'vip_levels',
] as const;

/** Deletes what the site had and inserts the new rows, one statement per table. */
export async function replaceContent(
  executor: Executor,
  context: ServerContext,
  site: { id: string; name: string },
  content: SiteContent,
): Promise<void> {
  for (const table of tables)
    await executor.deleteFrom(table).where('site_id', '=', site.id).execute();
  const base = (position: number) => ({ id: context.ids.next(), site_id: site.id, position });
  await insertAll(content.slides, (rows) =>
    executor.insertInto('slides').values(
      rows.map((row, position) => ({
        ...base(position),
        titles: jsonText(row.titles),
        img_url: row.imgUrl,
        mobile_img_url: row.mobileImgUrl,
        href: row.href,
      })),
    ),
  );
  await insertAll(content.announcements, (rows) =>
    executor.insertInto('announcements').values(
      rows.map((row, position) => ({
        ...base(position),
        titles: jsonText(row.titles),
        bodies: jsonText(row.bodies),
        img_url: row.imgUrl,
        start_at: row.startAt,
        end_at: row.endAt,
        audience: row.audience,
      })),
    ),
  );
  await insertAll(content.marquees, (rows) =>
    executor
      .insertInto('marquees')
      .values(rows.map((texts, position) => ({ ...base(position), texts: jsonText(texts) }))),
  );
  await insertLinks(executor, 'partners', content.partners, base);
  await insertLinks(executor, 'social_accounts', content.socialAccounts, base);
  await insertPages(executor, context, site, content);
}

async function insertLinks(
  executor: Executor,
  table: 'partners' | 'social_accounts',
  links: SiteContent['partners'],
  base: (position: number) => { id: string; site_id: string; position: number },
): Promise<void> {
  await insertAll(links, (rows) =>
    executor.insertInto(table).values(
      rows.map((row, position) => ({
        ...base(position),
        name: row.name,
        href: row.href,
        img_url: row.imgUrl,
      })),
    ),
  );
}

async function insertPages(
  executor: Executor,
  context: ServerContext,
  site: { id: string; name: string },
  content: SiteContent,
): Promise<void> {
  await insertAll(content.cmsPages, (rows) =>
    executor.insertInto('cms_pages').values(
      rows.map((row) => ({
        site_id: site.id,
        page: row.page,
        is_enabled: true,
        en_body: row.enBody,
        local_body: row.localBody,
        bodies: jsonText(row.bodies ?? {}),
        updated_at: context.clock.now(),
      })),
    ),
  );
  await insertAll(content.seoRecords, (rows) =>
    executor.insertInto('seo_records').values(
      rows.map((row) => ({
        id: context.ids.next(),
        site_id: site.id,
        page_name: row.pageName,
        en_item_name: row.itemName.en,
        en_body: row.body.en,
        local_item_name: row.itemName.local,
        local_body: row.body.local,
        meta_title: row.meta.title,
        meta_desc: row.meta.desc,
        meta_keywords: row.meta.keywords,
        meta_url: row.meta.url,
        meta_canonical: row.meta.canonical,
        meta_author: site.name,
        meta_publisher: site.name,
        meta_lang: row.meta.lang,
        meta_image_url: row.meta.imageUrl,
      })),
    ),
  );
  await insertAll(content.vipLevels, (rows) =>
    executor.insertInto('vip_levels').values(
      rows.map((row, level) => ({
        site_id: site.id,
        level,
        name: row.name,
        deposit_required_minor: row.depositRequiredMinor,
        turnover_required_minor: row.turnoverRequiredMinor,
        turnover_per_token_minor: row.turnoverPerTokenMinor,
      })),
    ),
  );
}

/** Replaces the measuring scripts of a site. */
export async function replaceAnalytics(
  executor: Executor,
  context: ServerContext,
  siteId: string,
  scripts: readonly AnalyticsScript[],
): Promise<void> {
  await executor.deleteFrom('analytics_scripts').where('site_id', '=', siteId).execute();
  await insertAll(scripts, (rows) =>
    executor.insertInto('analytics_scripts').values(
      rows.map(({ section, script, origins, hash }, position) => ({
        id: context.ids.next(),
        site_id: siteId,
        section,
        script,
        position,
        origins: jsonText(origins),
        hash,
      })),
    ),
  );
}

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => { execute(): Promise<unknown> },
): Promise<void> {
  if (rows.length > 0) await insert(rows).execute();
}
