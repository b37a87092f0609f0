import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { houseGame, houseProviderCode } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { sharedGameCodes } from './advance-rounds.service.ts';
import { readAlwaysOn, replaceAlwaysOn } from './always-on.store.ts';
import { gameTableOf } from './game-table.ts';
import { readGameTable } from './game-table.store.ts';
import { setTable } from './set-table.service.ts';
import { keptTable, shownTable } from './table-of.ts';

/** A table as staff name it: `roulette`, the first of its game, or `roulette:2`. */
async function namedTable(
  { database }: ServerContext,
  siteId: string,
  name: string,
): Promise<{ gameCode: string; tableId: string }> {
  const [gameCode = '', shown] = name.split(':');
  const tableId = keptTable(shown);
  if (!sharedGameCodes.includes(gameCode)) throw new OperatorError(`no game of tables: ${name}`);
  const of = { siteId, providerCode: houseProviderCode, gameCode, tableId };
  if (tableId !== '' && !(await readGameTable(database.db, of)))
    throw new OperatorError(`no such table: ${name}`);
  return { gameCode, tableId };
}

function amountOf(site: Site, field: string, text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  const minor = parseAmount(text, site.currency.code);
  if (minor === null || minor <= 0n) throw new OperatorError(`${field}: must be an amount`);
  return minor;
}

/** What staff do about tables of shared rounds. */
export const roundsOffice = [
  defineOffice(
    officeCalls.siteTables,
    async ({ server, actor }, { site: name, games, none = false }) => {
      if ((games.length === 0) !== none)
        throw new OperatorError('name at least one game, or --none');
      const { id: siteId } = findSite(server, name);
      const wanted = [...new Set(games)].toSorted();
      const tables = await Promise.all(wanted.map((one) => namedTable(server, siteId, one)));
      await changeAsOperator(server, actor, {
        action: 'site.tables',
        subject: { siteId, subject: siteId },
        lock: (trx) => readAlwaysOn(trx, siteId),
        work: async (trx, before) => {
          await replaceAlwaysOn(trx, siteId, tables);
          return { answer: undefined, before, after: wanted };
        },
      });
      return {};
    },
  ),
  defineOffice(officeCalls.siteTable, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const row = await setTable(server, actor, {
      siteId: site.id,
      gameCode: asked.game,
      tableId: asked.table,
      name: asked.name,
      dealer: asked.dealer,
      seats: asked.seats,
      minMinor: amountOf(site, 'min', asked.min),
      maxMinor: amountOf(site, 'max', asked.max),
      laPartage: asked.la_partage,
      playMoney: asked.play_money,
      isOpen: asked.open,
    });
    const { code: currency } = site.currency;
    const of = { gameCode: row.game_code, tableId: row.table_id };
    const { limits, dealer } = gameTableOf(row, of, currency);
    return {
      site: site.externalId,
      game: row.game_code,
      table: shownTable(row.table_id),
      name: row.name ?? houseGame(row.game_code)?.name ?? row.game_code,
      dealer,
      seats: row.seats,
      min: formatAmount(limits.minMinor, currency),
      max: formatAmount(limits.maxMinor, currency),
      la_partage: row.la_partage,
      play_money: row.play_money,
      open: row.is_open,
    };
  }),
];
