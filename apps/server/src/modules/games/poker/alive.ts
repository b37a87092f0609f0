import type { AliveSource } from '../../../alive-source.ts';
import { readTables } from './poker-table.store.ts';
import { tableView } from './table-view.ts';

/** Tables of hold'em: those with players first. */
export const pokerTables: AliveSource = {
  part: 'poker',
  async read({ database, clock }, site) {
    const rows = await readTables(database.db, site.id);
    return rows
      .map((row) => tableView(row, clock.now()))
      .toSorted((one, other) => other.seated - one.seated)
      .map(({ table_id, name, small_blind, big_blind, seats, seated, play_money }) => ({
        ...{ table_id, name, small_blind, big_blind, seats, seated, play_money },
      }));
  },
};
