import { useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { ReplayAgain } from '../../stages/parts/replay-again.tsx';
import type { RaceCode } from './picture/race-looks.ts';
import { useDrawnRace, useRace } from './race-data.ts';
import { Film } from './race-scene.tsx';
import styles from './racing.module.css';

/** The film of a race that is over, as it was. */
export function RaceAgain(props: {
  code: RaceCode;
  tableId: string;
  index: number;
  onClose: () => void;
}) {
  const { code, tableId, index, onClose } = props;
  const t = useText();
  const [startedMs, setStartedMs] = useState(nowMs);
  const query = useRace(code, tableId, index, 'paid');
  const race = query.data?.value;
  const drawn = useDrawnRace(code, race);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={`${race?.course ?? ''} ${t('ui.racing.race', { index: String(index) })}`.trim()}
      closeLabel={t('ui.common.close')}
    >
      {query.isError ? (
        <ErrorState
          title={t('ui.common.errorTitle')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : race && drawn ? (
        <>
          <div className={styles.again}>
            <Film
              key={startedMs}
              race={race}
              drawn={drawn}
              outcome={race.outcome}
              startedMs={startedMs}
            />
          </div>
          <ReplayAgain isPlaying={false} onAgain={() => setStartedMs(nowMs())} />
        </>
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  );
}
