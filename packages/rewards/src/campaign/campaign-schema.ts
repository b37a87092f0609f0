import * as z from 'zod/mini';
import { amount, code, listOf, time } from './fields/simple.ts';
import { bonusItem } from './items/bonus.ts';
import { cashbackItem, rakebackItem, referralItem, reloadItem } from './items/cash.ts';
import { missionItem, raceItem } from './items/contests.ts';
import { minigameItem, wheelItem } from './items/games.ts';
import { jackpotItem, promotionItem } from './items/pots.ts';
import { freeBetItem, freeRoundsItem, oddsBoostItem, tokensItem } from './items/vouchers.ts';

/** Every kind of item, a row each. */
const campaignItem = z.discriminatedUnion('kind', [
  bonusItem,
  freeBetItem,
  oddsBoostItem,
  freeRoundsItem,
  tokensItem,
  missionItem,
  raceItem,
  wheelItem,
  minigameItem,
  rakebackItem,
  cashbackItem,
  reloadItem,
  referralItem,
  jackpotItem,
  promotionItem,
]);
export type CampaignItem = z.output<typeof campaignItem>;
export type ItemKind = CampaignItem['kind'];
export type ItemOf<Kind extends ItemKind> = Extract<CampaignItem, { kind: Kind }>;

/** A campaign of one site: the whole file (wire 14, 15). */
export const campaignSchema = z.strictObject({
  format: z.literal(1),
  site: z.string().check(z.minLength(1), z.maxLength(64)),
  campaign: code,
  starts_at: time,
  ends_at: time,
  budget: z.strictObject({ amount, token_worth: z.optional(amount) }),
  items: listOf(campaignItem, 1, 200),
});
export type Campaign = z.output<typeof campaignSchema>;
