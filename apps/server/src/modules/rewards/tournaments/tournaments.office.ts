import { officeCalls } from '@pavilion/contracts/office';
import { parseAmount } from '@pavilion/domain/money';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { tellAmount } from '../../../operator/tell.ts';
import type { Site } from '../../../site-directory/index.ts';
import { addSeries, stopSeries } from './change-series.service.ts';
import { readSeries, type SeriesNow } from './series.store.ts';

/** What staff do about tournaments. */
export const tournamentsOffice = [
  defineOffice(officeCalls.tournamentAdd, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    await addSeries(server, actor, site, {
      code: asked.tournament,
      titles: asked.title,
      prizesMinor: asked.prizes.map((text) => prizeOf(site, text)),
      periodMinutes: asked.minutes,
    });
    return { site: site.externalId };
  }),
  defineOffice(officeCalls.tournamentList, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const all = await readSeries(server.database.db, site.id);
    return { site: site.externalId, value: all.map((series) => toldSeries(series, site)) };
  }),
  defineOffice(officeCalls.tournamentStop, async ({ server, actor }, { tournament, ...asked }) => {
    await stopSeries(server, actor, findSite(server, asked.site), tournament);
    return {};
  }),
];

function toldSeries(series: SeriesNow, { currency: { code } }: Site) {
  return {
    tournament: series.code,
    minutes: series.period_minutes,
    currency: code,
    prizes: series.prizes_minor.map((minor) => tellAmount(BigInt(minor), code)),
    starts_at: series.starts_at.toISOString(),
    ends_at: series.ends_at.toISOString(),
    is_last: series.state !== 'running',
  };
}

function prizeOf({ currency }: Site, text: string): bigint {
  const minor = parseAmount(text, currency.code);
  if (minor === null)
    throw new OperatorError(`--prizes: ${text} is not an amount in ${currency.code}`);
  return minor;
}
