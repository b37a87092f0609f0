import { useEffect, useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import type { RoundRecord } from '../../game-info.ts';
import type { PlayedRoundProps } from '../engine-parts.types.ts';
import { useGameOnStage, useRules } from '../parts/game-on-stage.ts';
import { ReplayAgain } from '../parts/replay-again.tsx';
import replay from '../parts/replay.module.css';
import stage from '../parts/stage.module.css';
import type { CurrentRound, PastRound } from './round-room.ts';

/** Opens the betting for a moment, then lets the round run as long as it ran. */
const betweenMs = 900;

/** The picture of a shared round, played from its record. */
export function RoundReplay({ info, round, view }: PlayedRoundProps<'round'>) {
  const game = useRules(useGameOnStage());
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
    <div className={replay.player}>
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
        <ReplayAgain
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
