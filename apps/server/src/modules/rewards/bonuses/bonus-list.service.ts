import type { CallInput } from '@pavilion/contracts';
import type { bonusList } from '@pavilion/contracts/player/rewards/bonus-list.contract';
import type { Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import { itemsOfSite, textOf } from '../campaigns/index.ts';
import { bonusView, type BonusView } from './bonus-view.ts';
import { readBonuses, type ShownBonus } from './bonus.store.ts';

const pageLimit = 20;

/** Bonuses of the player, the newest first. */
export async function bonusesOf(context: PlayerContext, input: CallInput<typeof bonusList>) {
  const { server, site, player } = context;
  const limit = input.limit ?? pageLimit;
  const rows = await readBonuses(
    server.database.db,
    { siteId: site.id, playerId: player.id },
    { states: input.states ?? null, before: readCursor(input.cursor, readPlace) ?? null, limit },
  );
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    value: await viewsOf(context, rows),
    next_cursor: last ? `${last.created_at.toISOString()}_${last.id}` : null,
  };
}

function readPlace(text: string): { at: Date; id: string } | null {
  const [at = '', id = ''] = text.split('_', 2);
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) || !isUuid(id) ? null : { at: instant, id };
}

/** Whose bonuses are shown, and in which language. */
interface BonusReader {
  server: ServerContext;
  site: { id: string };
  player: { id: string };
  language: { code: string };
}

/** Bonuses with their titles in the reader's language and what is in the pocket now. */
export async function viewsOf(
  { server, site, player, language }: BonusReader,
  rows: readonly ShownBonus[],
  executor: Executor = server.database.db,
): Promise<BonusView[]> {
  const owner = { siteId: site.id, playerId: player.id };
  const balances = await server.ledger.balances(owner, executor);
  const all = await itemsOfSite(server, site.id, executor);
  const items = new Map(all.map((item) => [item.code, item]));
  return rows.map((row) => {
    const item = items.get(row.template_code);
    const pocketMinor =
      balances.find(({ kind, currency }) => kind === 'bonus' && currency === row.currency)
        ?.availableMinor ?? 0n;
    return bonusView(row, {
      pocketMinor,
      title: item ? textOf(item.fields, language.code).title : row.template_code,
    });
  });
}

/** One bonus of the player as it stands; null where there is none. */
export async function viewOfBonus(
  context: BonusReader,
  bonusId: string,
  executor: Executor = context.server.database.db,
): Promise<BonusView | null> {
  const owner = { siteId: context.site.id, playerId: context.player.id };
  if (!isUuid(bonusId)) return null;
  const page = { states: null, before: null, limit: 1, bonusId };
  const rows = await readBonuses(executor, owner, page);
  return (await viewsOf(context, rows, executor))[0] ?? null;
}
