import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import {
  cancelGrant,
  describeGrants,
  grantFreeRounds,
  listStudioGrants,
  readGrantOfBothSides,
} from '../modules/providers/index.ts';
import { defineCommand, requireOption, UsageError } from './command.ts';
import { playerIdOf } from './find-player.ts';
import { findSite } from './find-site.ts';
import { timeOf } from './time-of.ts';

const grantCommand = defineCommand({
  name: 'free-rounds grant',
  usage:
    '<site> <account> --provider <code> --game <code,code…> --rounds <n> --stake <amount> [--from <time>] [--days <n>] [--lines <n>] [--level <text>] [--buy <text>]',
  summary:
    "Gives a player rounds of a studio's games that cost nothing; their wins are paid as promotion. --from is RFC 3339",
  async run(input) {
    const site = findSite(input);
    const [, account = ''] = input.words;
    const stakeMinor = parseAmount(requireOption(input, 'stake'), site.currency.code);
    if (stakeMinor === null || stakeMinor <= 0n)
      throw new UsageError(`--stake must be an amount in ${site.currency.code}`);
    const { lines } = input.options;
    const id = await grantFreeRounds(input.context, input.actor, {
      site,
      playerId: await playerIdOf(input, site, account),
      provider: requireOption(input, 'provider'),
      games: requireOption(input, 'game').split(','),
      rounds: numberOf('rounds', requireOption(input, 'rounds'), 1000),
      stakeMinor,
      days: numberOf('days', input.options['days'] ?? '7', 30),
      from: timeOf(input.options['from']),
      lines: lines === undefined ? undefined : numberOf('lines', lines, 9999),
      betLevel: input.options['level'],
      buyType: input.options['buy'],
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
          `${grant.provider_code}/${grant.game_codes.join(',')}`,
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

const showCommand = defineCommand({
  name: 'free-rounds show',
  usage: '<site> <grant>',
  summary: 'Free rounds as the wallet and as the studio have them',
  async run(input) {
    const site = findSite(input);
    const [, id = ''] = input.words;
    if (id === '') throw new UsageError('which grant?');
    const { here, there } = await readGrantOfBothSides(input.context, { site, id });
    const won = formatAmount(here.won_minor, here.currency as CurrencyCode);
    input.print(['here', here.state, `${here.played} of ${here.rounds}`, `won ${won}`].join('\t'));
    input.print(
      there
        ? ['there', there.state, `${there.played} of ${there.rounds}`, `won ${there.won}`].join(
            '\t',
          )
        : 'there\tunknown',
    );
  },
});

const states = ['active', 'finished', 'cancelled', 'expired'] as const;

const studioCommand = defineCommand({
  name: 'free-rounds studio',
  usage: '<site> <provider> [<account>] [--state active|finished|cancelled|expired]',
  summary: 'Free rounds as the studio of a provider has them, of a player or of everybody',
  async run(input) {
    const site = findSite(input);
    const [, provider = '', account] = input.words;
    if (provider === '') throw new UsageError('which provider?');
    const wanted = input.options['state'];
    const state = states.find((known) => known === wanted);
    if (wanted !== undefined && state === undefined)
      throw new UsageError(`--state must be one of ${states.join(', ')}`);
    const player =
      account === undefined
        ? null
        : { siteId: site.id, playerId: await playerIdOf(input, site, account) };
    const grants = await listStudioGrants(input.context, { provider, player, state });
    for (const grant of grants)
      input.print(
        [
          grant.grantId,
          grant.player,
          `${grant.provider}/${(grant.games ?? [grant.game]).join(',')}`,
          `${grant.played} of ${grant.rounds} at ${grant.stake}`,
          `won ${grant.won} ${grant.currency}`,
          grant.state,
        ].join('\t'),
      );
    input.print(`${grants.length} grants`);
  },
});

function numberOf(name: string, text: string, most: number): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most)
    throw new UsageError(`--${name} must be a whole number from 1 to ${most}`);
  return number;
}

export const freeRoundsCommands = [
  grantCommand,
  cancelCommand,
  listCommand,
  showCommand,
  studioCommand,
];
