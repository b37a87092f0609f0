import { useText } from '@pavilion/i18n/react';
import { useEffect, useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { soundIfOn } from '../parts/sound.ts';
import type { TableRound } from './table-room.ts';
import styles from './table.module.css';

const lateMs = 5_000;

/** A ring that empties while bets are taken, amber at the end; nothing while they are not. */
export function Countdown({ round }: { round: TableRound }) {
  const t = useText();
  const [now, setNow] = useState(nowMs);
  const isOpen = round.stage === 'betting';
  useEffect(() => {
    if (!isOpen) {
      soundIfOn('tick');
      return undefined;
    }
    const timer = setInterval(() => setNow(nowMs()), 250);
    return () => clearInterval(timer);
  }, [isOpen]);
  if (!isOpen || round.stageEndsMs === null) return null;
  const leftMs = Math.max(0, round.stageEndsMs - now);
  const seconds = Math.ceil(leftMs / 1000);
  return (
    <p className={styles.countdown} data-late={leftMs < lateMs || undefined}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength={1}
          style={{ strokeDashoffset: 1 - Math.min(1, leftMs / 20_000) }}
        />
      </svg>
      <span
        className="numeric"
        aria-label={t('ui.tables.secondsLeft', { seconds: String(seconds) })}
      >
        {seconds}
      </span>
    </p>
  );
}
