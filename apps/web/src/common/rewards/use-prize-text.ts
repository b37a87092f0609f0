import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../core/stores/layout.store.ts';

/** A prize as calls tell it. */
export interface ShownPrize {
  kind: 'none' | 'cash' | 'bonus' | 'token' | 'free_bet' | 'free_rounds';
  amount: string | null;
  rounds: number | null;
}

/** Writes prizes in words of the page's language and money of its site. */
export function usePrizeText(): (prize: ShownPrize) => string {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const money = (amount: string | null): string =>
    format.money(amount ?? '0', currency, { trimWhole: true });
  return ({ kind, amount, rounds }) => {
    switch (kind) {
      case 'none':
        return t('ui.prizes.none');
      case 'cash':
        return money(amount);
      case 'bonus':
        return t('ui.prizes.bonus', { amount: money(amount) });
      case 'token':
        return t('ui.inbox.tokens', { count: Number(amount) });
      case 'free_bet':
        return t('ui.prizes.freeBet');
      case 'free_rounds':
        return rounds === null
          ? t('ui.prizes.freeRounds')
          : t('ui.prizes.freeRoundCount', { count: rounds });
    }
  };
}
