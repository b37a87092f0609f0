import { officeCalls } from '@pavilion/contracts/office';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import {
  cancelGrant,
  describeGrants,
  grantFreeRounds,
  listStudioGrants,
  readGrantOfBothSides,
} from '../modules/games/providers/index.ts';
import { sumOf } from '../operator/amount-of.ts';
import { defineOldCommand } from './command.ts';
import { playerIdOf } from './find-player.ts';
import { findSite } from '../operator/find-site.ts';

const grantCommand = defineOldCommand(
  officeCalls.freeRoundsGrant,
  ['site', 'account'],
  async (input, { account, game: games, rounds, days = 7, from, lines, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const id = await grantFreeRounds(input.context, input.actor, {
      site,
      playerId: await playerIdOf(input, site, account),
      provider: asked.provider,
      games,
      rounds,
      stakeMinor: sumOf(site, 'stake', asked.stake),
      days,
      from: from === undefined ? undefined : new Date(from),
      lines,
      betLevel: asked.level,
      buyType: asked.buy,
    });
    input.print(`granted\t${id}`);
  },
);

const cancelCommand = defineOldCommand(
  officeCalls.freeRoundsCancel,
  ['site', 'grant'],
  async (input, { grant: id, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const { played, rounds } = await cancelGrant(input.context, input.actor, { site, id });
    input.print(`cancelled after ${played} of ${rounds} rounds`);
  },
);

const listCommand = defineOldCommand(
  officeCalls.freeRoundsList,
  ['site', 'account'],
  async (input, { account, ...asked }) => {
    const site = findSite(input.context, asked.site);
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
);

const showCommand = defineOldCommand(
  officeCalls.freeRoundsShow,
  ['site', 'grant'],
  async (input, { grant: id, ...asked }) => {
    const site = findSite(input.context, asked.site);
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
);

const studioCommand = defineOldCommand(
  officeCalls.freeRoundsStudio,
  ['site', 'provider', 'account'],
  async (input, { provider, account, state, ...asked }) => {
    const site = findSite(input.context, asked.site);
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
);

export const freeRoundsCommands = [
  grantCommand,
  cancelCommand,
  listCommand,
  showCommand,
  studioCommand,
];
