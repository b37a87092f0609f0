import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import {
  addSeries,
  readSeries,
  stopSeries,
  type SeriesNow,
} from '../modules/rewards/tournaments/index.ts';
import type { Site } from '../site-directory/index.ts';
import { defineOldCommand, UsageError } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const addCommand = defineOldCommand(
  officeCalls.tournamentAdd,
  ['site', 'tournament'],
  async (input, asked) => {
    const site = findSite(input.context, asked.site);
    const series = {
      code: asked.tournament,
      titles: asked.title,
      prizesMinor: asked.prizes.map((text) => prizeOf(site, text)),
      periodMinutes: asked.minutes,
    };
    await addSeries(input.context, input.actor, site, series);
    input.print(`${site.externalId} holds ${series.code} every ${series.periodMinutes} minutes`);
  },
);

const listCommand = defineOldCommand(officeCalls.tournamentList, ['site'], async (input, asked) => {
  const site = findSite(input.context, asked.site);
  const all = await readSeries(input.context.database.db, site.id);
  for (const series of all) input.print(lineOf(series, site));
  if (all.length === 0) input.print(`${site.externalId} has no tournament`);
});

function lineOf(series: SeriesNow, { currency }: Site): string {
  const prizes = series.prizes_minor.map((minor) => formatAmount(BigInt(minor), currency.code));
  return [
    series.code,
    `${series.period_minutes} min`,
    prizes.join(', '),
    `${series.starts_at.toISOString()} to ${series.ends_at.toISOString()}`,
    series.state === 'running' ? 'running' : 'last edition',
  ].join('\t');
}

const stopCommand = defineOldCommand(
  officeCalls.tournamentStop,
  ['site', 'tournament'],
  async (input, { tournament: code, ...asked }) => {
    await stopSeries(input.context, input.actor, findSite(input.context, asked.site), code);
    input.print(`${code} ends with the edition under way`);
  },
);

function prizeOf({ currency }: Site, text: string): bigint {
  const minor = parseAmount(text, currency.code);
  if (minor === null)
    throw new UsageError(`--prizes: ${text} is not an amount in ${currency.code}`);
  return minor;
}

export const tournamentCommands = [addCommand, listCommand, stopCommand];
