import { lotteryCodes, lotteryRules } from '@pavilion/games/lottery/index';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { SelectField, TextField } from '@pavilion/ui/field';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useDeferredValue, useState } from 'react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { drawPath } from './draw-address.ts';
import styles from './lottery.module.css';
import { useResults, type LotteryGame } from './lottery.queries.ts';
import { outcomeGroups } from './outcome-groups.ts';

const numberMax = 8;

/** Draws that were, newest first, of one lottery. */
export function ResultsList() {
  const t = useText();
  const [game, setGame] = useState<LotteryGame>('lotto-6-49');
  const [number, setNumber] = useState('');
  return (
    <div className="grid gap-4 pt-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('ui.lottery.results.game')}
          value={game}
          onChange={(event) =>
            setGame(lotteryCodes.find((code) => code === event.target.value) ?? game)
          }
          options={lotteryCodes.map((code) => ({ value: code, label: lotteryRules(code).name }))}
        />
        <TextField
          label={t('ui.lottery.results.number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={numberMax}
          value={number}
          onChange={(event) => setNumber(event.target.value.replace(/\D/g, ''))}
        />
      </div>
      <Results game={game} number={useDeferredValue(number)} />
    </div>
  );
}

function Results({ game, number }: { game: LotteryGame; number: string }) {
  const t = useText();
  const results = useResults(game, number);
  if (results.isError && !results.data)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void results.refetch()}
      />
    );
  if (!results.data) return <Skeleton className="h-64" />;
  const rows = results.data.pages.flatMap(({ value }) => value);
  if (rows.length === 0) return <EmptyState title={t('ui.lottery.results.none')} />;
  return (
    <div className="grid gap-3">
      <ul className="m-0 grid list-none gap-3 p-0">
        {rows.map((row) => (
          <li key={row.draw_id} className="grid gap-2 panel p-4">
            <Result row={row} />
          </li>
        ))}
      </ul>
      {results.hasNextPage ? (
        <Button
          kind="secondary"
          className="justify-self-center"
          isBusy={results.isFetchingNextPage}
          onClick={() => void results.fetchNextPage()}
        >
          {t('ui.lottery.mine.more')}
        </Button>
      ) : null}
    </div>
  );
}

interface ResultRow {
  draw_id: string;
  draw_at: string;
  outcome: Readonly<Record<string, unknown>>;
}

function Result({ row }: { row: ResultRow }) {
  const t = useText();
  const format = useFormat();
  const isVoid = row.outcome['void'] !== undefined;
  return (
    <>
      <AppLink to={drawPath(row.draw_id)} className="font-semibold underline">
        {format.dateTime(row.draw_at)}
      </AppLink>
      {isVoid ? (
        <span className="text-text-muted">{t('ui.lottery.state.void')}</span>
      ) : (
        <ul className={styles.balls} aria-label={t('ui.lottery.result')}>
          {outcomeGroups(row.outcome).flatMap(({ name, numbers }) =>
            numbers.map((number, place) => (
              <li
                key={`${name ?? ''} ${number} ${place}`}
                className={classNames(styles.ball, name === 'bonus' && styles.bonus)}
              >
                {number}
              </li>
            )),
          )}
        </ul>
      )}
    </>
  );
}
