import type { CallResponse } from '@pavilion/contracts';
import type { promotionList } from '@pavilion/contracts/player/rewards/promotion-list.contract';
import { stateOfItem, textOf, type RewardItem } from '../campaigns/index.ts';

export type PromotionCard = CallResponse<typeof promotionList>['value'][number];

/** An item as a card. */
export function promotionCard(
  item: RewardItem,
  mine: PromotionCard['mine'],
  { language, now }: { language: string; now: Date },
): PromotionCard {
  const { title, summary } = textOf(item.fields, language);
  return {
    promotion_code: item.code,
    kind: item.fields.kind,
    title,
    summary,
    img_url: item.fields.img_url ?? null,
    starts_at: item.startsAt.toISOString(),
    ends_at: item.endsAt.toISOString(),
    state: stateOfItem(item, now),
    mine,
  };
}
