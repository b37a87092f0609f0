import { featureGamesByOperator } from '../modules/games/index.ts';
import { defineCommand, UsageError } from './command.ts';
import { findSite } from './find-site.ts';

const featuredCommand = defineCommand({
  name: 'site featured',
  usage: '<site> <PROVIDER/game> … | <site> --none',
  summary:
    'Games that a site puts first, in their order: they are its featured row and lead its lists until players choose; --none: as the catalogue marks them',
  async run(input) {
    const site = findSite(input);
    const games = input.words.slice(1);
    if ((games.length === 0) !== (input.options['none'] === 'true'))
      throw new UsageError('name at least one game, or --none');
    await featureGamesByOperator(input.context, input.actor, { siteId: site.id, games });
    input.print(`${games.length} games lead`);
  },
});

export const gameCommands = [featuredCommand];
