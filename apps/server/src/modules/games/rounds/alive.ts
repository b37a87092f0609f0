import { isRaceCode } from '@pavilion/games/pools/index';
import type { AliveSource } from '../../../alive-source.ts';
import { listTables } from './table-list.service.ts';

const tablesMax = 100;
/** As many results as a card shows. */
const resultsShown = 12;

/**
 * Shared tables where somebody plays or sits, and those that are always on; the fullest first.
 * Courses of races are told as races.
 */
export const openTables: AliveSource = {
  part: 'tables',
  async read(server, site) {
    const { value } = await listTables(
      { server, site, now: server.clock.now() },
      { limit: tablesMax },
    );
    return value
      .filter(({ game_code: code }) => !isRaceCode(code))
      .filter(({ players, seated, always_on }) => players > 0 || seated > 0 || always_on)
      .toSorted((one, other) => other.players - one.players || other.seated - one.seated)
      .map(({ provider_code, game_code, table_id, name, players, seated, road }) => ({
        ...{ provider_code, game_code, table_id, name, players, seated },
        road: road.split(' ').slice(-resultsShown).join(' '),
      }));
  },
};
