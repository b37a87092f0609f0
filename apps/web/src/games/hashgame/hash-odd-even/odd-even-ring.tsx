import { classNames } from '@pavilion/ui/class-names';
import { digitOf, lightOf, SideName } from '../hash-emblem.tsx';
import styles from '../hash-emblem.module.css';

const halves = [
  { side: 'odd', digits: [1, 3, 5, 7, 9], turn: -1 },
  { side: 'even', digits: [0, 2, 4, 6, 8], turn: 1 },
] as const;

/**
 * A ring in two halves: the odd digits down the one, the even ones down the other, the drawn one in
 * the middle.
 */
export function OddEvenRing({ outcome }: { outcome: Record<string, unknown> | null }) {
  const drawn = digitOf(outcome);
  return (
    <>
      <SideName side="odd" outcome={outcome} />
      <svg viewBox="-50 -50 100 100" className="numeric">
        {halves.map(({ side, digits, turn }) =>
          digits.map((digit, place) => {
            const angle = turn * (21 + place * 34.5);
            return (
              <g
                key={digit}
                className={classNames(styles.part, lightOf(drawn !== null, drawn === digit))}
                data-side={side}
                transform={`rotate(${angle})`}
              >
                <path d="M-12.8-46.3A48 48 0 0 1 12.8-46.3L7.7-27.9A29 29 0 0 0-7.7-27.9Z" />
                <text transform={`translate(0 -38) rotate(${-angle})`}>{digit}</text>
              </g>
            );
          }),
        )}
        <text className={styles.drawn}>{drawn ?? '#'}</text>
      </svg>
      <SideName side="even" outcome={outcome} />
    </>
  );
}
