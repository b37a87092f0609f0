import type { Text } from '@pavilion/i18n';
import { suitOf } from '@pavilion/games/arcade/hi-lo/hi-lo-odds';
import { rankText } from './playing-card.tsx';

/** A card in words. */
export function cardName(card: number, t: Text): string {
  const rank = rankText(card);
  const names: Record<string, string> = {
    J: t('ui.game.hiLo.jack'),
    Q: t('ui.game.hiLo.queen'),
    K: t('ui.game.hiLo.king'),
    A: t('ui.game.hiLo.ace'),
  };
  return t(`ui.game.hiLo.${suitOf(card)}`, { rank: names[rank] ?? rank });
}
