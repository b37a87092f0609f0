import { referralCode } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readReferral } from './player.store.ts';

export const referralCodeRoute = defineRoute(referralCode, ({ server, site, player }) =>
  readReferral(server.database.db, { siteId: site.id, playerId: player.id }),
);
