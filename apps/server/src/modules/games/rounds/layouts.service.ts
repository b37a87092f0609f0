import type {
  CallInput,
  CallResponse,
  layoutList,
  layoutRemove,
  layoutSave,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { plainWords } from '../../../plain-words.ts';
import { deleteLayout, readLayouts, writeLayout, type LayoutRow } from './layouts.store.ts';
import { tableOf } from './table-of.ts';
import { checkedLines } from './ticket-lines.ts';

type OwnInput<Call extends { account_id: string; auth: string }> = Omit<
  Call,
  'account_id' | 'auth'
>;

const layoutsPerGame = 15;

const viewOf = ({ id, name, bets }: LayoutRow) => ({ layout_id: id, name, bets });
const ownerOf = ({ site, player }: PlayerContext) => ({ siteId: site.id, playerId: player.id });

export async function listLayouts(
  context: PlayerContext,
  input: OwnInput<CallInput<typeof layoutList>>,
): Promise<CallResponse<typeof layoutList>> {
  const rows = await readLayouts(context.server.database.db, ownerOf(context), input);
  return { value: rows.map(viewOf) };
}

/**
 * Keeps bets that the game takes. Fails with what a ticket of them fails with, and with
 * tooManyLayouts.
 */
export async function saveLayout(
  context: PlayerContext,
  input: OwnInput<CallInput<typeof layoutSave>>,
): Promise<CallResponse<typeof layoutSave>> {
  const { server, site, player, now } = context;
  const { game, table } = await tableOf(context, input);
  if (!game.table) return fail('gameNotFound');
  const name = plainWords(input.name) || failField('name', 'required');
  const { code: currency } = site.currency;
  const lines = checkedLines(game, input.bets, { ...table, currency });
  const bets = lines.map(({ kept: params, stakeMinor }) => ({
    params,
    stake: formatAmount(stakeMinor, currency),
  }));
  return inTransaction(server.database, async (executor) => {
    const known = await readLayouts(executor, ownerOf(context), input);
    const isNew = !known.some((row) => row.name === name);
    if (isNew && known.length >= layoutsPerGame) return fail('tooManyLayouts');
    const row = await writeLayout(executor, {
      id: server.ids.next(),
      site_id: site.id,
      player_id: player.id,
      provider_code: input.provider_code,
      game_code: input.game_code,
      name,
      bets,
      created_at: now,
    });
    return { value: viewOf(row) };
  });
}

export async function removeLayout(
  context: PlayerContext,
  { layout_id: id }: OwnInput<CallInput<typeof layoutRemove>>,
): Promise<CallResponse<typeof layoutRemove>> {
  const isGone = await deleteLayout(context.server.database.db, ownerOf(context), id);
  return isGone ? {} : fail('layoutNotFound');
}
