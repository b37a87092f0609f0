import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { Skeleton } from '@pavilion/ui/states';
import { useForfeitQuote } from './bonus.queries.ts';
import { ForfeitLines } from './forfeit-lines.tsx';

/** Before a withdrawal that ends a bonus: what would be lost, sum by sum. */
export function ForfeitNotice({ bonusId }: { bonusId: string }) {
  const t = useText();
  const quote = useForfeitQuote(bonusId).data?.value;
  return (
    <Notice kind="warning">
      <div className="grid gap-3">
        <p className="m-0 font-semibold">{t('ui.rewards.withdrawalEnds')}</p>
        {quote ? <ForfeitLines quote={quote} /> : <Skeleton className="h-24" />}
      </div>
    </Notice>
  );
}
