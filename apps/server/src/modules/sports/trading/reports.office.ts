import { officeCalls } from '@pavilion/contracts/office';
import { isUuid } from '@pavilion/domain/ids';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { tellAmount } from '../../../operator/tell.ts';
import { eventNameOf, oddsText, readOverround } from '../sportsbook/index.ts';
import { readSiteLiabilities } from './liability.store.ts';
import { reportLines, totalOf, type ReportLine } from './report.service.ts';
import { readLatestBets, readSettledSums } from './report.store.ts';

const tickerUsual = 50;

/** What traders look at: liability, reports, the latest bets. */
export const reportsOffice = [
  defineOffice(officeCalls.tradingLiability, async ({ server }, { site: name, event }) => {
    const site = findSite(server, name);
    const { db } = server.database;
    const { code } = site.currency;
    if (!isUuid(event) || (await eventNameOf(db, event)) === null)
      throw new OperatorError(`there is no event ${event}; see \`event list\``);
    return {
      currency: code,
      value: (await readSiteLiabilities(db, site.id, event)).map((row) => ({
        market_id: row.marketId,
        kind: row.kind,
        outcome: row.outcome,
        odds: oddsText(row.oddsMilli),
        stakes: tellAmount(row.stakeMinor, code),
        loss: tellAmount(row.lossMinor, code),
        level: row.level,
      })),
    };
  }),
  defineOffice(officeCalls.tradingReport, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const { db } = server.database;
    const span = { siteId: site.id, from: new Date(asked.from), to: new Date(asked.to) };
    if (span.to <= span.from) throw new OperatorError('--to must be later than --from');
    const sums = await readSettledSums(db, span);
    const by = asked.report === 'hold' ? 'kind' : 'sport';
    const lines = reportLines(sums, await readOverround(db), by);
    const { code } = site.currency;
    return {
      currency: code,
      value: lines.map((line) => ({ sport: line.sport, kind: line.kind, ...told(line, code) })),
      total: told(totalOf(lines), code),
    };
  }),
  defineOffice(officeCalls.tradingTicker, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const { code } = site.currency;
    const bets = await readLatestBets(server.database.db, site.id, asked.limit ?? tickerUsual);
    return {
      currency: code,
      value: bets.map((bet) => ({
        bet_id: bet.id,
        placed_at: bet.placedAt.toISOString(),
        account: bet.account,
        factor_milli: bet.factorMilli,
        stake: tellAmount(bet.stakeMinor, code),
        odds: oddsText(bet.oddsMilli),
        potential_payout: tellAmount(bet.potentialMinor, code),
        type: bet.type,
        status: bet.status,
        sport: bet.sport,
        event: bet.event,
        kind: bet.kind,
        outcome: bet.outcome,
      })),
    };
  }),
];

function told({ bets, turnoverMinor, payoutMinor, expectedMinor }: ReportLine, currency: string) {
  const heldMinor = turnoverMinor - payoutMinor;
  return {
    bets,
    turnover: tellAmount(turnoverMinor, currency),
    payout: tellAmount(payoutMinor, currency),
    hold: tellAmount(heldMinor, currency),
    hold_percent: percent(heldMinor, turnoverMinor),
    theoretical_percent: percent(expectedMinor, turnoverMinor),
    expected: tellAmount(expectedMinor, currency),
  };
}

/** With two decimals; null of nothing. */
function percent(part: bigint, whole: bigint): string | null {
  if (whole === 0n) return null;
  return (Number((part * 1_000_000n) / whole) / 10_000).toFixed(2);
}
