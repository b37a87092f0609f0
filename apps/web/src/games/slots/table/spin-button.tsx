import { useText } from '@pavilion/i18n/react';
import { useStore } from 'zustand/react';
import type { Auto } from '../../stages/auto/use-auto.ts';
import type { Phase } from '../../stages/play/play-store.ts';
import styles from './control-bar.module.css';
import { Drawing } from './drawing.tsx';

/**
 * Spins; while the reels turn it shows their end, while they are left to themselves it stops that.
 * One button, so that it keeps the focus.
 */
export function SpinButton({ phase, auto }: { phase: Phase; auto: Auto }) {
  const t = useText();
  const left = useStore(auto.runner, (state) => state.left);
  if (auto.isRunning)
    return (
      <button type="submit" className={styles.spin} data-does="stop">
        <Drawing name="stop" size={26} />
        <span>{t('ui.game.auto.stop')}</span>
        <b className="numeric">{left}</b>
      </button>
    );
  if (phase === 'playing')
    return (
      <button type="submit" className={styles.spin} data-does="skip" aria-label={t('ui.game.skip')}>
        <Drawing name="hurry" size={34} />
      </button>
    );
  const isAsking = phase === 'asking';
  return (
    <button
      type="submit"
      className={styles.spin}
      data-does="spin"
      aria-disabled={isAsking || undefined}
      aria-busy={isAsking || undefined}
    >
      <Drawing name="spin" size={40} />
      <span>{t('ui.game.slots.bar.spin')}</span>
    </button>
  );
}
