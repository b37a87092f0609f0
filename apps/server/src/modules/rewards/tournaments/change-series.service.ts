import { jsonText, type Executor } from '@pavilion/database';
import { editionFrom, seriesProblems, type TournamentSeries } from '@pavilion/domain/tournaments';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
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
  await changeUnlessTaken({ rule, taken }, () =>
    changeAsOperator(
      context,
      actor,
      {
        action: 'tournament.add',
        subject: { siteId: site.id, subject: `${site.externalId}/${series.code}` },
        lock: async () => null,
        work: async (trx) => {
          await writeSeries(trx, context, site, series);
          return { answer: undefined, before: null, after: series };
        },
      },
      executor,
    ),
  );
}

async function writeSeries(
  executor: Executor,
  context: ServerContext,
  site: SiteName,
  series: TournamentSeries,
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
  await changeAsOperator(context, actor, {
    action: 'tournament.stop',
    subject: { siteId: site.id, subject: `${site.externalId}/${code}` },
    lock: async (trx) => {
      const series = await lockSeries(trx, site.id, code);
      if (!series) throw new OperatorError(`${site.externalId} has no tournament ${code}`);
      return series;
    },
    refuse: ({ state }) => (state === 'running' ? null : `${code} is stopped already`),
    work: async (trx, { id, state }) => {
      await writeSeriesState(trx, { siteId: site.id, id }, 'last-edition');
      return { answer: undefined, before: { state }, after: { state: 'last-edition' } };
    },
  });
}
