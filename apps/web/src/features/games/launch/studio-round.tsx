import { roundView } from '@pavilion/contracts/player/money/round-view.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callQuery } from '../../../core/query.ts';
import { framePath, putGame } from './frame-in-frame.ts';
import type { GameLine } from './game-line.ts';
import styles from './launch.module.css';

export interface StudioRoundProps {
  betId: string;
  providerCode: string;
  providerName: string;
  gameName: string;
}

/** A finished round of a studio, shown by the studio itself when the player asks for it. */
export function StudioRound(props: StudioRoundProps) {
  const t = useText();
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <RoundFrame {...props} />;
  return (
    <Button kind="secondary" size="small" icon="eye" onClick={() => setIsWanted(true)}>
      {t('ui.launch.showRound')}
    </Button>
  );
}

function RoundFrame({ betId, providerCode, providerName, gameName }: StudioRoundProps) {
  const t = useText();
  const line = useRef<GameLine | null>(null);
  useEffect(() => () => line.current?.close(), []);
  // Its address is good for minutes: each look asks anew.
  const view = useQuery({ ...callQuery(roundView, { bet_id: betId }), gcTime: 0, retry: false });
  if (view.isPending) return <Skeleton className={styles.round} />;
  if (view.isError)
    return (
      <ErrorState
        title={t('ui.launch.roundFailedTitle')}
        text={t('ui.launch.roundFailedText', { provider: providerName })}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void view.refetch()}
      />
    );
  return (
    <>
      <div className={styles.round}>
        <iframe
          className={styles.frame}
          src={framePath(providerCode)}
          title={gameName}
          onLoad={({ currentTarget }) => {
            line.current?.close();
            const said = { address: view.data.url, title: gameName };
            line.current = putGame(currentTarget, said, () => undefined);
          }}
        />
      </div>
      {view.data.replay_url === null ? null : (
        <a
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-text"
          href={view.data.replay_url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('ui.fairness.replay')}
        </a>
      )}
    </>
  );
}
