import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type SeriesRow = Selectable<Tables['tournament_series']>;
export type SeriesState = SeriesRow['state'];

/** Breaks the unique rule `tournament_series_one_per_code` when a series with that code is not over. */
export async function insertSeries(
  executor: Executor,
  row: Insertable<Tables['tournament_series']>,
): Promise<void> {
  await executor.insertInto('tournament_series').values(row).execute();
}

/** The site's series that are not over, by code, with the edition under way. */
export async function readSeries(executor: Executor, siteId: string) {
  return executor
    .selectFrom('tournament_series as s')
    .innerJoin('tournament_editions as e', (join) =>
      join.onRef('e.series_id', '=', 's.id').on('e.ended_at', 'is', null),
    )
    .where('s.site_id', '=', siteId)
    .orderBy('s.code')
    .select([
      's.code',
      's.titles',
      's.prizes_minor',
      's.period_minutes',
      's.state',
      'e.starts_at',
      'e.ends_at',
    ])
    .execute();
}

/** A series with its edition under way. */
export type SeriesNow = Awaited<ReturnType<typeof readSeries>>[number];

/** A series of the site that is not over, locked until the transaction ends. */
export async function lockSeries(
  executor: Executor,
  siteId: string,
  code: string,
): Promise<SeriesRow | undefined> {
  return executor
    .selectFrom('tournament_series')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where('state', '<>', 'over')
    .forUpdate()
    .executeTakeFirst();
}

export async function writeSeriesState(
  executor: Executor,
  series: { siteId: string; id: string },
  state: SeriesState,
): Promise<void> {
  await executor
    .updateTable('tournament_series')
    .set({ state })
    .where('site_id', '=', series.siteId)
    .where('id', '=', series.id)
    .execute();
}
