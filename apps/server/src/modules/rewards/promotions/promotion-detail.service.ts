import type { CallInput } from '@pavilion/contracts';
import type { promotionDetail } from '@pavilion/contracts/player/rewards/promotion-detail.contract';
import { fail } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { sanitised } from '../../site/content/index.ts';
import { readLiveBonuses, viewOfBonus } from '../bonuses/index.ts';
import { itemsOfSite, readTerms, textOf, type RewardItem } from '../campaigns/index.ts';
import { playerOf } from './player-or-guest.ts';
import { standingsOf } from './promotion-list.service.ts';
import { promotionCard } from './promotion-view.ts';

/** One promotion with its terms and, for a player, how far they are. */
export async function promotionOf(
  context: RequestContext,
  input: CallInput<typeof promotionDetail>,
) {
  const { server, site, language, now } = context;
  const items = await itemsOfSite(server, site.id);
  const item = items.find(({ code }) => code === input.promotion_code) ?? fail('promotionNotFound');
  const player = await playerOf(context, input);
  const [mine = null] = await standingsOf(player, [item]);
  const version = item.termsVersion;
  const terms = await readTerms(server.database.db, { siteId: site.id, code: item.code, version });
  if (!terms) throw new Error(`the terms of ${item.code} are gone`);
  const bonus = player && (await bonusOf(player, item));
  return {
    value: {
      ...promotionCard(item, mine, { language: language.code, now }),
      body: sanitised(textOf(item.fields, language.code).body),
      terms: { version, ...terms },
      progress: bonus && { done: bonus.counted, target: bonus.required, unit: 'amount' },
      bonus_id: bonus?.bonus_id ?? null,
    },
  };
}

/** The player's live bonus of an item. */
async function bonusOf(context: PlayerContext, item: RewardItem) {
  const owner = { siteId: context.site.id, playerId: context.player.id };
  const live = await readLiveBonuses(context.server.database.db, owner);
  const bonus = live.find(({ template_code: code }) => code === item.code);
  return bonus ? viewOfBonus(context, bonus.id) : null;
}
