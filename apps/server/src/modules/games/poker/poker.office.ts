import { officeCalls } from '@pavilion/contracts/office';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { collusionFlags } from './collusion-flags.service.ts';
import { termsOf } from './led-table.ts';
import { openHand } from './open-hand.service.ts';
import { changePokerTable, openPokerTable, stakesText } from './open-table.service.ts';
import { readAllTables } from './poker-office.store.ts';
import { tableView } from './table-view.ts';

const lookBackMs = 30 * 24 * 3_600_000;

/** What staff do about hold'em tables. */
export const pokerOffice = [
  defineOffice(officeCalls.pokerTables, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const rows = await readAllTables(server.database.db, site.id);
    return {
      currency: site.currency.code,
      value: rows.map((row) => {
        const { kind, seats, seated } = tableView(row, server.clock.now());
        return {
          ...{ table: row.name, table_id: row.id, kind, seats, seated, state: row.state },
          ...{ computers: row.computers, play_money: row.is_play_money },
          stakes: stakesText(site.currency.code, termsOf(row)),
        };
      }),
    };
  }),
  defineOffice(officeCalls.pokerOpen, async ({ server, actor }, asked) => ({
    table_id: await openPokerTable(server, actor, findSite(server, asked.site), asked),
  })),
  defineOffice(officeCalls.pokerClose, async ({ server, actor }, { site, table: name }) => {
    const change = { state: 'closing' } as const;
    await changePokerTable(server, actor, findSite(server, site), { name, change });
    return {};
  }),
  defineOffice(
    officeCalls.pokerComputers,
    async ({ server, actor }, { site, table: name, count }) => {
      const change = { computers: count };
      await changePokerTable(server, actor, findSite(server, site), { name, change });
      return {};
    },
  ),
  defineOffice(officeCalls.pokerHand, ({ server, actor }, { site, hand: handId, reason }) =>
    openHand(server, actor, findSite(server, site), { handId, reason }),
  ),
  defineOffice(officeCalls.pokerFlags, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const to = asked.to === undefined ? server.clock.now() : new Date(asked.to);
    const from =
      asked.from === undefined ? new Date(to.getTime() - lookBackMs) : new Date(asked.from);
    return collusionFlags(server.database.db, site, { from, to });
  }),
];
