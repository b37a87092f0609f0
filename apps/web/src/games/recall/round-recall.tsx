import { roundGet } from '@pavilion/contracts/player/games/round-get.contract';
import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../core/query.ts';
import type { GameView, RoundRecord, WireEvent } from '../game-view.ts';
import { gameViews } from '../game-views.ts';
import styles from './recall.module.css';

/** A round as it was, without any movement: what stood there, and all that happened in words. Shared rounds have their replay alone. */
export function RoundRecall({ roundId }: { roundId: string }) {
  const t = useText();
  const round = useQuery(callQuery(roundGet, { round_id: roundId }));
  const code = round.data?.value.game_code ?? '';
  const load = gameViews[code];
  const view = useQuery({
    queryKey: ['game-view', code],
    queryFn: () => load?.() ?? null,
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (round.isError || view.isError)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void (round.isError ? round.refetch() : view.refetch())}
      />
    );
  if (round.isPending) return <Skeleton className={styles.waiting} />;
  if (!load) return null;
  if (!view.data) return <Skeleton className={styles.waiting} />;
  return <Recalled round={round.data.value} view={view.data} />;
}

function Recalled({ round, view }: { round: RoundRecord; view: GameView }) {
  const t = useText();
  const { Recall } = view;
  const words = round.events
    .map((event) => view.caption(event as WireEvent, t))
    .filter((caption) => caption !== null && caption !== '');
  return (
    <section className={styles.recall} aria-label={t('ui.game.recall.title')}>
      {Recall ? <Recall round={round} /> : null}
      {words.length > 0 ? (
        <details open={!Recall}>
          <summary>{t('ui.game.recall.inWords')}</summary>
          <ol>
            {words.map((caption, at) => (
              // The events of a round never change their order.
              <li key={at}>{caption}</li>
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  );
}
