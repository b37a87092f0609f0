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
import { gameTableOf, usualSeats } from './game-table.ts';
import { readGameTable, writeGameTable, type GameTableRow } from './game-table.store.ts';
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

const usualTable = (
  key: Pick<GameTableRow, 'site_id' | 'game_code' | 'table_id'>,
): GameTableRow => ({
  ...key,
  provider_code: houseProviderCode,
  name: null,
  dealer: null,
  seats: usualSeats,
  min_minor: null,
  max_minor: null,
  la_partage: false,
  play_money: false,
  is_open: true,
});

/** What staff do about tables of shared rounds. */
export const roundsOffice = [
  defineOffice(
    officeCalls.siteTables,
    async ({ server, actor }, { site: name, games, none = false }) => {
      if ((games.length === 0) !== none)
        throw new OperatorError('name at least one game, or --none');
      const { id: siteId } = findSite(server, name);
      const wanted = [...new Set(games)].toSorted();
      const tables = [];
      for (const one of wanted) tables.push(await namedTable(server, siteId, one));
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
    const { game: gameCode } = asked;
    const game = houseGame(gameCode);
    if (game?.engine !== 'round' || !game.table)
      throw new OperatorError(`no game of tables: ${gameCode}`);
    const of = {
      siteId: site.id,
      providerCode: houseProviderCode,
      gameCode,
      tableId: keptTable(asked.table),
    };
    const key = { site_id: site.id, game_code: gameCode, table_id: of.tableId };
    const min = amountOf(site, 'min', asked.min);
    const max = amountOf(site, 'max', asked.max);
    const row = await changeAsOperator<GameTableRow | null, GameTableRow>(server, actor, {
      action: 'site.table',
      subject: { siteId: site.id, subject: `${gameCode}:${shownTable(of.tableId)}` },
      lock: (trx) => readGameTable(trx, of),
      refuse: (known) => refusalOf(known, of.tableId, asked),
      work: async (trx, known) => {
        const before = known ?? usualTable(key);
        const after = {
          ...before,
          name: asked.name ?? before.name,
          dealer: asked.dealer ?? before.dealer,
          seats: asked.seats ?? before.seats,
          min_minor: min ?? before.min_minor,
          max_minor: max ?? before.max_minor,
          la_partage: asked.la_partage ?? before.la_partage,
          play_money: asked.play_money ?? before.play_money,
          is_open: asked.open ?? before.is_open,
        };
        if (
          after.min_minor !== null &&
          after.max_minor !== null &&
          after.min_minor > after.max_minor
        )
          throw new OperatorError('min: must not be above max');
        await writeGameTable(trx, after);
        return { answer: after, before: known, after };
      },
    });
    const { code: currency } = site.currency;
    const { limits, dealer } = gameTableOf(row, of, currency);
    return {
      site: site.externalId,
      game: gameCode,
      table: shownTable(of.tableId),
      name: row.name ?? game.name,
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

/** Rules of a table never change, since bets are settled by them: a table with other rules is another one. */
function refusalOf(
  known: GameTableRow | null,
  tableId: string,
  {
    la_partage: laPartage,
    play_money: playMoney,
    game,
  }: { la_partage?: boolean | undefined; play_money?: boolean | undefined; game: string },
): string | null {
  if (laPartage === true && game !== 'roulette') return 'la-partage: is of roulette alone';
  const stands = known ?? (tableId === '' ? { la_partage: false, play_money: false } : null);
  if (!stands) return null;
  const changesRules =
    (laPartage !== undefined && laPartage !== stands.la_partage) ||
    (playMoney !== undefined && playMoney !== stands.play_money);
  return changesRules ? 'rules of a table never change: open another one' : null;
}
