import { officeCalls } from '@pavilion/contracts/office';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { featureGamesByOperator } from './feature-games.service.ts';

/** What staff do about the games of a site. */
export const catalogueOffice = [
  defineOffice(officeCalls.siteFeatured, async ({ server, actor }, asked) => {
    const { games, none = false } = asked;
    const site = findSite(server, asked.site);
    if ((games.length === 0) !== none) throw new OperatorError('name at least one game, or --none');
    await featureGamesByOperator(server, actor, { siteId: site.id, games });
    return {};
  }),
];
