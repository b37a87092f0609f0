import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { currentPath } from '../../../core/navigation/go.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { rememberWantedPath } from '../../../core/session/wanted-path.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import styles from './holdem.module.css';
import { useChangeSeat, useShow, type MySeat, type TableState } from './poker.queries.ts';

interface Props {
  tableId: string;
  state: TableState;
  mine: MySeat | null;
  ownCards: readonly number[];
  onSit: () => void;
  onRebuy: () => void;
}

/**
 * What is done with a seat between the turns: take one, wait for one, more chips, a break, leave.
 */
export function SeatBar(props: Props) {
  const { mine } = props;
  return (
    <div className={styles.seatBar}>
      {mine === null || mine.seat === null ? (
        <Outside {...props} />
      ) : (
        <Seated {...props} mine={mine} />
      )}
    </div>
  );
}

function signInAndReturn(): void {
  const here = currentPath() + browserHistory.location.search;
  openSignIn();
  rememberWantedPath(here);
}

function Outside({ tableId, state, mine, onSit }: Props) {
  const t = useText();
  const format = useFormat();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const change = useChangeSeat(tableId);
  const { table, seats } = state;
  if (!isSignedIn && !table.play_money)
    return <Button onClick={signInAndReturn}>{t('ui.poker.signInToSit')}</Button>;
  if (mine?.offered_until)
    return (
      <>
        <p className="m-0" role="status">
          {t('ui.poker.offered', { time: format.time(mine.offered_until, 'short') })}
        </p>
        <Button onClick={onSit}>{t('ui.poker.sit')}</Button>
      </>
    );
  if (mine)
    return (
      <Button kind="secondary" onClick={() => change.mutate('stop_waiting')}>
        {t('ui.poker.stopWaiting')}
      </Button>
    );
  const isFull = seats.length >= table.seats || table.waiting > 0;
  if (!isFull) return <Button onClick={onSit}>{t('ui.poker.sit')}</Button>;
  return (
    <Button kind="secondary" isBusy={change.isPending} onClick={() => change.mutate('wait')}>
      {t('ui.poker.wait')}
    </Button>
  );
}

function Seated({ tableId, state, mine, ownCards, onRebuy }: Props & { mine: MySeat }) {
  const t = useText();
  const change = useChangeSeat(tableId);
  const seat = state.seats.find((one) => one.seat === mine.seat);
  if (mine.is_leaving) return <p className="m-0">{t('ui.poker.leaving')}</p>;
  if (!mine.is_here)
    return (
      <>
        <p className="m-0">{t('ui.poker.elsewhere')}</p>
        <Button isBusy={change.isPending} onClick={() => change.mutate('take_over')}>
          {t('ui.poker.takeOver')}
        </Button>
      </>
    );
  const isAway = seat?.state === 'away';
  return (
    <>
      <ShowCards tableId={tableId} state={state} mine={mine} ownCards={ownCards} />
      <Button kind="ghost" size="small" onClick={onRebuy}>
        {t('ui.poker.rebuy')}
      </Button>
      <Button
        kind={isAway ? 'primary' : 'ghost'}
        size="small"
        isBusy={change.isPending}
        onClick={() => change.mutate(isAway ? 'sit_in' : 'sit_out')}
      >
        {isAway ? t('ui.poker.sitIn') : t('ui.poker.sitOut')}
      </Button>
      <Button
        kind="ghost"
        size="small"
        isBusy={change.isPending}
        onClick={() => change.mutate('leave')}
      >
        {t('ui.poker.leave')}
      </Button>
      {mine.owes_big ? <small>{t('ui.poker.owes')}</small> : null}
    </>
  );
}

/** After the hand, until the next begins, where one's cards were not shown. */
function ShowCards(props: Pick<Props, 'tableId' | 'state' | 'ownCards'> & { mine: MySeat }) {
  const t = useText();
  const show = useShow(props.tableId);
  const { hand } = props.state;
  const isShown = hand?.shown.some(({ seat }) => seat === props.mine.seat) ?? true;
  if (!hand?.result || isShown || props.ownCards.length === 0) return null;
  return (
    <Button
      kind="secondary"
      size="small"
      icon="eye"
      isBusy={show.isPending}
      onClick={() => show.mutate({ handNo: hand.hand_no, cards: [...props.ownCards] })}
    >
      {t('ui.poker.show')}
    </Button>
  );
}
