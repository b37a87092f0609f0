import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import styles from './holdem.module.css';
import { useTables, type PokerTable } from './poker.queries.ts';

/** Tables that may be opened, with stakes and how they are played. */
export function TableList(props: { open: readonly string[]; onOpen: (id: string) => void }) {
  const t = useText();
  const tables = useTables();
  if (tables.isError && !tables.data)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void tables.refetch()}
      />
    );
  if (!tables.data) return <Skeleton className="h-48 w-full" />;
  const rest = tables.data.value.filter(({ table_id: id }) => !props.open.includes(id));
  if (tables.data.value.length === 0)
    return (
      <EmptyState icon="card" title={t('ui.poker.emptyTitle')} text={t('ui.poker.emptyText')} />
    );
  return (
    <ul className={styles.list}>
      {rest.map((table) => (
        <li key={table.table_id}>
          <TableCard table={table} onOpen={() => props.onOpen(table.table_id)} />
        </li>
      ))}
    </ul>
  );
}

function TableCard({ table, onOpen }: { table: PokerTable; onOpen: () => void }) {
  const t = useText();
  const format = useFormat();
  const money = (amount: string): string =>
    format.money(amount, table.currency, { trimWhole: true });
  const facts = [
    [t('ui.poker.players'), t('ui.poker.of', { count: table.seated, most: table.seats })],
    [t('ui.poker.chips'), `${money(table.buy_in_min)} – ${money(table.buy_in_max)}`],
    [t('ui.poker.averagePot'), money(table.average_pot)],
    [t('ui.poker.handsPerHour'), format.number(table.hands_per_hour)],
    [t('ui.poker.flop'), format.percent(table.players_per_flop)],
    [t('ui.poker.waiting'), format.number(table.waiting)],
  ] as const;
  return (
    <article className={styles.card}>
      <header>
        <h3>{table.name}</h3>
        <p className="m-0 text-text-muted">
          {t(`ui.poker.kinds.${table.kind}`)} · {money(table.small_blind)}/{money(table.big_blind)}
        </p>
        <p className={styles.badges}>
          {table.play_money ? <Badge kind="accent">{t('ui.poker.playMoney')}</Badge> : null}
          {table.computer_players > 0 ? (
            <Badge>{t('ui.poker.computers', { count: table.computer_players })}</Badge>
          ) : null}
        </p>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numeric">{value}</dd>
          </div>
        ))}
      </dl>
      {table.players.length > 0 ? (
        <p className={styles.names}>{table.players.map(({ name }) => name).join(', ')}</p>
      ) : null}
      <Button onClick={onOpen} aria-label={t('ui.poker.openOf', { table: table.name })}>
        {t('ui.poker.open')}
      </Button>
    </article>
  );
}
