import { roundGet } from '@pavilion/contracts/player/games/round-get.contract';
import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../core/query.ts';
import type { RoundRecord } from '../game-info.ts';
import type { Engine, GameRow } from '../game-row.ts';
import { houseGameRow } from '../house-games.ts';
import { stageOf } from '../stages/stage-of.ts';
import styles from './recall.module.css';

/** A round as it was, without any movement; nothing where its replay alone tells it. */
export function RoundRecall({ roundId }: { roundId: string }) {
  const t = useText();
  const round = useQuery(callQuery(roundGet, { round_id: roundId }));
  const row = houseGameRow(round.data?.value.game_code ?? '');
  const hasRecall = row !== null && stageOf[row.engine].recall !== null;
  const recall = useQuery({
    queryKey: ['game-recall', round.data?.value.game_code],
    queryFn: async () => ({ show: row && (await loadRecall(row)) }),
    enabled: hasRecall,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (round.isError || recall.isError)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void (round.isError ? round.refetch() : recall.refetch())}
      />
    );
  if (round.isPending) return <Skeleton className={styles.waiting} />;
  if (!hasRecall) return null;
  if (!recall.data) return <Skeleton className={styles.waiting} />;
  return recall.data.show?.(round.data.value);
}

async function loadRecall<E extends Engine>(
  row: GameRow<E>,
): Promise<((round: RoundRecord) => ReactNode) | null> {
  const [Recall, view] = await Promise.all([stageOf[row.engine].recall?.(), row.view()]);
  return Recall ? (round) => <Recall round={round} view={view} /> : null;
}
