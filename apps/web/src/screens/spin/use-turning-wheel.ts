import { useEffect, useRef, useState } from 'react';
import { useHeldBalance } from '../../common/rewards/use-held-balance.ts';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import {
  useRefreshWheel,
  useSpin,
  type Spin,
  type Wheel,
} from '../../features/rewards/wheel/wheel.queries.ts';
import { soundIfOn } from '../../games/stages/parts/sound.ts';
import { restDeg, type Wedge } from './wheel-geometry.ts';

/** As long as the wheel's own transition. */
const turnMs = 5_000;

interface Turn {
  deg: number;
  isTurning: boolean;
  /** What it stopped on; null before, and while it turns. */
  spin: Spin | null;
}

/**
 * The wheel in motion: the answer is known when it begins to turn, and told when it stands. Nothing
 * of the page says it earlier, the balance in the bar included.
 */
export function useTurningWheel(wheel: Wheel, wedges: readonly Wedge[]) {
  const { last } = wheel;
  const [turn, setTurn] = useState<Turn>(() => ({
    deg: last ? restDeg(wedges, last.segment, 0) : 0,
    isTurning: false,
    spin: null,
  }));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const spinning = useSpin();
  const refresh = useRefreshWheel();
  const { hold, release } = useHeldBalance();
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = (deg: number, spin: Spin): void => {
    setTurn({ deg, isTurning: false, spin });
    soundIfOn(spin.prize.kind === 'none' ? 'land' : 'win');
    release();
    refresh();
  };
  const begin = (spin: Spin): void => {
    const deg = restDeg(wedges, spin.segment, turn.deg);
    if (prefersReducedMotion()) return stop(deg, spin);
    setTurn({ deg, isTurning: true, spin: null });
    timer.current = setTimeout(() => stop(deg, spin), turnMs);
  };
  const spinNow = (): void => {
    hold();
    soundIfOn('bet');
    spinning.mutate(undefined, { onSuccess: ({ value }) => begin(value), onError: release });
  };
  return { ...turn, isBusy: spinning.isPending || turn.isTurning, spinNow };
}
