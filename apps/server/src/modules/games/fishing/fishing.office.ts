import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { endLocked } from './close-session.service.ts';
import { currencyOf } from './sea-view.ts';
import { lockSession, readSession, readSessionsOfPlayers } from './session.store.ts';

/** So many are told at most, those used last first. */
const shown = 200;

async function listSessions(
  server: ServerContext,
  { site: name, state = 'open' }: OfficeInput<typeof officeCalls.fishingSessions>,
) {
  const site = findSite(server, name);
  const asked = { siteId: site.id, state, limit: shown };
  const rows = await readSessionsOfPlayers(server.database.db, asked);
  return {
    currency: site.currency.code,
    value: rows.map((row) => {
      const amount = (minor: bigint): string => formatAmount(minor, currencyOf(row));
      return {
        ...{ session: row.id, account: row.account_id, sea: row.sea, seat: row.seat },
        ...{ state: row.state, close_reason: row.close_reason, shots: row.shots },
        bought: amount(row.bought_minor),
        meter: amount(row.balance_minor),
        cost: amount(row.cost_minor),
        win: amount(row.win_minor),
        opened_at: row.opened_at.toISOString(),
        used_at: row.used_at.toISOString(),
      };
    }),
  };
}

/** Ends a session as its player would, with the operator's reason in the log of changes. */
async function settleSession(
  server: ServerContext,
  actor: string,
  { site: name, session: sessionId, reason }: OfficeInput<typeof officeCalls.fishingSettle>,
) {
  const site = findSite(server, name);
  const of = { siteId: site.id, sessionId };
  return changeAsOperator(server, actor, {
    action: 'fishing.settle',
    reason,
    subject: { siteId: site.id, subject: sessionId },
    lock: async (trx) => {
      const known = isUuid(sessionId) ? await readSession(trx, of) : null;
      if (!known) throw new OperatorError(`there is no session ${sessionId}`);
      return lockSession(trx, of);
    },
    refuse: ({ state }) => (state === 'open' ? null : 'it has ended already'),
    work: async (trx, session) => {
      const after = await endLocked(server, trx, session, 'operator');
      const amount = (minor: bigint): string => formatAmount(minor, currencyOf(after));
      const paid = amount(after.balance_minor);
      return {
        answer: {
          ...{ session: after.id, currency: after.currency, paid },
          ...{ cost: amount(after.cost_minor), win: amount(after.win_minor) },
        },
        before: { state: session.state },
        after: { state: after.state, paid },
      };
    },
  });
}

/** What staff do about fishing. */
export const fishingOffice = [
  defineOffice(officeCalls.fishingSessions, ({ server }, asked) => listSessions(server, asked)),
  defineOffice(officeCalls.fishingSettle, ({ server, actor }, asked) =>
    settleSession(server, actor, asked),
  ),
];
