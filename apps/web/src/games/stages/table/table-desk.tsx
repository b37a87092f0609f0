import { isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { useEffect, useState, type ReactElement } from 'react';
import { useStore } from 'zustand/react';
import type { GameInfo } from '../../game-info.ts';
import { Problem } from '../play/bet-panel.tsx';
import { FailedLook } from '../parts/failed-look.tsx';
import { soundIfOn } from '../parts/sound.ts';
import stage from '../parts/stage.module.css';
import { isVoid } from '../parts/outcome-text.ts';
import { ChipRail } from './chip-rail.tsx';
import { Countdown } from './countdown.tsx';
import { chipsOf } from './layout.ts';
import { SeatRow } from './seat-row.tsx';
import { TableExtras } from './table-extras.tsx';
import { createTableRoom, type TableRoomState, type TableRound } from './table-room.ts';
import { TableResultLine } from './table-result.tsx';
import { useTableKeys } from './use-table-keys.ts';
import type { Board, ListedTable, OpenedDemo, TableView } from './table-view.types.ts';
import styles from './table.module.css';

/** One table: its picture, its layout, the chips, and what else there is at it. */
export function TableDesk(props: {
  info: GameInfo;
  view: TableView;
  demo: OpenedDemo | null;
  table: ListedTable;
  /** The others beside it are shown small. */
  isLead: boolean;
  fillButton: ReactElement | null;
  onClose: (() => void) | null;
}) {
  const { info, view, demo, table, isLead, fillButton, onClose } = props;
  const t = useText();
  const [room] = useState(() => roomOf(info, table, demo));
  useEffect(() => room.open(), [room]);
  const state = useStore(room);
  const limits = limitsOf(table);
  const chips = chipsOf(limits);
  const [chip, setChip] = useState(chips[0] ?? 1n);
  useTableKeys(isLead, room, { chips, onChip: setChip });
  const { round, isFailed, isCut, result } = state;
  if (isFailed && !round) return <FailedLook onRetry={room.look} />;
  if (!round) return <Skeleton className={stage.waiting} />;
  const board: Board = {
    ...{ info, tableId: table.table_id, round, pools: state.pools, chipMinor: chip },
    takesPools: demo === null || table.play_money,
    layout: state.layout,
    stands: state.stands,
    isOpen: round.stage === 'betting' && !isCut,
    won: isShown(round.stage) ? (result?.won ?? new Set<string>()) : null,
    place: (bets) => {
      soundIfOn('bet');
      room.place(bets, chip);
    },
    erase: room.erase,
  };
  const { Layout } = view;
  return (
    <article className={styles.desk} data-lead={isLead || undefined} data-stage={round.stage}>
      <Picture
        {...{ info, view, state, round, table, fillButton, onClose }}
        currency={limits.currency}
      />
      <div className={styles.felt}>
        <Layout board={board} />
      </div>
      <ChipRail {...{ room, chips, chip, limits }} onChip={setChip} isDemo={demo !== null} />
      <Problem problem={state.problem} />
      {state.isCurtailed ? (
        <p role="alert" className={stage.problem}>
          {t('ui.tables.notSent')}
        </p>
      ) : null}
      {table.seats > 0 && !view.hasNoDealer ? (
        <SeatRow info={info} table={table} seats={state.seats} isPlayer={demo === null} />
      ) : null}
      <TableExtras {...{ info, view, table, board, room, isPlayer: demo === null }} />
    </article>
  );
}

/** What is dealt, how long bets are taken, the last results, and what the own ticket came to. */
function Picture(props: {
  info: GameInfo;
  view: TableView;
  state: TableRoomState;
  round: TableRound;
  table: ListedTable;
  currency: CurrencyCode;
  fillButton: ReactElement | null;
  onClose: (() => void) | null;
}) {
  const { info, view, state, round, table, currency, fillButton, onClose } = props;
  const t = useText();
  const { isCut } = state;
  const { Scene } = view;
  return (
    <div className={stage.stage} data-cut={isCut} style={{ '--stage-ratio': '16 / 9' } as object}>
      {fillButton}
      {onClose ? (
        <IconButton
          icon="close"
          label={t('ui.tables.closeTable', { name: table.name })}
          className={styles.close}
          onClick={onClose}
        />
      ) : null}
      <LastResults view={view} previous={state.previous} />
      <div className={stage.scene}>
        <Scene
          key={round.roundId}
          info={info}
          tableId={table.table_id}
          round={round}
          outcome={round.outcome && !isVoid(round.outcome) ? round.outcome : null}
          dealsMs={state.dealsMs}
          previous={state.previous}
          dealer={table.dealer}
        />
      </div>
      <Countdown round={round} />
      <TableResultLine state={state} currency={currency} />
      <p role="status" className={stage.cut}>
        {isCut ? t('ui.template.offline') : null}
      </p>
      <StageText view={view} state={state} />
    </div>
  );
}

const isShown = (name: string): boolean => name === 'settled' || name === 'resting';

const limitsOf = ({ limits: { min, max, currency } }: ListedTable) => {
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  return { min, max, currency };
};

function roomOf(info: GameInfo, table: ListedTable, demo: OpenedDemo | null) {
  const { table_id: tableId, la_partage: laPartage } = table;
  return createTableRoom(
    info,
    { tableId, limits: limitsOf(table) },
    demo && {
      ...demo,
      payouts: (ended) => demo.payouts({ ...ended, info, tableId, flags: { laPartage } }),
    },
  );
}

function LastResults(props: { view: TableView; previous: TableRoomState['previous'] }) {
  const t = useText();
  return (
    <ol className={stage.history} aria-label={t('ui.game.lastResults')}>
      {props.previous.slice(0, 14).map(({ round_id, outcome }) => {
        const shown = isVoid(outcome) ? { text: '–', tone: 'none' } : props.view.result(outcome);
        return (
          <li
            key={round_id}
            className={classNames(stage.result, styles.mark)}
            data-tone={shown.tone}
          >
            {shown.text}
          </li>
        );
      })}
    </ol>
  );
}

/** What goes on, in words, for screen readers too; the result when the picture says so. */
function StageText({ view, state }: { view: TableView; state: TableRoomState }) {
  const t = useText();
  const { round } = state;
  return (
    <p className={styles.said} role="status" aria-live="polite">
      {round ? said(round, view, t) : null}
    </p>
  );
}

function said(
  { stage: name, outcome }: NonNullable<TableRoomState['round']>,
  view: TableView,
  t: ReturnType<typeof useText>,
): string {
  if (name === 'betting') return t('ui.tables.placeBets');
  if (name === 'closed') return t('ui.tables.noMoreBets');
  if (name === 'dealing') return t('ui.tables.dealing');
  if (name === 'void' || (outcome && isVoid(outcome))) return t('ui.game.round.void');
  return outcome ? view.said(outcome, t) : t('ui.tables.resting');
}
