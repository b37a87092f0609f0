// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import type { WireEvent } from '../../game-info.ts';
import type { PlayedRoundProps } from '../engine-parts.types.ts';
import { ReplayAgain } from '../parts/replay-again.tsx';
import replay from '../parts/replay.module.css';
import stage from '../parts/stage.module.css';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { WinFigure } from './win-figure.tsx';

type PlayEngine = 'instant' | 'hand';

/** A desk that answers with a round that was played: the stage plays it as it did then. */
function storeOf({ info, round }: Pick<PlayedRoundProps<PlayEngine>, 'info' | 'round'>): PlayStore {
  const answer = { round, balance: '0' };
  return createPlayStore({
    info,
    params: round.params,
    stake: round.stake,
    speed: prefersReducedMotion() ? 'none' : 'normal',
    desk: {
      mode: 'demo',
      startingBalance: null,
      start: () => Promise.resolve(answer),
      hands: null,
    },
  });
}

const nothing = (): void => undefined;

/** The picture of a round of one's own, played from its record. */
export function PlayReplay({ info, round, view }: PlayedRoundProps<PlayEngine>) {
  const t = useText();
  const store = useMemo(() => storeOf({ info, round }), [info, round]);
  const { phase, shown, heard, round: playing } = useStore(store);
  useEffect(() => {
    void store.play();
    return store.dispose;
  }, [store]);
  const { Scene } = view;
  const isPlaying = phase === 'playing';
  return (
    <div className={replay.player}>
      <div className={stage.stage} style={{ '--stage-ratio': view.ratio ?? '16 / 10' } as object}>
        <div
          className={stage.scene}
          style={{ '--pace': 1 } as object}
          onPointerDown={isPlaying ? store.skip : undefined}
        >
          <Scene
            info={info}
            params={round.params}
            onParams={nothing}
            round={playing}
            shown={(playing?.events.slice(0, shown) ?? []) as WireEvent[]}
            isBusy={isPlaying}
            isPlaying={isPlaying}
            actions={[]}
            onAction={nothing}
            register={store.register}
            sound={nothing}
          />
        </div>
        <WinFigure store={store} />
        <p className="sr-only" role="status" aria-live="polite">
          {heard ? view.caption(heard, t) : null}
        </p>
      </div>
      <ReplayAgain
        isPlaying={isPlaying}
        onAgain={() => {
          store.setState({ phase: 'idle', round: null, shown: 0 });
          void store.play();
        }}
      />
    </div>
  );
}
