import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { Prize } from './referral.queries.ts';

/** Says what a prize is: money of the site, tokens, a bonus, a free bet, free rounds. */
export function usePrizeWords(): (prize: Prize) => string {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  return ({ kind, amount, rounds }) => {
    switch (kind) {
      case 'cash':
        return format.money(amount ?? '0', currency);
      case 'bonus':
        return t('ui.referral.prizeBonus', { amount: format.money(amount ?? '0', currency) });
      case 'token':
        return t('ui.inbox.tokens', { count: Number(amount ?? 0) });
      case 'free_bet':
        return t('ui.referral.prizeFreeBet');
      case 'free_rounds':
        return rounds === null
          ? t('ui.referral.prizeFreeRounds')
          : t('ui.referral.prizeRounds', { count: rounds });
      case 'none':
        return '';
    }
  };
}
