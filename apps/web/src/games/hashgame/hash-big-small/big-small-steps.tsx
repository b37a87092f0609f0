import { classNames } from '@pavilion/ui/class-names';
import { digitOf, lightOf, SideName } from '../hash-emblem.tsx';
import styles from '../hash-emblem.module.css';

const steps = Array.from({ length: 10 }, (_, digit) => ({
  digit,
  side: digit < 5 ? 'small' : 'big',
  left: digit * 11 + (digit < 5 ? 0 : 6),
  height: 15 + digit * 4.5,
}));

/** Ten steps from 0 to 9, parted in the middle: how high the digit stands. */
export function BigSmallSteps({ outcome }: { outcome: Record<string, unknown> | null }) {
  const drawn = digitOf(outcome);
  return (
    <>
      <SideName side="small" outcome={outcome} />
      <svg viewBox="0 0 116 60" className={classNames('numeric', styles.steps)}>
        {steps.map(({ digit, side, left, height }) => (
          <g
            key={digit}
            className={classNames(styles.part, lightOf(drawn !== null, drawn === digit))}
            data-side={side}
          >
            <rect x={left} y={58 - height} width="10" height={height} rx="2.5" />
            <text x={left + 5} y="50">
              {digit}
            </text>
          </g>
        ))}
        <path className={styles.split} d="M57.5 2V58" />
      </svg>
      <SideName side="big" outcome={outcome} />
    </>
  );
}
