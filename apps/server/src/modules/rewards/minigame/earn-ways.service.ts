import type { CallResponse, minigameState } from '@pavilion/contracts';
import { isMessageTag, sourceTag } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import type { PlayerContext } from '../../../http/route.ts';
import { openItems } from '../campaigns/index.ts';
import { readVipLevels } from '../vip/index.ts';

type EarnWay = CallResponse<typeof minigameState>['value']['earn'][number];

/**
 * How players of the site come to tokens, in the language of the page; each with where it is done.
 */
export async function earnWays(context: PlayerContext): Promise<EarnWay[]> {
  const { server, site, language, now } = context;
  const t = createTranslator(isMessageTag(language.tag) ? language.tag : sourceTag);
  const wheels = await openItems(server, site.id, 'wheel', now);
  const gifts = await openItems(server, site.id, 'tokens', now);
  const levels = await readVipLevels(server.database.db, site.id);
  const wheelGives = wheels.some(({ fields }) =>
    fields.segments.some(({ prize }) => prize.kind === 'token'),
  );
  return [
    ...(levels.some(({ turnoverPerTokenMinor }) => turnoverPerTokenMinor !== null)
      ? [{ text: t('ui.minigame.earnPlay'), link: '/vip' }]
      : []),
    ...(wheelGives ? [{ text: t('ui.minigame.earnSpin'), link: '/spin' }] : []),
    ...(gifts.length > 0 ? [{ text: t('ui.minigame.earnGift'), link: '/promotions' }] : []),
    { text: t('ui.minigame.earnInbox'), link: '/inbox' },
  ];
}
