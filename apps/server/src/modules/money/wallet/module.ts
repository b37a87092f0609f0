import { getBalance } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { balanceOf } from './balance.service.ts';
import { roundsMatchTheirMoves } from './rounds-match-their-moves.audit.ts';
import { personalData } from './personal-data.ts';
import { roundOf } from './reference.ts';

/** What wallet adds to the server. */
export const walletModule = defineModule({
  personal: personalData,
  references: [roundOf],
  routes: [
    defineRoute(getBalance, ({ server, site, player }) =>
      balanceOf(server, { siteId: site.id, playerId: player.id, currency: site.currency.code }),
    ),
  ],
  audits: [roundsMatchTheirMoves],
});
