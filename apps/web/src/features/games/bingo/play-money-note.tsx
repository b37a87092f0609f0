import { useFormat, useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';

/** What a game of play money costs, and what the purse holds; null: there is none yet. */
export function PlayMoneyNote({ purse }: { purse: string | null }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  return (
    <Notice>
      {t('ui.bingo.playMoneyText')}{' '}
      {purse === null ? null : t('ui.bingo.purse', { amount: format.money(purse, currency) })}
    </Notice>
  );
}
