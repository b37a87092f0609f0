import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { itemsOfSite, type ItemOfKind } from '../campaigns/index.ts';
import { bonusDraft, type BonusWish } from './bonus-draft.ts';
import {
  activateBonus,
  insertBonus,
  queueBonus,
  readLiveBonuses,
  type BonusRow,
} from './bonus.store.ts';

/** So many bonuses may wait for the one that is active. */
export const queuedMax = 3;

type Wish = Omit<BonusWish, 'id' | 'now'>;

/**
 * Offers a bonus of an item to a player, in the caller's transaction; null: the deposit or source
 * has one already. The caller holds the player's lock and has taken the budget.
 */
export async function offerBonus(
  context: ServerContext,
  executor: Executor,
  site: Site,
  item: ItemOfKind<'bonus'>,
  wish: Wish,
): Promise<string | null> {
  const id = context.ids.next();
  const draft = bonusDraft(site, item, { ...wish, id, now: context.clock.now() });
  return (await insertBonus(executor, draft)) ? id : null;
}

/**
 * Why a player may not have a bonus of an item now: one of its stacking group is theirs, or as many
 * wait as may. Null: they may.
 */
export async function stackingProblem(
  context: ServerContext,
  executor: Executor,
  owner: { siteId: string; playerId: string },
  item: Pick<ItemOfKind<'bonus'>, 'code' | 'fields'>,
): Promise<'bonusStacking' | null> {
  const live = await readLiveBonuses(executor, owner);
  const taken = live.filter(({ state }) => state !== 'offered');
  if (taken.filter(({ state }) => state === 'queued').length >= queuedMax) return 'bonusStacking';
  const group = item.fields.stacking_group;
  if (group === undefined) return null;
  const items = await itemsOfSite(context, owner.siteId, executor);
  const ofGroup = new Set(
    items.filter(({ fields }) => fields.stacking_group === group).map(({ code }) => code),
  );
  return taken.some(({ template_code: code }) => ofGroup.has(code)) ? 'bonusStacking' : null;
}

/**
 * Makes an offered bonus active, or lets it wait for the one that is. The caller holds the player's
 * lock.
 */
export async function startBonus(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  bonusId: string,
  now: Date,
): Promise<void> {
  const live = await readLiveBonuses(executor, owner);
  const isFree = !live.some(isFunded) && !live.some(({ state }) => state === 'queued');
  if (isFree) await activateBonus(executor, bonusId, now);
  else await queueBonus(executor, bonusId, now);
}

/** Its money is in the pocket. */
export const isFunded = ({ state }: Pick<BonusRow, 'state'>): boolean =>
  state === 'active' || state === 'closing';
