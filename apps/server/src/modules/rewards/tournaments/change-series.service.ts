import { inTransaction, jsonText, type Executor } from '@pavilion/database';
import { editionFrom, seriesProblems, type TournamentSeries } from '@pavilion/domain/tournaments';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { changeUnlessTaken } from '../../site/sites/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { insertEdition } from './edition.store.ts';
import { insertSeries, lockSeries, writeSeriesState } from './series.store.ts';

type SiteName = { id: string; externalId: string };

/**
 * Adds a series to a site and opens its first edition now, in the executor's transaction if one is given. Throws {@link OperatorError} when
 * something about it is wrong, or when a series with that code is not over yet.
 */
export async function addSeries(
  context: ServerContext,
  actor: string,
  site: SiteName,
  series: TournamentSeries,
  executor?: Executor,
): Promise<void> {
  const problems = seriesProblems(series);
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  const rule = 'tournament_series_one_per_code';
  const taken = `${site.externalId} has a tournament ${series.code} already`;
  await changeUnlessTaken(context, executor, { rule, taken }, (trx) =>
    writeSeries(trx, context, { actor, site, series }),
  );
}

async function writeSeries(
  executor: Executor,
  context: ServerContext,
  { actor, site, series }: { actor: string; site: SiteName; series: TournamentSeries },
): Promise<void> {
  const now = context.clock.now();
  const seriesId = context.ids.next();
  await insertSeries(executor, {
    id: seriesId,
    site_id: site.id,
    code: series.code,
    titles: jsonText(series.titles),
    prizes_minor: jsonText(series.prizesMinor),
    period_minutes: series.periodMinutes,
    created_at: now,
  });
  const { startsAt, endsAt } = editionFrom(now, series.periodMinutes);
  await insertEdition(executor, {
    id: context.ids.next(),
    site_id: site.id,
    series_id: seriesId,
    starts_at: startsAt,
    ends_at: endsAt,
  });
  await recordOperatorChange(executor, context, {
    actor,
    action: 'tournament.add',
    siteId: site.id,
    subject: `${site.externalId}/${series.code}`,
    before: null,
    after: series,
  });
}

/**
 * Lets the edition under way be the last of its series: what was promised is still paid. Throws {@link OperatorError} when the site has no
 * such series, or when it was stopped before.
 */
export async function stopSeries(
  context: ServerContext,
  actor: string,
  site: SiteName,
  code: string,
): Promise<void> {
  await inTransaction(context.database, async (executor) => {
    const series = await lockSeries(executor, site.id, code);
    if (!series) throw new OperatorError(`${site.externalId} has no tournament ${code}`);
    if (series.state !== 'running') throw new OperatorError(`${code} is stopped already`);
    await writeSeriesState(executor, { siteId: site.id, id: series.id }, 'last-edition');
    await recordOperatorChange(executor, context, {
      actor,
      action: 'tournament.stop',
      siteId: site.id,
      subject: `${site.externalId}/${code}`,
      before: { state: series.state },
      after: { state: 'last-edition' },
    });
  });
}
