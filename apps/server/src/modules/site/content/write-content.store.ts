import { jsonText, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { AnalyticsScript } from './analytics-input.ts';
import type { VipLevelInput } from './site-content.types.ts';

/** Replaces the VIP levels of a site; the first is level 0. */
export async function replaceVipLevels(
  executor: Executor,
  siteId: string,
  levels: readonly VipLevelInput[],
): Promise<void> {
  await executor.deleteFrom('vip_levels').where('site_id', '=', siteId).execute();
  await insertAll(levels, (rows) =>
    executor.insertInto('vip_levels').values(
      rows.map((row, level) => ({
        site_id: siteId,
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
