import type { ContentDocuments } from '@pavilion/contracts/content';
import type { Executor } from '@pavilion/database';

type Menus = ContentDocuments['menus'];

/** Replaces the menus of a site. */
export async function writeMenus(
  executor: Executor,
  siteId: string,
  { menu, game_menu }: Menus,
): Promise<void> {
  await executor.deleteFrom('site_menus').where('site_id', '=', siteId).execute();
  const rows = [...menuRows(siteId, 'menu', menu), ...menuRows(siteId, 'game_menu', game_menu)];
  if (rows.length > 0) await executor.insertInto('site_menus').values(rows).execute();
}

function menuRows(siteId: string, kind: 'menu' | 'game_menu', entries: Menus['menu']) {
  const row = (content_id: string, parent: string | null, position: number) => ({
    site_id: siteId,
    kind,
    content_id,
    parent_content_id: parent,
    position,
  });
  return entries.flatMap(({ content_id, children = [] }, position) => [
    row(content_id, null, position),
    ...children.map((child, place) => row(child.content_id, content_id, place)),
  ]);
}

/** Puts the providers of a site in order and hides those named; all others come behind, by name. */
export async function writeProviderOrder(
  executor: Executor,
  siteId: string,
  { order, hidden }: ContentDocuments['providers'],
): Promise<void> {
  const all = executor.updateTable('site_providers').where('site_id', '=', siteId);
  await all.set({ position: null, is_hidden: false }).execute();
  for (const [position, code] of order.entries())
    await all.set({ position }).where('provider_code', '=', code).execute();
  if (hidden.length > 0)
    await all.set({ is_hidden: true }).where('provider_code', 'in', hidden).execute();
}

export async function writeSwitches(
  executor: Executor,
  siteId: string,
  switches: ContentDocuments['switches'],
): Promise<void> {
  await executor
    .updateTable('sites')
    .set({
      show_referral: switches.show_referral,
      show_app_download: switches.show_app_download,
      show_announcements: switches.show_bf_ann_modal,
      is_gamified: switches.gamify_status,
      referral_setting: switches.referral_setting,
    })
    .where('id', '=', siteId)
    .execute();
}

/** Where the site's own apps are had. */
export async function writeApps(
  executor: Executor,
  siteId: string,
  { android_url = '', ios_url = '' }: ContentDocuments['app'],
): Promise<void> {
  await executor
    .updateTable('sites')
    .set({ android_url, ios_url })
    .where('id', '=', siteId)
    .execute();
}
