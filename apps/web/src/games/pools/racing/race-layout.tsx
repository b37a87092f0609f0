import { useFormat, useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { useState } from 'react';
import { fieldName } from '../../stages/parts/bet-name.ts';
import type { Board } from '../../stages/table/table-view.types.ts';
import { CombinedBet } from './combined-bet.tsx';
import { raceLooks } from './picture/race-looks.ts';
import { emptyDraft, legCounts, type BetDraft } from './race-bets.ts';
import { raceCodeOf, racePools, useRace, type Race, type RacePool } from './race-data.ts';
import { RunnerTable } from './runner-table.tsx';
import { TicketLines } from './ticket-lines.tsx';
import styles from './racing.module.css';

/** Kinds that share a view of the card: the first three stand side by side. */
const views = ['win', 'each_way', 'quinella', 'exacta', 'trifecta'] as const;

/** The card of the race that takes bets, and the slip: markets, kinds, what lies there. */
export function RaceLayout({ board }: { board: Board }) {
  const t = useText();
  const { round, tableId, info } = board;
  const query = useRace(raceCodeOf(info.game_code), tableId, round.index, 'open');
  const race = query.data?.value;
  if (race) return <Slip key={round.index} board={board} race={race} />;
  if (!query.isError) return <Skeleton className="h-80" />;
  return (
    <ErrorState
      title={t('ui.common.errorTitle')}
      retryLabel={t('ui.common.retry')}
      onRetry={() => void query.refetch()}
    />
  );
}

function Slip({ board, race }: { board: Board; race: Race }) {
  const [draft, setDraft] = useState<BetDraft>(emptyDraft);
  const told = racePools(board.pools);
  const pools = told.length > 0 ? told : race.pools;
  return (
    <div className={styles.slip}>
      <RaceHead race={race} />
      <BetChoice draft={draft} onDraft={setDraft} hasPool={board.takesPools} />
      <RunnerTable board={board} race={race} pools={pools} draft={draft} onDraft={setDraft} />
      {legCounts[draft.kind] > 1 ? (
        <CombinedBet board={board} race={race} draft={draft} onDraft={setDraft} />
      ) : null}
      <PoolSums board={board} pools={pools} />
      <TicketLines board={board} />
    </div>
  );
}

function RaceHead({ race }: { race: Race }) {
  const t = useText();
  const format = useFormat();
  const { distanceMetres } = raceLooks[race.game];
  return (
    <p className={styles.head}>
      <strong>{race.course}</strong>
      <span>{t('ui.racing.race', { index: String(race.index) })}</span>
      <span>{t('ui.racing.runners', { count: race.card.runners.length })}</span>
      <span>{t('ui.racing.distance', { metres: format.number(distanceMetres) })}</span>
    </p>
  );
}

/** Fixed prices or the pool, and what is bet on. */
function BetChoice(props: {
  draft: BetDraft;
  onDraft: (draft: BetDraft) => void;
  hasPool: boolean;
}) {
  const { draft, onDraft, hasPool } = props;
  const t = useText();
  return (
    <div className={styles.choices}>
      {hasPool ? (
        <Tabs
          label={t('ui.racing.market')}
          items={(['fixed', 'pool'] as const).map((id) => ({
            id,
            label: t(`ui.racing.markets.${id}`),
          }))}
          selectedId={draft.market}
          onSelect={(id) => onDraft({ ...draft, market: id === 'pool' ? 'pool' : 'fixed' })}
        />
      ) : (
        <p className={styles.note}>{t('ui.racing.playMoneyFixed')}</p>
      )}
      <Tabs
        label={t('ui.racing.kind')}
        items={views.map((id) => ({
          id,
          label: id === 'win' ? t('ui.racing.winPlaceShow') : fieldName(id, t),
        }))}
        selectedId={draft.kind}
        onSelect={(id) =>
          onDraft({ ...draft, kind: views.find((view) => view === id) ?? 'win', legs: [] })
        }
      />
    </div>
  );
}

/** What is in each pool by now. */
function PoolSums({ board, pools }: { board: Board; pools: readonly RacePool[] }) {
  const t = useText();
  const format = useFormat();
  if (pools.length === 0) return null;
  return (
    <dl className={styles.pools} aria-label={t('ui.racing.poolSums')}>
      {pools.map(({ kind, gross }) => (
        <div key={kind}>
          <dt>{fieldName(kind, t)}</dt>
          <dd className="numeric">{format.money(gross, board.info.stake.currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
