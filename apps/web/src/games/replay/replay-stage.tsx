import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Skeleton } from '@pavilion/ui/states';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { nowMs } from '../../core/clock.ts';
import { prefersReducedMotion } from '../../core/motion.ts';
import { createPlayStore, type PlayStore } from '../engine/play-store.ts';
import { useGameModule } from '../fairness/use-game-module.ts';
import type { GameInfo, GameView, RoundRecord, WireEvent } from '../game-view.ts';
import { gameViews } from '../game-views.ts';
import type { CurrentRound, PastRound } from '../round/round-room.ts';
import type { RoundView } from '../round/round-view.ts';
import { roundViews } from '../round/round-views.ts';
import stage from '../stage/stage.module.css';
import { WinFigure } from '../stage/win-figure.tsx';
import styles from './replay.module.css';

interface ReplayProps {
  info: GameInfo;
  round: RoundRecord;
}

type Loaded = { own: GameView } | { shared: RoundView } | 'none';

/** The picture of a round, played from its record. */
export function ReplayStage(props: ReplayProps) {
  const code = props.info.game_code;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void viewOf(code).then(setLoaded, () => setLoaded('none'));
  }, [code]);
  if (loaded === 'none') return null;
  if (loaded === null) return <Skeleton className={styles.waiting} />;
  return 'own' in loaded ? (
    <OwnReplay {...props} view={loaded.own} />
  ) : (
    <SharedReplay {...props} view={loaded.shared} />
  );
}

async function viewOf(code: string): Promise<Loaded> {
  const [own, shared] = [gameViews[code], roundViews[code]];
  if (own) return { own: await own() };
  return shared ? { shared: await shared() } : 'none';
}

/** A desk that answers with a round that was played: the stage plays it as it did then. */
function storeOf({ info, round }: ReplayProps): PlayStore {
  const answer = { round, balance: '0' };
  return createPlayStore({
    info,
    params: round.params,
    stake: round.stake,
    speed: prefersReducedMotion() ? 'none' : 'normal',
    desk: {
      mode: 'demo',
      startingBalance: null,
      openHand: () => Promise.resolve(null),
      find: () => Promise.resolve(null),
      start: () => Promise.resolve(answer),
      act: () => Promise.resolve(answer),
    },
  });
}

const nothing = (): void => undefined;

function OwnReplay({ info, round, view }: ReplayProps & { view: GameView }) {
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
    <div className={styles.player}>
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
      <Again
        isPlaying={isPlaying}
        onAgain={() => {
          store.setState({ phase: 'idle', round: null, shown: 0 });
          void store.play();
        }}
      />
    </div>
  );
}

/** Opens the betting for a moment, then lets the round run as long as it ran. */
const betweenMs = 900;

function SharedReplay({ info, round, view }: ReplayProps & { view: RoundView }) {
  const game = useGameModule(info.game_code);
  const [startedMs, setStartedMs] = useState(() => nowMs() + betweenMs);
  const [phase, setPhase] = useState<CurrentRound['phase']>('betting');
  const isSettled = Object.keys(round.outcome).length > 0;
  const runsMs = game?.engine === 'round' && isSettled ? game.runsMs(round.outcome) : 0;
  useEffect(() => {
    if (!game || !isSettled) return undefined;
    const untilStartMs = Math.max(0, startedMs - nowMs());
    const timers = [
      setTimeout(() => setPhase('running'), untilStartMs),
      setTimeout(() => setPhase('settled'), untilStartMs + runsMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [game, isSettled, startedMs, runsMs]);
  const { Scene } = view;
  const current: CurrentRound = {
    roundId: round.round_id,
    index: round.fairness.chain_index ?? 1,
    phase,
    phaseEndsMs: phase === 'betting' ? startedMs : null,
    startedMs,
    outcome: phase === 'settled' ? round.outcome : null,
  };
  return (
    <div className={styles.player}>
      <div className={stage.stage} style={{ '--stage-ratio': '16 / 10' } as object}>
        <div className={stage.scene}>
          <Scene
            info={info}
            current={current}
            previous={phase === 'settled' ? pastOf(round) : []}
          />
        </div>
      </div>
      {isSettled ? (
        <Again
          isPlaying={phase !== 'settled'}
          onAgain={() => {
            setPhase('betting');
            setStartedMs(nowMs() + betweenMs);
          }}
        />
      ) : null}
    </div>
  );
}

/** The round as one that is over, with its hash. */
const pastOf = ({ round_id, fairness, outcome }: RoundRecord): PastRound[] => [
  { round_id, index: fairness.chain_index ?? 1, hash: fairness.hash ?? '', outcome },
];

function Again({ isPlaying, onAgain }: { isPlaying: boolean; onAgain: () => void }) {
  const t = useText();
  return (
    <Button kind="secondary" icon="refresh" disabled={isPlaying} onClick={onAgain}>
      {t('ui.fairness.replayAgain')}
    </Button>
  );
}
