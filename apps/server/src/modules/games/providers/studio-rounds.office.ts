import { officeCalls } from '@pavilion/contracts/office';
import { sumOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { tellAmount } from '../../../operator/tell.ts';
import { payIntoPool } from './pay-into-pool.service.ts';
import { cancelStudioRound, readBothSides, readRoundDetails } from './studio-rounds.service.ts';

/** What staff do about single rounds, transactions and pools of studios. */
export const studioRoundsOffice = [
  defineOffice(officeCalls.providerCancelRound, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const { provider, round: roundId } = asked;
    await cancelStudioRound(server, actor, { site, provider, roundId });
    return {};
  }),
  defineOffice(officeCalls.providerRoundDetails, async ({ server }, { provider, round }) => ({
    round: await readRoundDetails(server, { provider, roundId: round }),
  })),
  defineOffice(
    officeCalls.providerTransaction,
    async ({ server }, { provider, transaction: txId }) => {
      const { here, there } = await readBothSides(server, { provider, txId });
      const site = here && server.sites.byId(here.site_id);
      const { state, transaction } = there;
      return {
        here: here && {
          state: here.state,
          kind: here.kind,
          amount: site ? tellAmount(here.amount_minor, site.currency.code) : null,
          round: here.round_id,
        },
        there: {
          state,
          kind: transaction?.kind ?? null,
          amount: transaction?.amount ?? null,
          round: transaction?.roundId ?? null,
        },
      };
    },
  ),
  defineOffice(officeCalls.providerPoolPay, async ({ server, actor }, asked) => {
    const { jackpot, amount, reference } = asked;
    const site = findSite(server, asked.site);
    const [providerCode = '', jackpotId = ''] = jackpot.split(/\/(.*)/, 2);
    const amountMinor = sumOf(site, 'amount', amount);
    const order = { site, providerCode, jackpotId, amountMinor, reference };
    const { balanceMinor, isNew } = await payIntoPool(server, actor, order);
    const { code: currency } = site.currency;
    return { is_new: isNew, balance: tellAmount(balanceMinor, currency), currency };
  }),
];
