import { useFormat } from '@pavilion/i18n/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { classNames } from '@pavilion/ui/class-names';
import type { PlayStore } from '../engine/play-store.ts';
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
  const format = useFormat();
  const newest = useStore(store, (state) => state.results[0] ?? null);
  const isIdle = useStore(store, (state) => state.phase === 'idle');
  const [shownId, setShownId] = useState<string | null>(null);
  const isWin = newest !== null && isNetWin(newest);
  const tier = newest && isWin ? tierOf(Number(newest.payout) / Number(newest.stake)) : 'none';
  const id = tier === 'none' ? null : (newest?.round_id ?? null);
  useEffect(() => {
    if (id === null) return undefined;
    setShownId(id);
    soundIfOn(tier === 'small' || tier === 'good' ? 'win' : 'bigWin');
    const timer = setTimeout(() => setShownId(null), shownMs[tier]);
    return () => clearTimeout(timer);
  }, [id, tier]);
  if (!newest || !isIdle || shownId !== newest.round_id) return null;
  return (
    <p className={classNames(styles.win, styles[tier])} aria-live="polite">
      <span className="numeric">{newest.multiplier}×</span>
      <strong className="numeric">{format.money(newest.payout, newest.currency)}</strong>
    </p>
  );
}
