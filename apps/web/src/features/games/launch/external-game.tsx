import { providerOf } from '@pavilion/domain/providers';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Spinner } from '@pavilion/ui/spinner';
import { EmptyState, ErrorState } from '@pavilion/ui/states';
import { classNames } from '@pavilion/ui/class-names';
import { useEffect, useRef, useState } from 'react';
import { MovedOn } from '../../../common/play/moved-on.tsx';
import { useMovedOn } from '../../../common/play/use-moved-on.ts';
import { useFreeRoundsOf } from '../../../common/tiles/free-rounds.ts';
import { useIsOnline } from '@pavilion/web-core/online';
import { FramedGame } from './framed-game.tsx';
import { GameFoot } from './game-foot.tsx';
import { GameFront } from './game-front.tsx';
import { LaunchRefusal } from './launch-refusal.tsx';
import styles from './launch.module.css';
import { useFacts } from './use-facts.ts';
import { useLaunch, type Launched, type LaunchedGame } from './use-launch.ts';
import { WindowGame } from './window-game.tsx';

/**
 * A game of a studio: in the page, in a window, or after a front of its own, as its provider has
 * it. Of `mode` demo the studio gives play money that no wallet knows.
 */
export function ExternalGame(props: {
  game: LaunchedGame;
  mode: 'real' | 'demo';
  /** Where the player may change over to play money. */
  onPlayMoney?: () => void;
}) {
  const { game, mode, onPlayMoney } = props;
  const box = useRef<HTMLDivElement>(null);
  const { state, ask, reset } = useLaunch(game, mode);
  const askOnceMore = useOnceMore(ask);
  const kinds = game.launch ? [game.launch] : providerOf(game.provider_code).launchKinds;
  const isWindow = kinds.at(-1) === 'popup';
  const hasFront = isWindow || kinds.includes('custom');
  useEffect(() => {
    if (hasFront) reset();
    else void ask();
  }, [ask, reset, hasFront]);
  const waiting = useFreeRoundsOf(game);
  const free = state.kind === 'open' ? (state.launched.free_rounds ?? null) : waiting;
  const facts = useFacts(game, state, hasFront);
  const isTold = state.kind === 'refused' || state.kind === 'failed';
  const opening =
    state.kind === 'open' && mode === 'real' ? (state.launched.play_id ?? null) : null;
  const hasMovedOn = useMovedOn(opening);
  const isPanel = isWindow || isTold || hasMovedOn || (hasFront && state.kind !== 'open');
  const isFramed = !isWindow && state.kind === 'open' && !hasMovedOn;
  const [isFilling, fill] = useState(true);
  return (
    <div className={classNames(styles.table, isFramed && isFilling && styles.filling)} ref={box}>
      {free && mode === 'real' ? <FreeRounds {...free} /> : null}
      <div className={isPanel ? styles.panel : styles.stage}>
        {state.kind === 'refused' ? (
          <LaunchRefusal game={game} refusal={state} onPlayMoney={onPlayMoney} />
        ) : null}
        {state.kind === 'failed' ? <Failed onAgain={() => void ask()} /> : null}
        {hasMovedOn ? <MovedOn onBack={() => void ask()} /> : null}
        {isWindow && !isTold && !hasMovedOn ? (
          <WindowGame game={game} mode={mode} state={state} ask={ask} box={box} />
        ) : null}
        {isFramed ? (
          <FramedGame
            key={state.launched.url}
            game={game}
            mode={mode}
            address={state.launched.url}
            box={box}
            onAgain={() => void ask()}
            onNeverOpened={askOnceMore}
          />
        ) : null}
        {!isWindow && (state.kind === 'idle' || state.kind === 'asking') ? (
          hasFront ? (
            <Front game={game} isBusy={state.kind === 'asking'} onOpen={() => void ask()} />
          ) : (
            <Asking provider={game.provider_name} />
          )
        ) : null}
      </div>
      <GameFoot
        game={game}
        mode={mode}
        facts={facts}
        box={box}
        canGrow={isFramed}
        isFilling={isFilling}
        onFill={() => fill(!isFilling)}
      />
    </div>
  );
}

/**
 * A launch is good once. A studio that did not hear our answer to it takes the session for ended
 * before anything was played: the game is opened anew, once, without a question to the player.
 */
function useOnceMore(ask: () => Promise<unknown>): () => boolean {
  const isAsked = useRef(false);
  return () => {
    if (isAsked.current) return false;
    isAsked.current = true;
    void ask();
    return true;
  };
}

function Front(props: { game: LaunchedGame; isBusy: boolean; onOpen: () => void }) {
  const { game, isBusy, onOpen } = props;
  const t = useText();
  return (
    <GameFront game={game} text={t('ui.launch.frontText', { provider: game.provider_name })}>
      <Button icon="play" size="large" isBusy={isBusy} onClick={onOpen}>
        {t('ui.launch.openGame')}
      </Button>
    </GameFront>
  );
}

/** Rounds that wait in the game; the game plays them before it takes a stake. */
function FreeRounds(props: NonNullable<Launched['free_rounds']>) {
  const { left, stake, currency, valid_until } = props;
  const t = useText();
  const format = useFormat();
  return (
    <p className={styles.free} role="status">
      <Icon name="gift" size={18} />
      <span>
        {t('ui.launch.freeRounds', {
          count: left,
          stake: format.money(stake, currency),
          date: format.date(valid_until),
        })}
      </span>
    </p>
  );
}

function Asking({ provider }: { provider: string }) {
  const t = useText();
  return (
    <div className={styles.cover} role="status">
      <Spinner size={32} />
      <p>{t('ui.launch.loading', { provider })}</p>
    </div>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useText();
  const isOnline = useIsOnline();
  if (!isOnline) return <EmptyState icon="wifi-off" title={t('ui.launch.offline')} />;
  return (
    <ErrorState
      title={t('ui.common.errorTitle')}
      text={t('ui.common.errorText')}
      retryLabel={t('ui.common.retry')}
      onRetry={onAgain}
    />
  );
}
