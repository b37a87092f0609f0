// chunk: alone
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './progress.module.css';

export type ProgressTone = 'accent' | 'positive' | 'negative';

interface ProgressProps {
  /** From 0 to 100; null while the end is not known. */
  percent: number | null;
  label: string;
  /** Said in place of the percentage: `3 of 5 files`. */
  valueText?: string;
  tone?: ProgressTone;
}

const within = (percent: number) => Math.max(0, Math.min(100, percent));

/** What a screen reader hears of a progress. */
function ariaOf({ percent, label, valueText }: ProgressProps) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': percent === null ? undefined : within(percent),
    'aria-valuetext': valueText,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  };
}

/** A bar from 0 to 100 with its accessible name; it wanders while the end is not known. */
export function Progress(props: ProgressProps & { className?: string }) {
  const { percent, tone = 'accent' } = props;
  return (
    <div {...ariaOf(props)} className={classNames(styles.track, props.className)}>
      <div
        className={classNames(styles.bar, styles[tone], percent === null && styles.wandering)}
        style={percent === null ? undefined : { inlineSize: `${within(percent)}%` }}
      />
    </div>
  );
}

const radius = 20;
const circumference = 2 * Math.PI * radius;

/** The same as a ring; `children` stand in its middle. */
export function ProgressRing(props: ProgressProps & { size?: number; children?: ReactNode }) {
  const { percent, size = 64, tone = 'accent' } = props;
  const filled = (within(percent ?? 25) / 100) * circumference;
  return (
    <div {...ariaOf(props)} className={styles.ring} style={{ inlineSize: size, blockSize: size }}>
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className={percent === null ? 'animate-spin' : ''}
      >
        <circle cx="24" cy="24" r={radius} className={styles.ringTrack} />
        <circle
          cx="24"
          cy="24"
          r={radius}
          className={classNames(styles.ringBar, styles[tone])}
          strokeDasharray={`${filled} ${circumference}`}
        />
      </svg>
      {props.children ? <span className={styles.middle}>{props.children}</span> : null}
    </div>
  );
}
