import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useForfeitBonus, useForfeitQuote, type Bonus } from './bonus.queries.ts';
import { ForfeitLines } from './forfeit-lines.tsx';

/** What giving a bonus up keeps and what it loses, before it is done. */
export function ForfeitDialog({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const t = useText();
  const { data, isError, refetch } = useForfeitQuote(bonus.bonus_id);
  const forfeit = useForfeitBonus(bonus.bonus_id, onClose);
  const quote = data?.value;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ui.rewards.giveUpTitle', { title: bonus.title })}
      closeLabel={t('ui.common.close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('ui.rewards.keepIt')}
          </Button>
          <Button
            kind="danger"
            isBusy={forfeit.isPending}
            disabled={quote === undefined}
            onClick={() => (quote ? forfeit.mutate(quote.quote_id) : undefined)}
          >
            {t('ui.rewards.giveUp')}
          </Button>
        </>
      }
    >
      {quote ? <ForfeitLines quote={quote} /> : null}
      {quote === undefined && !isError ? <Skeleton className="h-32" /> : null}
      {isError ? (
        <ErrorState
          title={t('ui.rewards.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
    </Dialog>
  );
}
