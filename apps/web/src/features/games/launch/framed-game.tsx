import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Spinner } from '@pavilion/ui/spinner';
import { ErrorState } from '@pavilion/ui/states';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsOnline } from '@pavilion/web-core/online';
import { framePath, putGame } from './frame-in-frame.ts';
import type { GameLine } from './game-line.ts';
import styles from './launch.module.css';
import { useGameEvents } from './use-game-events.ts';
import type { LaunchedGame } from './use-launch.ts';
import { useSoundWord } from './use-sound-word.ts';

/** A game that has not said a word by then does not come any more. */
const answersWithinMs = 20_000;

/** A studio's game in the page, and what stands over it until it is there and when it is over. */
export function FramedGame(props: {
  game: LaunchedGame;
  mode: 'real' | 'demo';
  address: string;
  box: RefObject<HTMLElement | null>;
  onAgain: () => void;
  onNeverOpened: () => boolean;
}) {
  const { game, mode, address, box, onAgain, onNeverOpened } = props;
  const line = useRef<GameLine | null>(null);
  const [isSilent, setIsSilent] = useState(false);
  const { phase, setPhase, hear } = useGameEvents({
    gameType: game.game_type,
    ...{ mode, line, box, onNeverOpened },
  });
  useSoundWord(line, phase);
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => () => line.current?.close(), []);
  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => setIsSilent(true), answersWithinMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <>
      <iframe
        className={styles.frame}
        src={framePath(game.provider_code)}
        title={game.game_name}
        allow="autoplay; fullscreen"
        onLoad={({ currentTarget }) => {
          line.current?.close();
          setPhase('loading');
          const said = { address, title: game.game_name };
          line.current = putGame(currentTarget, said, (event) => latest.current(event));
        }}
      />
      <Cover
        game={game}
        phase={isSilent && phase === 'loading' ? 'silent' : phase}
        onAgain={onAgain}
      />
    </>
  );
}

/**
 * Over the frame: that it loads, that nobody answers, that it is over. Nothing while it is played.
 */
function Cover(props: {
  game: LaunchedGame;
  phase: 'loading' | 'ready' | 'over' | 'silent';
  onAgain: () => void;
}) {
  const { game, phase, onAgain } = props;
  const t = useText();
  const isOnline = useIsOnline();
  if (phase === 'ready')
    return isOnline ? null : (
      <p className={styles.strip} role="status">
        {t('ui.launch.offline')}
      </p>
    );
  if (phase === 'over')
    return (
      <div className={styles.strip} role="alert">
        <span>
          <strong>{t('ui.launch.overTitle')}</strong> {t('ui.launch.overText')}
        </span>
        <Button size="small" icon="refresh" onClick={onAgain}>
          {t('ui.launch.startAgain')}
        </Button>
      </div>
    );
  if (phase === 'silent')
    return (
      <div className={styles.cover}>
        <ErrorState
          icon={isOnline ? 'clock' : 'wifi-off'}
          title={t('ui.launch.silentTitle')}
          text={
            isOnline
              ? t('ui.launch.silentText', { provider: game.provider_name })
              : t('ui.launch.offline')
          }
          retryLabel={t('ui.common.retry')}
          onRetry={onAgain}
        />
      </div>
    );
  return (
    <div className={styles.cover} role="status">
      <Spinner size={32} />
      <p>
        {isOnline
          ? t('ui.launch.loading', { provider: game.provider_name })
          : t('ui.launch.offline')}
      </p>
    </div>
  );
}
