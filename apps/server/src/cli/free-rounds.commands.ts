import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { cancelGrant, describeGrants, grantFreeRounds } from '../modules/providers/index.ts';
import { defineCommand, requireOption, UsageError } from './command.ts';
import { playerIdOf } from './find-player.ts';
import { findSite } from './find-site.ts';

const grantCommand = defineCommand({
  name: 'free-rounds grant',
  usage:
    '<site> <account> --provider <code> --game <code> --rounds <n> --stake <amount> [--days <n>]',
  summary:
    "Gives a player rounds of a studio's game that cost nothing; their wins are paid as promotion",
  async run(input) {
    const site = findSite(input);
    const [, account = ''] = input.words;
    const stakeMinor = parseAmount(requireOption(input, 'stake'), site.currency.code);
    if (stakeMinor === null || stakeMinor <= 0n)
      throw new UsageError(`--stake must be an amount in ${site.currency.code}`);
    const id = await grantFreeRounds(input.context, input.actor, {
      site,
      playerId: await playerIdOf(input, site, account),
      provider: requireOption(input, 'provider'),
      game: requireOption(input, 'game'),
      rounds: numberOf('rounds', requireOption(input, 'rounds'), 1000),
      stakeMinor,
      days: numberOf('days', input.options['days'] ?? '7', 30),
    });
    input.print(`granted\t${id}`);
  },
});

const cancelCommand = defineCommand({
  name: 'free-rounds cancel',
  usage: '<site> <grant>',
  summary: 'Takes back the rounds that were not played; what was won stays',
  async run(input) {
    const site = findSite(input);
    const [, id = ''] = input.words;
    if (id === '') throw new UsageError('which grant?');
    const { played, rounds } = await cancelGrant(input.context, input.actor, { site, id });
    input.print(`cancelled after ${played} of ${rounds} rounds`);
  },
});

const listCommand = defineCommand({
  name: 'free-rounds list',
  usage: '<site> [<account>]',
  summary: 'Free rounds of a site or a player: what was given, played and won',
  async run(input) {
    const site = findSite(input);
    const [, account] = input.words;
    const playerId = account === undefined ? null : await playerIdOf(input, site, account);
    const grants = await describeGrants(input.context, { site, playerId });
    for (const grant of grants) {
      const amount = (minor: bigint): string => formatAmount(minor, grant.currency as CurrencyCode);
      input.print(
        [
          grant.id,
          grant.account_id,
          `${grant.provider_code}/${grant.game_code}`,
          `${grant.played} of ${grant.rounds} at ${amount(grant.stake_minor)}`,
          `won ${amount(grant.won_minor)} ${grant.currency}`,
          grant.shown_state,
          `until ${grant.valid_until.toISOString()}`,
        ].join('\t'),
      );
    }
    input.print(`${grants.length} grants`);
  },
});

function numberOf(name: string, text: string, most: number): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most)
    throw new UsageError(`--${name} must be a whole number from 1 to ${most}`);
  return number;
}

export const freeRoundsCommands = [grantCommand, cancelCommand, listCommand];
