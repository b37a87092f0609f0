import { officeCalls } from '@pavilion/contracts/office';
import { featureGamesByOperator } from '../modules/games/catalogue/index.ts';
import { defineOldCommand, UsageError } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const featuredCommand = defineOldCommand(
  officeCalls.siteFeatured,
  ['site', 'games'],
  async (input, { games, none = false, ...asked }) => {
    const site = findSite(input.context, asked.site);
    if ((games.length === 0) !== none) throw new UsageError('name at least one game, or --none');
    await featureGamesByOperator(input.context, input.actor, { siteId: site.id, games });
    input.print(`${games.length} games lead`);
  },
);

export const gameCommands = [featuredCommand];
