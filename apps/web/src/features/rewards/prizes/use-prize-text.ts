import type { CallResponse } from '@pavilion/contracts/define-call';
import type { missionList } from '@pavilion/contracts/player/rewards/mission-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';

/** What something gives, as calls tell it. */
export type PrizeView = CallResponse<typeof missionList>['value'][number]['prize'];

/** Writes prizes in the visitor's language. */
export function usePrizeText(): (prize: PrizeView) => string {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const money = (amount: string | null): string =>
    format.money(amount ?? '0', currency, { trimWhole: true });
  return ({ kind, amount, rounds }) => {
    switch (kind) {
      case 'cash':
        return money(amount);
      case 'bonus':
        return t('ui.prize.bonus', { amount: money(amount) });
      case 'token':
        return t('ui.prize.tokens', { count: Number(amount ?? 0) });
      case 'free_bet':
        return t('ui.prize.freeBet');
      case 'free_rounds':
        return rounds === null
          ? t('ui.prize.someFreeRounds')
          : t('ui.prize.freeRounds', { count: rounds });
      case 'none':
        return t('ui.prize.none');
    }
  };
}
