import { officeCalls } from '@pavilion/contracts/office';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { tellAmount } from '../../../operator/tell.ts';
import { readBetLevels, validateStudio } from './check-studio.service.ts';
import { compareTransactions } from './compare-transactions.service.ts';
import { openIncidents } from './operator.service.ts';
import { closeAbandonedRounds, reconcilePools, reconcileTotals } from './reconcile.service.ts';

const dayMs = 24 * 60 * 60_000;

type Totals = Awaited<ReturnType<typeof reconcileTotals>>[number];
type Incident = Awaited<ReturnType<typeof openIncidents>>[number];

/** What staff ask studios: what is open, what differs, how they see us. */
export const reconcileOffice = [
  defineOffice(officeCalls.providerReconcile, async ({ server }, { days = 1 }) => {
    const rounds = await closeAbandonedRounds(server);
    const different = await compareTransactions(server);
    const since = new Date(server.clock.now().getTime() - days * dayMs);
    const pools = await reconcilePools(server);
    return {
      rounds,
      different_transactions: different,
      totals: (await reconcileTotals(server, since)).map(toldTotals),
      pools: pools.map(({ site, pool, currency, balance_minor }) => ({
        site,
        jackpot: pool,
        currency,
        balance: tellAmount(balance_minor, currency),
      })),
      incidents: (await openIncidents(server)).map(toldIncident),
    };
  }),
  defineOffice(officeCalls.providerValidate, async ({ server }, { connection }) => {
    const { version, serverTime, checks } = await validateStudio(server, connection);
    return {
      version,
      server_time: serverTime,
      checks: checks.map(({ name, ok, detail }) => ({ name, is_well: ok, detail })),
    };
  }),
  defineOffice(officeCalls.providerBetLevels, async ({ server }, asked) => {
    const { levels, default: opening } = await readBetLevels(server, asked);
    if (levels === null)
      throw new OperatorError(`${asked.provider}/${asked.game} is not served in ${asked.currency}`);
    return { levels: [...levels], default: opening };
  }),
];

const toldTotals = (row: Totals) => ({
  site: row.site,
  provider: row.provider_code,
  rounds: row.rounds,
  open: row.open,
  currency: row.currency,
  staked: tellAmount(row.staked_minor, row.currency),
  returned: tellAmount(row.returned_minor, row.currency),
  ggr: tellAmount(row.staked_minor - row.returned_minor, row.currency),
});

const toldIncident = (incident: Incident) => ({
  incident: incident.id,
  code: incident.code,
  provider: incident.provider_code,
  round: incident.round_id,
  transaction: incident.tx_id,
  at: incident.created_at.toISOString(),
  next_step: incident.next_step,
});
