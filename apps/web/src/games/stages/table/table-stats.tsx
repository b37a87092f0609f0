import { tableStats } from '@pavilion/contracts/player/games/table-stats.contract';
import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../core/query.ts';
import type { GameInfo } from '../../game-info.ts';
import { fieldName } from '../parts/bet-name.ts';
import styles from './table.module.css';

const roundsCounted = 500;
const shownMost = 12;

/** What the last rounds came to, the most frequent first, and the sentence that nothing is due. */
export function TableStats({ info, tableId }: { info: GameInfo; tableId: string }) {
  const t = useText();
  const { provider_code, game_code } = info;
  const asked = { provider_code, game_code, table_id: tableId, rounds: roundsCounted };
  const query = useQuery(callQuery(tableStats, asked));
  if (query.isPending) return <Skeleton className="h-24" />;
  if (query.isError)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  const { rounds, counts } = query.data;
  const rows = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  const most = rows[0]?.[1] ?? 1;
  const isLong = rows.length > shownMost;
  return (
    <div className={styles.stats}>
      <p>{t('ui.tables.ofRounds', { rounds: String(rounds) })}</p>
      <Counts
        title={isLong ? t('ui.tables.hot') : null}
        rows={isLong ? rows.slice(0, shownMost / 2) : rows}
        most={most}
      />
      {isLong ? (
        <Counts title={t('ui.tables.cold')} rows={rows.slice(-shownMost / 2)} most={most} />
      ) : null}
      <p>{t('ui.tables.notDue')}</p>
    </div>
  );
}

function Counts(props: {
  title: string | null;
  rows: ReadonlyArray<readonly [string, number]>;
  most: number;
}) {
  const { title, rows, most } = props;
  const t = useText();
  return (
    <section>
      {title === null ? null : <h4>{title}</h4>}
      <ul>
        {rows.map(([name, count]) => (
          <li key={name} style={{ '--share': count / most } as object}>
            <span>{fieldName(name, t)}</span>
            <b className="numeric">{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
