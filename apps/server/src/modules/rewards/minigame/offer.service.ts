import type { Executor } from '@pavilion/database';
import {
  defaultTables,
  type MiniGameCode,
  type MiniRow,
  type MiniTable,
} from '@pavilion/rewards/minigame';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { factsOf, openItems, readItem, reasonAgainst, stateOfItem } from '../campaigns/index.ts';

/** What a player plays a game for. */
export interface MiniOffer {
  /** The item whose table it is; null: the table that every site has. */
  item: { code: string; campaignId: string } | null;
  table: MiniTable;
}

/** Fails with `gameUnavailable` where the site has no games with tokens. */
export function requireGamified({ site }: Pick<PlayerContext, 'site'>): void {
  if (!site.isGamified) fail('gameUnavailable');
}

/** The first open table of a game that is for the player, else the one that every site has. */
export async function offerOf(context: PlayerContext, game: MiniGameCode): Promise<MiniOffer> {
  const { server, site, player, now } = context;
  const items = await openItems(server, site.id, 'minigame', now);
  const ofGame = items.filter(({ fields }) => fields.game === game);
  if (ofGame.length === 0) return { item: null, table: defaultTables[game] };
  const facts = await factsOf(server.database.db, site, player.id, now);
  const item = ofGame.find(({ fields }) => reasonAgainst(fields, facts, now) === null);
  if (!item) return { item: null, table: defaultTables[game] };
  const { cost, table } = item.fields;
  return { item, table: { cost, rows: table satisfies readonly MiniRow[] } };
}

/**
 * An offer as the transaction sees it: what was stopped since is not played. Fails with
 * `gameUnavailable` then.
 */
export async function lockedOffer(
  executor: Executor,
  { site, now }: PlayerContext,
  offer: MiniOffer,
): Promise<MiniOffer> {
  if (offer.item === null) return offer;
  const item = await readItem(executor, site.id, offer.item.code);
  if (item?.fields.kind !== 'minigame' || stateOfItem(item, now) !== 'open')
    return fail('gameUnavailable');
  return { item, table: { cost: item.fields.cost, rows: item.fields.table } };
}
