import { racingResults } from '@pavilion/contracts/player/games/racing-results.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../core/api.ts';
import { pagedKey } from '../../../core/query.ts';
import { fieldName } from '../../stages/parts/bet-name.ts';
import { isVoid } from '../../stages/parts/outcome-text.ts';
import type { TableToolsProps } from '../../stages/table/table-view.types.ts';
import type { RaceCode } from './picture/race-looks.ts';
import { silkOf } from './picture/silk.ts';
import { placesOf, raceCodeOf, resultOf } from './race-data.ts';
import styles from './racing.module.css';
import { SilkBadge } from './silk-badge.tsx';

type Result = CallResponse<typeof racingResults>['value'][number];

const RaceAgain = lazy(async () => ({ default: (await import('./race-again.tsx')).RaceAgain }));

/**
 * Races of the course that are over: how they came in, what the pools paid, and the film once more.
 */
export function RaceResults({ info, tableId, board }: TableToolsProps) {
  const t = useText();
  const [again, setAgain] = useState<number | null>(null);
  const code = raceCodeOf(info.game_code);
  // A race that has just come in stands here when its board is shown.
  const isOver = board.round.stage === 'settled';
  const results = useResults(code, tableId, isOver ? board.round.index : board.round.index - 1);
  if (results.isPending) return <Skeleton className="h-24" />;
  if (results.isError)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void results.refetch()}
      />
    );
  const races = results.data.pages.flatMap(({ value }) => value);
  if (races.length === 0) return <EmptyState icon="history" title={t('ui.racing.noResults')} />;
  return (
    <div className={styles.results}>
      <ol>
        {races.map((race) => (
          <li key={race.round_id}>
            <ResultRow race={race} currency={info.stake.currency} onAgain={setAgain} />
          </li>
        ))}
      </ol>
      {results.hasNextPage ? (
        <Button
          kind="secondary"
          isBusy={results.isFetchingNextPage}
          onClick={() => void results.fetchNextPage()}
        >
          {t('ui.template.showMore')}
        </Button>
      ) : null}
      {again === null ? null : (
        <Suspense fallback={null}>
          <RaceAgain code={code} tableId={tableId} index={again} onClose={() => setAgain(null)} />
        </Suspense>
      )}
    </div>
  );
}

const useResults = (game: RaceCode, table_id: string, newest: number) =>
  useInfiniteQuery({
    queryKey: [...pagedKey(racingResults, { game, table_id }), newest],
    queryFn: ({ pageParam, signal }) =>
      call(
        racingResults,
        { game, table_id, ...(pageParam === null ? {} : { cursor: pageParam }) },
        {
          signal,
          handled: true,
        },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

function ResultRow(props: { race: Result; currency: string; onAgain: (index: number) => void }) {
  const { race, currency, onAgain } = props;
  const t = useText();
  const format = useFormat();
  const { index, outcome, placed, dividends, settled_at } = race;
  if (isVoid(outcome))
    return (
      <p>
        {t('ui.racing.race', { index: String(index) })} · {t('ui.game.round.void')}
      </p>
    );
  const places = placesOf(resultOf(outcome));
  return (
    <article className={styles.past}>
      <h4>
        {t('ui.racing.race', { index: String(index) })}
        {settled_at ? <time dateTime={settled_at}>{format.time(settled_at)}</time> : null}
      </h4>
      <ol>
        {placed.map(({ key, price, name, silk }, at) => (
          <li key={key}>
            <b className="numeric">{places[at]}</b>
            <SilkBadge silk={silkOf(silk)} number={Number(key)} />
            <span>{name}</span>
            <span className="numeric">{price ?? '–'}</span>
          </li>
        ))}
      </ol>
      {dividends.length > 0 ? (
        <dl className={styles.pools} aria-label={t('ui.racing.dividends')}>
          {dividends.map(({ kind, gross, prices }) => (
            <div key={kind}>
              <dt>
                {fieldName(kind, t)} <small>{format.money(gross, currency)}</small>
              </dt>
              <dd className="numeric">
                {prices === null
                  ? t('ui.racing.allBack')
                  : prices.map(({ key, price }) => `${key}: ${price ?? '–'}`).join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Button kind="ghost" size="small" icon="play" onClick={() => onAgain(index)}>
        {t('ui.racing.watch')}
      </Button>
    </article>
  );
}
