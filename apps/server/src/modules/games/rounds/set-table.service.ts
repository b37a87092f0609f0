import type { Executor } from '@pavilion/database';
import { houseGame, houseProviderCode } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { usualSeats } from './game-table.ts';
import { readGameTable, writeGameTable, type GameTableRow } from './game-table.store.ts';
import { keptTable, shownTable } from './table-of.ts';

/**
 * A table to open, or what is to be said of one; what is left out stays. Amounts in minor units.
 */
export interface AskedTable {
  siteId: string;
  gameCode: string;
  /** As the wire names it: `1` is the first. */
  tableId: string;
  name?: string | undefined;
  dealer?: string | undefined;
  seats?: number | undefined;
  minMinor?: bigint | undefined;
  maxMinor?: bigint | undefined;
  laPartage?: boolean | undefined;
  playMoney?: boolean | undefined;
  isOpen?: boolean | undefined;
}

/**
 * Opens a table of our studio's game, or says something else of it. Throws {@link OperatorError}
 * with what cannot be.
 */
export async function setTable(
  server: Pick<ServerContext, 'database' | 'clock' | 'ids'>,
  actor: string,
  asked: AskedTable,
  within?: Executor,
): Promise<GameTableRow> {
  const { siteId, gameCode } = asked;
  const game = houseGame(gameCode);
  if (game?.engine !== 'round' || !game.table)
    throw new OperatorError(`no game of tables: ${gameCode}`);
  const tableId = keptTable(asked.tableId);
  const of = { siteId, providerCode: houseProviderCode, gameCode, tableId };
  return changeAsOperator<GameTableRow | null, GameTableRow>(
    server,
    actor,
    {
      action: 'site.table',
      subject: { siteId, subject: `${gameCode}:${shownTable(tableId)}` },
      lock: (trx) => readGameTable(trx, of),
      refuse: (known) => refusalOf(known, tableId, asked),
      work: async (trx, known) => {
        const after = changed(known ?? usualTable(siteId, gameCode, tableId), asked);
        await writeGameTable(trx, after);
        return { answer: after, before: known, after };
      },
    },
    within,
  );
}

const usualTable = (siteId: string, gameCode: string, tableId: string): GameTableRow => ({
  site_id: siteId,
  provider_code: houseProviderCode,
  game_code: gameCode,
  table_id: tableId,
  name: null,
  dealer: null,
  seats: usualSeats,
  min_minor: null,
  max_minor: null,
  la_partage: false,
  play_money: false,
  is_open: true,
});

function changed(before: GameTableRow, asked: AskedTable): GameTableRow {
  const after = {
    ...before,
    name: asked.name ?? before.name,
    dealer: asked.dealer ?? before.dealer,
    seats: asked.seats ?? before.seats,
    min_minor: asked.minMinor ?? before.min_minor,
    max_minor: asked.maxMinor ?? before.max_minor,
    la_partage: asked.laPartage ?? before.la_partage,
    play_money: asked.playMoney ?? before.play_money,
    is_open: asked.isOpen ?? before.is_open,
  };
  const { min_minor: min, max_minor: max } = after;
  if (min !== null && max !== null && min > max)
    throw new OperatorError('min: must not be above max');
  return after;
}

/**
 * Rules of a table never change, since bets are settled by them: a table with other rules is
 * another one.
 */
function refusalOf(
  known: GameTableRow | null,
  tableId: string,
  { laPartage, playMoney, gameCode }: AskedTable,
): string | null {
  if (laPartage === true && gameCode !== 'roulette') return 'la-partage: is of roulette alone';
  const stands = known ?? (tableId === '' ? { la_partage: false, play_money: false } : null);
  if (!stands) return null;
  const changesRules =
    (laPartage !== undefined && laPartage !== stands.la_partage) ||
    (playMoney !== undefined && playMoney !== stands.play_money);
  return changesRules ? 'rules of a table never change: open another one' : null;
}
