import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { HandView } from './hand-view.tsx';
import styles from './holdem.module.css';
import { useHand, useHands } from './poker.queries.ts';

/** The player's hands, newest first, and each as it was with the proof of its cards. */
export function HandsDialog(props: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const [handId, setHandId] = useState<string | null>(null);
  return (
    <Dialog
      isOpen={props.isOpen}
      kind="drawer"
      onClose={props.onClose}
      title={t('ui.poker.hands')}
      closeLabel={t('ui.common.close')}
    >
      {!props.isOpen ? null : handId === null ? (
        <Hands onChoose={setHandId} />
      ) : (
        <OneHand handId={handId} onBack={() => setHandId(null)} />
      )}
    </Dialog>
  );
}

function Hands({ onChoose }: { onChoose: (handId: string) => void }) {
  const t = useText();
  const format = useFormat();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const hands = useHands(isSignedIn);
  if (hands.isError && !hands.data) return <Failed onRetry={() => void hands.refetch()} />;
  if (isSignedIn && !hands.data) return <Skeleton className="h-48 w-full" />;
  const value = hands.data?.value ?? [];
  if (value.length === 0)
    return (
      <EmptyState icon="history" title={t('ui.poker.noHands')} text={t('ui.poker.noHandsText')} />
    );
  return (
    <ul className={styles.hands}>
      {value.map((hand) => (
        <li key={hand.hand_id}>
          <button type="button" onClick={() => onChoose(hand.hand_id)}>
            <span>{t('ui.poker.hand', { number: hand.hand_no, table: hand.table_name })}</span>
            <time dateTime={hand.ended_at}>{format.dateTime(hand.ended_at)}</time>
            <b className="numeric">{format.money(hand.net, hand.currency, { sign: 'always' })}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

function OneHand({ handId, onBack }: { handId: string; onBack: () => void }) {
  const t = useText();
  const hand = useHand(handId);
  return (
    <div className="grid gap-4">
      <Button kind="ghost" size="small" icon="arrow-left" onClick={onBack}>
        {t('ui.poker.allHands')}
      </Button>
      {hand.isError && !hand.data ? (
        <Failed onRetry={() => void hand.refetch()} />
      ) : hand.data ? (
        <HandView hand={hand.data.value} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('ui.common.errorText')}
      retryLabel={t('ui.common.retry')}
      onRetry={onRetry}
    />
  );
}
