import { useText } from '@pavilion/i18n/react';
import { Skeleton } from '@pavilion/ui/states';
import { classNames } from '@pavilion/ui/class-names';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand/react';
import type { GameInfo, GameParams } from '../../game-info.ts';
import { BetFeed } from '../../feed/bet-feed.tsx';
import { ChainFacts } from '../../fairness/chain-facts.tsx';
import { FailedLook } from '../parts/failed-look.tsx';
import { FootLine } from '../parts/foot-line.tsx';
import styles from '../parts/stage.module.css';
import { useFilling } from '../parts/use-filling.tsx';
import { BetList } from './bet-list.tsx';
import type { DemoRounds } from './demo-rounds.ts';
import { OwnText } from './own-text.tsx';
import { RoundPanel } from './round-panel.tsx';
import { RoundWin } from './round-win.tsx';
import { isVoid } from '../parts/outcome-text.ts';
import { createRoundRoom, type CurrentRound } from './round-room.ts';
import type { RoundView } from './round-view.types.ts';

/** A shared game on its stage: the round everybody sees, one's own bets beside it. */
export function RoundStage(props: {
  info: GameInfo;
  view: RoundView;
  title: string;
  /** With play money: its purse. */
  demo: DemoRounds | null;
  /** Shows how a round is worked out. */
  typicalBet: GameParams;
}) {
  const { info, view, title, demo, typicalBet } = props;
  const t = useText();
  const room = useMemo(() => createRoundRoom(info, demo), [info, demo]);
  const { current, previous, own, isFailed, isCut } = useStore(room);
  const box = useRef<HTMLElement>(null);
  const { filling, fillButton } = useFilling();
  useEffect(() => room.open(), [room]);
  if (isFailed && !current) return <FailedLook onRetry={room.look} />;
  if (!current) return <Skeleton className={styles.waiting} />;
  const { Scene } = view;
  return (
    <section ref={box} className={classNames(styles.table, filling)} aria-label={title}>
      <div
        className={styles.stage}
        data-cut={isCut}
        style={{ '--stage-ratio': '16 / 10' } as object}
      >
        {fillButton}
        <ol className={styles.history} aria-label={t('ui.game.lastResults')}>
          {previous.slice(0, 14).map(({ round_id, outcome }) => {
            const { text, isHigh } = isVoid(outcome) ? voidResult : view.result(outcome);
            return (
              <li
                key={round_id}
                className={classNames('numeric', styles.result, isHigh && styles.won)}
              >
                {text}
              </li>
            );
          })}
        </ol>
        <div className={styles.scene}>
          <Scene info={info} current={current} previous={previous} />
        </div>
        <RoundWin room={room} stakesHeld={info.stakes_held} />
        <p role="status" className={styles.cut}>
          {isCut ? t('ui.template.offline') : null}
        </p>
        <PhaseText current={current} view={view} />
        <OwnText info={info} own={own} />
      </div>
      <RoundPanel info={info} view={view} room={room} current={current} />
      <BetList room={room} />
      <FootLine
        info={info}
        mode={demo ? 'demo' : 'real'}
        box={box}
        renderFairness={() => (
          <ChainFacts
            info={info}
            index={current.index}
            previous={previous.filter(({ index }) => index <= current.index)}
            params={typicalBet}
          />
        )}
      />
      <BetFeed info={info} />
    </section>
  );
}

/** What a round that was called off shows among the last results. */
const voidResult = { text: '–', isHigh: false };

/** The state of the round in words, for screen readers too. */
function PhaseText({ current, view }: { current: CurrentRound; view: RoundView }) {
  const t = useText();
  const text =
    current.phase === 'settled' && current.outcome
      ? isVoid(current.outcome)
        ? t('ui.game.round.void')
        : t('ui.game.round.result', { result: view.result(current.outcome).text })
      : current.phase === 'running'
        ? t('ui.game.round.running')
        : t('ui.game.round.link', { index: String(current.index) });
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {text}
    </p>
  );
}
