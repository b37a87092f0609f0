import { roundState } from '@pavilion/contracts/player/games/round-state.contract';
import { tableList } from '@pavilion/contracts/player/games/table-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { classNames } from '@pavilion/ui/class-names';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { callQuery } from '../../../core/query.ts';
import { BetFeed } from '../../feed/bet-feed.tsx';
import { ChainFacts } from '../../fairness/chain-facts.tsx';
import type { GameInfo, GameParams } from '../../game-info.ts';
import { FootLine } from '../parts/foot-line.tsx';
import stage from '../parts/stage.module.css';
import { useFilling } from '../parts/use-filling.tsx';
import { RoadStrip } from './road-strip.tsx';
import { TableDesk } from './table-desk.tsx';
import styles from './table.module.css';
import type { ListedTable, OpenedDemo, TableView } from './table-view.types.ts';

/** Two by two beside each other, where the window has room for them. */
const tablesMost = 4;
const listedEveryMs = 15_000;

/** The tables of a game: one to begin with, more beside it, and the list to choose from. */
export function TableFloor(props: {
  info: GameInfo;
  view: TableView;
  demo: OpenedDemo | null;
  typicalBet: GameParams;
  title: string;
}) {
  const { info, view, demo, typicalBet, title } = props;
  const t = useText();
  const { provider_code, game_code } = info;
  const box = useRef<HTMLElement>(null);
  const { filling, fillButton } = useFilling();
  const [opened, setOpened] = useState<readonly string[]>(() => [namedTable() ?? '1']);
  const list = useQuery({
    ...callQuery(tableList, { game: game_code }),
    refetchInterval: listedEveryMs,
  });
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        text={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return <Skeleton className={stage.waiting} />;
  const tables = list.data.value.filter(
    (table) => table.provider_code === provider_code && (demo !== null || !table.play_money),
  );
  const known = opened.filter((id) => tables.some(({ table_id }) => table_id === id));
  const [first] = tables;
  const shown = known.length > 0 ? known : first ? [first.table_id] : [];
  return (
    <section ref={box} className={classNames(styles.floor, filling)} aria-label={title}>
      <Desks {...{ info, view, demo, tables, shown, fillButton }} onShow={setOpened} />
      {view.Ahead ? (
        <view.Ahead {...{ info, tables, shown }} onOpen={(id) => setOpened([id])} />
      ) : null}
      {tables.length > 1 ? (
        <TableChoice
          view={view}
          tables={tables}
          shown={shown}
          onOpen={(id) => setOpened([id])}
          onAdd={shown.length < tablesMost ? (id) => setOpened([...shown, id]) : null}
        />
      ) : null}
      <FootLine
        info={info}
        mode={demo ? 'demo' : 'real'}
        box={box}
        keys={t('ui.tables.keys')}
        renderRules={() => <SheetLink info={info} />}
        renderFairness={() => (
          <TableFairness info={info} tableId={shown[0] ?? '1'} params={typicalBet} />
        )}
      />
      <BetFeed info={info} />
    </section>
  );
}

/** The table that the address names, as links from what is alive do. */
const namedTable = (): string | null => new URLSearchParams(location.search).get('table');

/** Tables that are open, the first of them the lead. */
function Desks(props: {
  info: GameInfo;
  view: TableView;
  demo: OpenedDemo | null;
  tables: readonly ListedTable[];
  shown: readonly string[];
  fillButton: ReactElement;
  onShow: (ids: readonly string[]) => void;
}) {
  const { info, view, demo, tables, shown, fillButton, onShow } = props;
  const isMany = shown.length > 1;
  return (
    <div className={styles.desks} data-many={isMany || undefined}>
      {shown.flatMap((id, place) => {
        const table = tables.find(({ table_id }) => table_id === id);
        return table ? (
          <TableDesk
            key={id}
            {...{ info, view, demo, table, fillButton: place === 0 ? fillButton : null }}
            isLead={place === 0}
            onClose={isMany ? () => onShow(shown.filter((other) => other !== id)) : null}
          />
        ) : (
          []
        );
      })}
    </div>
  );
}

/** What every bet pays and returns, exactly, as a sheet anybody may work out again. */
function SheetLink({ info }: { info: GameInfo }) {
  const t = useText();
  if (!info.par_sheet) return null;
  return (
    <p>
      <a href={info.par_sheet.url} target="_blank" rel="noreferrer">
        {t('ui.game.slots.parSheet')}
      </a>{' '}
      <code>SHA-256 {info.par_sheet.hash}</code>
    </p>
  );
}

/** The chain of the table that leads, with its round under way and those before. */
function TableFairness(props: { info: GameInfo; tableId: string; params: GameParams }) {
  const { info, tableId, params } = props;
  const { provider_code, game_code } = info;
  const round = useQuery(callQuery(roundState, { provider_code, game_code, table_id: tableId }));
  if (!round.data) return <Skeleton className="h-48" />;
  const { commitment, previous, kind, entropy_source: source } = round.data.value;
  const pool = kind === 'pool' ? { source } : null;
  return <ChainFacts {...{ info, tableId, previous, params, pool }} index={commitment.index} />;
}

/** Tables with their road, seats, limits and who plays, before one is entered. */
function TableChoice(props: {
  view: TableView;
  tables: readonly ListedTable[];
  shown: readonly string[];
  onOpen: (id: string) => void;
  onAdd: ((id: string) => void) | null;
}) {
  const { view, tables, shown, onOpen, onAdd } = props;
  const t = useText();
  return (
    <section className={styles.choice}>
      <h3>{t('ui.tables.tables')}</h3>
      <ul>
        {tables.map((table) => (
          <li key={table.table_id} data-shown={shown.includes(table.table_id) || undefined}>
            <TableFacts table={table} hasDealer={!view.hasNoDealer} />
            <RoadStrip road={table.road} />
            <div className={styles.choiceActs}>
              <Button
                kind="secondary"
                size="small"
                disabled={shown.includes(table.table_id)}
                onClick={() => onOpen(table.table_id)}
              >
                {t('ui.tables.open')}
              </Button>
              {onAdd && !shown.includes(table.table_id) ? (
                <Button
                  kind="ghost"
                  size="small"
                  icon="plus"
                  className={styles.wideOnly}
                  onClick={() => onAdd(table.table_id)}
                >
                  {t('ui.tables.addTable')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableFacts({ table, hasDealer }: { table: ListedTable; hasDealer: boolean }) {
  const t = useText();
  const format = useFormat();
  const { name, dealer, limits, seats, seated, players, la_partage, play_money } = table;
  return (
    <p className={styles.facts}>
      <strong>{name}</strong>
      {dealer === '' || !hasDealer ? null : <span>{t('ui.tables.dealtBy', { name: dealer })}</span>}
      <span className="numeric">
        {format.money(limits.min, limits.currency)} – {format.money(limits.max, limits.currency)}
      </span>
      {seats === 0 || !hasDealer ? null : (
        <span>{t('ui.tables.seats', { seated: String(seated), seats: String(seats) })}</span>
      )}
      <span>{t('ui.tables.players', { count: String(players) })}</span>
      {la_partage ? <span>{t('ui.tables.laPartage')}</span> : null}
      {play_money ? <span>{t('ui.game.playMoney')}</span> : null}
    </p>
  );
}
