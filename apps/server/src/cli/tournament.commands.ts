import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { addSeries, readSeries, stopSeries, type SeriesNow } from '../modules/tournaments/index.ts';
import type { Site } from '../site-directory/index.ts';
import {
  defineCommand,
  requireOption,
  UsageError,
  wholeOption,
  type CommandInput,
} from './command.ts';
import { findSite } from './find-site.ts';
import { codeOf, translatedOption } from './promotion-input.ts';

const addCommand = defineCommand({
  name: 'tournament add',
  usage:
    '<site> <code> --title <English> [--title-esp <Spanish> …] --prizes 500,300,200 --minutes 1440',
  summary:
    'Adds a tournament that is held again and again; its first edition starts now. Prizes in the currency, best place first',
  async run(input) {
    const site = findSite(input);
    const series = {
      code: codeOf(input, 'tournament'),
      titles: translatedOption(input, 'title'),
      prizesMinor: prizesOf(input, site),
      periodMinutes: wholeOption(input, 'minutes'),
    };
    await addSeries(input.context, input.actor, site, series);
    input.print(`${site.externalId} holds ${series.code} every ${series.periodMinutes} minutes`);
  },
});

const listCommand = defineCommand({
  name: 'tournament list',
  usage: '<site>',
  summary: 'The tournaments of a site: period, prizes and the edition under way',
  async run(input) {
    const site = findSite(input);
    const all = await readSeries(input.context.database.db, site.id);
    for (const series of all) input.print(lineOf(series, site));
    if (all.length === 0) input.print(`${site.externalId} has no tournament`);
  },
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

const stopCommand = defineCommand({
  name: 'tournament stop',
  usage: '<site> <code>',
  summary: 'Lets the edition under way be the last; its prizes are still paid',
  async run(input) {
    const site = findSite(input);
    const code = codeOf(input, 'tournament');
    await stopSeries(input.context, input.actor, site, code);
    input.print(`${code} ends with the edition under way`);
  },
});

function prizesOf(input: CommandInput, site: Site): bigint[] {
  return requireOption(input, 'prizes')
    .split(',')
    .map((text) => {
      const minor = parseAmount(text.trim(), site.currency.code);
      if (minor === null)
        throw new UsageError(`--prizes: ${text} is not an amount in ${site.currency.code}`);
      return minor;
    });
}

export const tournamentCommands = [addCommand, listCommand, stopCommand];
