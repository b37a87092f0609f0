import { formatAmount } from '@pavilion/domain/money';
import type { AliveSource } from '../../../alive-source.ts';
import { potsOf } from './jackpot-list.service.ts';

/** What the site's pots hold. */
export const pots: AliveSource = {
  part: 'jackpots',
  async read(server, site) {
    return (await potsOf(server, site)).map(({ round, contentMinor }) => ({
      jackpot_id: round.potId,
      amount: formatAmount(contentMinor, site.currency.code),
    }));
  },
};
