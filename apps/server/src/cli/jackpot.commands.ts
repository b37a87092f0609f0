import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount, parseMinor } from '@pavilion/domain/money';
import { sharePercent, type JackpotPot } from '@pavilion/domain/jackpots';
import { addPot, readPots, stopPot, type PotNow } from '../modules/rewards/jackpots/index.ts';
import type { Site } from '../site-directory/index.ts';
import { amountOf } from '../operator/amount-of.ts';
import { defineOldCommand } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const percentDecimals = 2;

const addCommand = defineOldCommand(
  officeCalls.jackpotAdd,
  ['site', 'jackpot'],
  async (input, asked) => {
    const site = findSite(input.context, asked.site);
    const pot: JackpotPot = {
      code: asked.jackpot,
      names: asked.name,
      // The contract lets no other decimals through.
      shareBasisPoints: Number(parseMinor(asked.share, percentDecimals)),
      openingMinor: amountOf(site, 'opening', asked.opening),
      periodMinutes: asked.minutes,
    };
    const { id, externalId, currency } = site;
    await addPot(input.context, input.actor, { id, externalId, currency: currency.code }, pot);
    input.print(`${externalId} draws ${pot.code} every ${pot.periodMinutes} minutes`);
  },
);

const listCommand = defineOldCommand(officeCalls.jackpotList, ['site'], async (input, asked) => {
  const site = findSite(input.context, asked.site);
  const pots = await readPots(input.context, site);
  for (const pot of pots) input.print(lineOf(pot, site));
  if (pots.length === 0) input.print(`${site.externalId} has no jackpot`);
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

const stopCommand = defineOldCommand(
  officeCalls.jackpotStop,
  ['site', 'jackpot'],
  async (input, { jackpot: code, ...asked }) => {
    await stopPot(input.context, input.actor, findSite(input.context, asked.site), code);
    input.print(`${code} ends with the round under way`);
  },
);

export const jackpotCommands = [addCommand, listCommand, stopCommand];
