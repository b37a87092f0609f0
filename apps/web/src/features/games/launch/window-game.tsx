import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { GameLine } from './game-line.ts';
import { openLine } from './game-line.ts';
import { GameFront } from './game-front.tsx';
import { useGameEvents } from './use-game-events.ts';
import type { LaunchedGame, LaunchState } from './use-launch.ts';

const windowSize = 'popup,width=1120,height=760';
const lookEveryMs = 1_000;

/** A studio's game in a window of its own; this page keeps the way to it. */
export function WindowGame(props: {
  game: LaunchedGame;
  mode: 'real' | 'demo';
  state: LaunchState;
  ask: () => Promise<LaunchState>;
  box: RefObject<HTMLElement | null>;
}) {
  const { game, mode, state, ask, box } = props;
  const t = useText();
  const line = useRef<GameLine | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const { phase, setPhase, hear } = useGameEvents({ gameType: game.game_type, mode, line, box });
  const { opened, isOpen, keep } = useOpened();
  useEffect(() => () => line.current?.close(), []);

  const open = async (): Promise<void> => {
    // Opened in the very click: a browser lets no window open later. Its address follows when it is
    // known.
    const shown = window.open('about:blank', '', windowSize);
    setIsBlocked(shown === null);
    if (shown === null) return;
    keep(shown);
    const answer = await ask();
    if (answer.kind !== 'open') return shown.close();
    const address = answer.launched.url;
    line.current?.close();
    line.current = openLine({ here: window, game: shown, address }, (event) => {
      if (event === 'close') shown.close();
      else hear(event);
    });
    setPhase('loading');
    shown.location.replace(address);
  };
  if (isOpen)
    return (
      <GameFront
        game={game}
        text={t(phase === 'over' ? 'ui.launch.overText' : 'ui.launch.windowOpen')}
      >
        <Button icon="external" onClick={() => opened.current?.focus()}>
          {t('ui.launch.showWindow')}
        </Button>
        <Button kind="secondary" icon="close" onClick={() => opened.current?.close()}>
          {t('ui.launch.closeWindow')}
        </Button>
      </GameFront>
    );
  return (
    <GameFront
      game={game}
      problem={isBlocked ? t('ui.launch.blockedTitle') : null}
      text={
        isBlocked
          ? t('ui.launch.blockedText')
          : t('ui.launch.windowText', { provider: game.provider_name })
      }
    >
      <Button
        icon="external"
        size="large"
        isBusy={state.kind === 'asking'}
        onClick={() => void open()}
      >
        {t('ui.launch.openGame')}
      </Button>
    </GameFront>
  );
}

/** The window that was opened, and whether it still stands: no browser tells when one is closed. */
function useOpened() {
  const opened = useRef<Window | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const keep = useCallback((shown: Window) => {
    opened.current?.close();
    opened.current = shown;
    setIsOpen(true);
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (opened.current?.closed !== false) setIsOpen(false);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  return { opened, isOpen, keep };
}
