import { getBalance } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { balanceOf } from './balance.service.ts';

export const getBalanceRoute = defineRoute(getBalance, ({ server, site, player }) =>
  balanceOf(server, { siteId: site.id, playerId: player.id, currency: site.currency.code }),
);
