import { useFormat } from '@pavilion/i18n/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { classNames } from '@pavilion/ui/class-names';
import type { PlayStore } from './play-store.ts';
import { isNetWin } from './history-strip.tsx';
import { soundIfOn } from '../parts/sound.ts';
import styles from '../parts/stage.module.css';

/**
 * How loudly a result is told, by what it paid for the stake; below the stake nothing looks like
 * winning.
 */
export function tierOf(multiplier: number): 'none' | 'small' | 'good' | 'big' | 'full' {
  if (multiplier <= 1) return 'none';
  if (multiplier < 5) return 'small';
  if (multiplier < 20) return 'good';
  return multiplier < 100 ? 'big' : 'full';
}

const shownMs = { none: 0, small: 1200, good: 1800, big: 3000, full: 5000 };

/**
 * What a round has won, over the picture; it stands in nobody's way and goes by itself. `from`: the
 * least multiplier of the stake that is told here, where a table tells the smaller ones elsewhere.
 */
export function WinFigure({ store, from = 0 }: { store: PlayStore; from?: number }) {
  const format = useFormat();
  const newest = useStore(store, (state) => state.results[0] ?? null);
  const isIdle = useStore(store, (state) => state.phase === 'idle');
  if (!newest || !isIdle || !isNetWin(newest)) return null;
  const { round_id, multiplier, payout, stake, currency } = newest;
  if (Number(payout) / Number(stake) < from) return null;
  return (
    <ShownWin
      key={round_id}
      tier={tierOf(Number(payout) / Number(stake))}
      multiplier={`${multiplier}×`}
      amount={format.money(payout, currency)}
    />
  );
}

/**
 * A win over the picture, for as long as its tier is told; `multiplier` and `amount` as they are
 * read.
 */
export function ShownWin(props: {
  tier: ReturnType<typeof tierOf>;
  multiplier: string | null;
  amount: string;
}) {
  const { tier, multiplier, amount } = props;
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    soundIfOn(tier === 'small' || tier === 'good' ? 'win' : 'bigWin');
    const timer = setTimeout(() => setShown(false), shownMs[tier]);
    return () => clearTimeout(timer);
  }, [tier]);
  if (!isShown) return null;
  return (
    <p className={classNames(styles.win, styles[tier])}>
      {multiplier === null ? null : <span className="numeric">{multiplier}</span>}
      <strong className="numeric">{amount}</strong>
    </p>
  );
}
