import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { useIsOnline } from '@pavilion/web-core/online';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { ActionBar } from './action-bar.tsx';
import { Felt } from './felt.tsx';
import { HandsDialog } from './hands-dialog.tsx';
import styles from './holdem.module.css';
import {
  useMySeats,
  useOwnCards,
  useTable,
  type MySeat,
  type TableState,
} from './poker.queries.ts';
import { ReportDialog } from './report-dialog.tsx';
import { SeatBar } from './seat-bar.tsx';
import { SitDialog } from './sit-dialog.tsx';
import { TableWords } from './table-words.tsx';
import { useCutSeeds, useTableNews, useTurnAlert } from './use-table-news.ts';

interface Props {
  tableId: string;
  /** One of several side by side. */
  isSmall: boolean;
  onClose: () => void;
}

/** A table as one sees it: seats, board, pots, own cards and what may be done. */
export function HoldemTable(props: Props) {
  const t = useText();
  const state = useTable(props.tableId);
  useTableNews(props.tableId);
  if (state.isError && !state.data)
    return (
      <ErrorState
        title={t('ui.poker.tableGone')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void state.refetch()}
      />
    );
  if (!state.data) return <Skeleton className={styles.table} />;
  const aheadMs = state.dataUpdatedAt - Date.parse(state.data.server_time);
  return <OpenTable {...props} state={state.data} aheadMs={aheadMs} />;
}

function OpenTable({
  tableId,
  isSmall,
  onClose,
  state,
  aheadMs,
}: Props & { state: TableState; aheadMs: number }) {
  const t = useText();
  const [sitAt, setSitAt] = useState<number | 'any' | 'rebuy' | null>(null);
  const [reported, setReported] = useState<number | null>(null);
  const [areHandsOpen, setHandsOpen] = useState(false);
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const isOnline = useIsOnline();
  const mine = useMine(tableId);
  useCutSeeds(tableId, mine);
  const cards = useMyCards(state, tableId, mine);
  const { table, hand } = state;
  useTurnAlert(Boolean(mine?.legal), t('ui.poker.yourTurnAt', { table: table.name }));
  return (
    <article className={styles.table} data-small={isSmall || undefined} aria-label={table.name}>
      <header className={styles.tableHead}>
        <h3>{table.name}</h3>
        <IconButton icon="history" label={t('ui.poker.hands')} onClick={() => setHandsOpen(true)} />
        <IconButton
          icon="close"
          label={t('ui.poker.closeOf', { table: table.name })}
          onClick={onClose}
        />
      </header>
      {isOnline ? null : <Notice kind="warning">{t('ui.common.offlineText')}</Notice>}
      <Felt
        state={state}
        aheadMs={aheadMs}
        ownSeat={mine?.seat ?? null}
        ownCards={cards}
        onSit={setSitAt}
        onReport={isSignedIn ? setReported : null}
      />
      <TableWords state={state} ownSeat={mine?.seat ?? null} ownCards={cards} />
      {mine?.legal && mine.is_here && hand ? (
        <ActionBar
          key={`${hand.hand_no}:${hand.step}`}
          tableId={tableId}
          table={table}
          hand={hand}
          legal={mine.legal}
        />
      ) : null}
      <SeatBar
        tableId={tableId}
        state={state}
        mine={mine}
        ownCards={cards}
        onSit={() => setSitAt('any')}
        onRebuy={() => setSitAt('rebuy')}
      />
      <SitDialog tableId={tableId} table={table} at={sitAt} onClose={() => setSitAt(null)} />
      <ReportDialog tableId={tableId} seat={reported} onClose={() => setReported(null)} />
      <HandsDialog isOpen={areHandsOpen} onClose={() => setHandsOpen(false)} />
    </article>
  );
}

function useMine(tableId: string): MySeat | null {
  const seats = useMySeats();
  return seats.data?.value.find((one) => one.table_id === tableId) ?? null;
}

/** Own cards of the hand that is played or has just ended; none for who was not dealt in. */
function useMyCards(state: TableState, tableId: string, mine: MySeat | null): readonly number[] {
  const isDealt = state.hand?.seeds.some(({ seat }) => seat === mine?.seat) ?? false;
  const cards = useOwnCards(tableId, isDealt ? (state.hand?.hand_no ?? null) : null);
  return isDealt ? (cards.data?.cards ?? []) : [];
}
