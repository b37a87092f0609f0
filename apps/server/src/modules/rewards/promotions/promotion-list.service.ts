import type { CallInput } from '@pavilion/contracts';
import type { promotionList } from '@pavilion/contracts/player/rewards/promotion-list.contract';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import { factsOf, itemsOfSite, stateOfItem, type RewardItem } from '../campaigns/index.ts';
import { readStanding } from './opt-in.store.ts';
import { playerOf } from './player-or-guest.ts';
import { promotionCard, type PromotionCard } from './promotion-view.ts';
import { isCard, standingOfItem } from './standing-of-item.ts';

const pageLimit = 50;

/** What a site promotes, in the order it begins; over it is not shown. */
export async function promotionsOf(
  context: RequestContext,
  input: CallInput<typeof promotionList>,
) {
  const { server, site, now, language } = context;
  const items = (await itemsOfSite(server, site.id)).filter(
    (item) => isCard(item) && stateOfItem(item, now) !== 'over',
  );
  const from = readCursor(input.cursor, placeIn) ?? 0;
  const limit = input.limit ?? pageLimit;
  const page = items.slice(from, from + limit);
  const player = await playerOf(context, input);
  const mine = await standingsOf(player, page);
  return {
    value: page.map((item, at) =>
      promotionCard(item, mine[at] ?? null, { language: language.code, now }),
    ),
    next_cursor: from + limit < items.length ? `${from + limit}` : null,
  };
}

/** Pages are told by where they begin. */
const placeIn = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** How items stand with a player; nulls for guests. */
export async function standingsOf(
  context: PlayerContext | null,
  items: readonly RewardItem[],
): Promise<Array<PromotionCard['mine']>> {
  if (!context) return items.map(() => null);
  const { server, site, player, now } = context;
  const { db } = server.database;
  const facts = await factsOf(db, site, player.id, now);
  const standing = await readStanding(db, { siteId: site.id, playerId: player.id });
  return items.map((item) => standingOfItem(item, facts, standing, now));
}
