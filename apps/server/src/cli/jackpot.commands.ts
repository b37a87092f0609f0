import { formatAmount, parseAmount, parseMinor } from '@pavilion/domain/money';
import { sharePercent, type JackpotPot } from '@pavilion/domain/jackpots';
import { addPot, readPots, stopPot, type PotNow } from '../modules/jackpots/index.ts';
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

const percentDecimals = 2;

const addCommand = defineCommand({
  name: 'jackpot add',
  usage:
    '<site> <code> --name <English> [--name-esp <Spanish> …] --share 0.5 --opening 1000 --minutes 60',
  summary:
    'Adds a pot that takes a share (percent) of all settled stakes and is drawn again and again; its first round starts now',
  async run(input) {
    const site = findSite(input);
    const pot: JackpotPot = {
      code: codeOf(input, 'jackpot'),
      names: translatedOption(input, 'name'),
      shareBasisPoints: shareOf(input),
      openingMinor: openingOf(input, site),
      periodMinutes: wholeOption(input, 'minutes'),
    };
    const { id, externalId, currency } = site;
    await addPot(input.context, input.actor, { id, externalId, currency: currency.code }, pot);
    input.print(`${externalId} draws ${pot.code} every ${pot.periodMinutes} minutes`);
  },
});

const listCommand = defineCommand({
  name: 'jackpot list',
  usage: '<site>',
  summary: 'The pots of a site: what is in them, their rule, and when they drop',
  async run(input) {
    const site = findSite(input);
    const pots = await readPots(input.context, site);
    for (const pot of pots) input.print(lineOf(pot, site));
    if (pots.length === 0) input.print(`${site.externalId} has no jackpot`);
  },
});

function lineOf({ round, contentMinor }: PotNow, { currency }: Site): string {
  return [
    round.code,
    `${formatAmount(contentMinor, currency.code)} ${currency.code}`,
    `${sharePercent(round.shareBasisPoints)} %`,
    `${round.periodMinutes} min`,
    `drops ${round.dropsAt.toISOString()}`,
    round.state === 'running' ? 'running' : 'last round',
  ].join('\t');
}

const stopCommand = defineCommand({
  name: 'jackpot stop',
  usage: '<site> <code>',
  summary: 'Lets the round under way be the last; it is still drawn',
  async run(input) {
    const site = findSite(input);
    const code = codeOf(input, 'jackpot');
    await stopPot(input.context, input.actor, site, code);
    input.print(`${code} ends with the round under way`);
  },
});

function shareOf(input: CommandInput): number {
  const points = parseMinor(requireOption(input, 'share'), percentDecimals);
  if (points === null) throw new UsageError('--share must be percent, such as 0.5');
  return Number(points);
}

function openingOf(input: CommandInput, site: Site): bigint {
  const minor = parseAmount(requireOption(input, 'opening'), site.currency.code);
  if (minor === null) throw new UsageError(`--opening must be an amount in ${site.currency.code}`);
  return minor;
}

export const jackpotCommands = [addCommand, listCommand, stopCommand];
