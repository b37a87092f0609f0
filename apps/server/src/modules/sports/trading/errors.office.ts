import { officeCalls } from '@pavilion/contracts/office';
import { defineOffice } from '../../../operator/office.ts';
import { tellAmount } from '../../../operator/tell.ts';
import { oddsMilliOf, oddsText } from '../sportsbook/index.ts';
import { listErrors, type PalpableError } from './palpable-error.store.ts';
import { approveError, proposeError, refuseError } from './palpable-errors.service.ts';

const errorsShown = 200;

/** What staff do about bets at plainly wrong prices: one proposes, another agrees. */
export const errorsOffice = [
  defineOffice(officeCalls.tradingVoidBets, async ({ server, actor }, asked) => {
    const { error, concerned } = await proposeError(server, actor, {
      marketId: asked.market,
      outcome: asked.outcome,
      from: new Date(asked.from),
      until: new Date(asked.to),
      rightMilli: oddsMilliOf(asked.right_price),
      reason: asked.reason,
    });
    return {
      ...told(error),
      value: concerned.map(({ siteId, currency, bets, stakeMinor, winMinor }) => ({
        site: server.sites.byId(siteId)?.externalId ?? siteId,
        currency,
        bets,
        stakes: tellAmount(stakeMinor, currency),
        wins: tellAmount(winMinor, currency),
      })),
    };
  }),
  defineOffice(officeCalls.tradingErrors, async ({ server }) => ({
    value: (await listErrors(server.database.db, errorsShown)).map(told),
  })),
  defineOffice(officeCalls.tradingApprove, async ({ server, actor }, { error }) =>
    told(await approveError(server, actor, error)),
  ),
  defineOffice(officeCalls.tradingRefuse, async ({ server, actor }, { error, reason }) =>
    told(await refuseError(server, actor, error, reason)),
  ),
];

const told = (error: PalpableError) => ({
  error_id: error.id,
  event: error.event,
  market_id: error.marketId,
  kind: error.kind,
  outcome: error.outcome,
  from: error.from.toISOString(),
  to: error.until.toISOString(),
  right_price: oddsText(error.rightMilli),
  rule: error.rule,
  reason: error.reason,
  state: error.state,
  proposed_by: error.proposedBy,
  decided_by: error.decidedBy,
  bets: error.betCount,
});
