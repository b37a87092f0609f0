import { CallFailure } from '@pavilion/client/call-failure';
import { gameInfo } from '@pavilion/contracts/player/games/game-info.contract';
import { roundGet } from '@pavilion/contracts/player/games/round-get.contract';
import { gameName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { Notice } from '@pavilion/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { callQuery } from '../../core/query.ts';
import { verificationOf } from '../fairness/evidence.ts';
import { houseInfo, type RoundRecord } from '../game-info.ts';
import { RoundFacts } from '../stages/parts/round-dialog.tsx';
import styles from './replay.module.css';

const ReplayStage = lazy(async () => ({
  default: (await import('./replay-stage.tsx')).ReplayStage,
}));

const RoundRecall = lazy(async () => ({
  default: (await import('../recall/round-recall.tsx')).RoundRecall,
}));

/** The round of the address: its picture once more, what it paid, and the way to check it. */
export function Replay() {
  const t = useText();
  const [address] = useSearchParams();
  const roundId = address.get('round') ?? '';
  const query = useQuery({
    ...callQuery(roundGet, { round_id: roundId }),
    enabled: roundId !== '',
  });
  if (query.isSuccess) return <ShownRound key={roundId} round={query.data.value} />;
  const isUnknown =
    roundId === '' || (query.error instanceof CallFailure && query.error.statusCode > -500);
  if (isUnknown) return <EmptyState icon="search" title={t('ui.fairness.roundUnknown')} />;
  if (query.isPending) return <Skeleton className={styles.waiting} />;
  return (
    <ErrorState
      title={t('ui.common.errorTitle')}
      text={t('ui.common.errorText')}
      retryLabel={t('ui.common.retry')}
      onRetry={() => void query.refetch()}
    />
  );
}

function ShownRound({ round }: { round: RoundRecord }) {
  const t = useText();
  const { provider_code, game_code } = round;
  const info = useQuery(callQuery(gameInfo, { provider_code, game_code }));
  const house = houseInfo(info.data?.value);
  return (
    <div className={styles.replay}>
      {round.state === 'open' ? <Notice>{t('ui.fairness.stillOpen')}</Notice> : null}
      {house ? (
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <ReplayStage info={house} round={round} />
        </Suspense>
      ) : info.isPending ? (
        <Skeleton className={styles.waiting} />
      ) : null}
      <Suspense fallback={null}>
        <RoundRecall roundId={round.round_id} />
      </Suspense>
      <section className={styles.facts}>
        <RoundFacts round={round} game={info.data && gameName(t, info.data.value)} />
        <AppLink to={verificationOf(round.round_id)} className={styles.link}>
          {t('ui.fairness.verify')}
        </AppLink>
      </section>
    </div>
  );
}
