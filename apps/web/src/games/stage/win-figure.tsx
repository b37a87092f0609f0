import { useFormat } from '@pavilion/i18n/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { classNames } from '@pavilion/ui/class-names';
import type { PlayStore } from '../engine/play-store.ts';
import type { RoundRecord } from '../game-view.ts';
import { isNetWin } from './history-strip.tsx';
import { soundIfOn } from './sound.ts';
import styles from './stage.module.css';

/** How loudly a result is told, by what it paid for the stake; below the stake nothing looks like winning. */
export function tierOf(multiplier: number): 'none' | 'small' | 'good' | 'big' | 'full' {
  if (multiplier <= 1) return 'none';
  if (multiplier < 5) return 'small';
  if (multiplier < 20) return 'good';
  return multiplier < 100 ? 'big' : 'full';
}

const shownMs = { none: 0, small: 1200, good: 1800, big: 3000, full: 5000 };

/** What a round has won, over the picture; it stands in nobody's way and goes by itself. */
export function WinFigure({ store }: { store: PlayStore }) {
  const newest = useStore(store, (state) => state.results[0] ?? null);
  const isIdle = useStore(store, (state) => state.phase === 'idle');
  if (!newest || !isIdle || !isNetWin(newest)) return null;
  return <ShownWin key={newest.round_id} round={newest} />;
}

function ShownWin({ round }: { round: RoundRecord }) {
  const format = useFormat();
  const [isShown, setShown] = useState(true);
  const tier = tierOf(Number(round.payout) / Number(round.stake));
  useEffect(() => {
    soundIfOn(tier === 'small' || tier === 'good' ? 'win' : 'bigWin');
    const timer = setTimeout(() => setShown(false), shownMs[tier]);
    return () => clearTimeout(timer);
  }, [tier]);
  if (!isShown) return null;
  return (
    <p className={classNames(styles.win, styles[tier])}>
      <span className="numeric">{round.multiplier}×</span>
      <strong className="numeric">{format.money(round.payout, round.currency)}</strong>
    </p>
  );
}
