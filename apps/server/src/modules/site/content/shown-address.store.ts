import type { Executor } from '@pavilion/database';

/**
 * Whether the content of any site names a picture by one of these addresses. Over all sites: a front may fetch what one site
 * names from the host of another, and a picture tells nothing of the site that shows it.
 */
export async function isAddressShown(
  executor: Executor,
  table: 'slides' | 'announcements' | 'partners',
  addresses: readonly string[],
): Promise<boolean> {
  const row =
    table === 'slides'
      ? await slideWith(executor, addresses)
      : await executor
          .selectFrom(table)
          .select('id')
          .where('img_url', 'in', addresses)
          .limit(1)
          .executeTakeFirst();
  return row !== undefined;
}

function slideWith(executor: Executor, addresses: readonly string[]) {
  return executor
    .selectFrom('slides')
    .select('id')
    .where((where) =>
      where.or([where('img_url', 'in', addresses), where('mobile_img_url', 'in', addresses)]),
    )
    .limit(1)
    .executeTakeFirst();
}
