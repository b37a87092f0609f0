import { classNames } from '@pavilion/ui/class-names';
import { fieldText } from '../../stages/parts/outcome-text.ts';
import { lightOf } from '../hash-emblem.tsx';
import styles from '../hash-emblem.module.css';

/**
 * Each kind of ending on a leaf of its own, with an example; the two of one letter and one digit
 * win.
 */
const leaves = [
  { kind: /^[a-f]\d$/, example: 'a1', isLucky: true, angle: -45 },
  { kind: /^\d[a-f]$/, example: '1a', isLucky: true, angle: 135 },
  { kind: /^[a-f]{2}$/, example: 'aa', isLucky: false, angle: 45 },
  { kind: /^\d{2}$/, example: '11', isLucky: false, angle: -135 },
] as const;

/** A clover of the four kinds of endings; the one that was drawn shows its characters. */
export function LuckyClover({ outcome }: { outcome: Record<string, unknown> | null }) {
  const drawn = outcome === null ? null : fieldText(outcome, 'characters');
  return (
    <svg viewBox="-50 -50 100 100" className="numeric">
      <path className={styles.stalk} d="M0 0C3 18 10 34 3 49" />
      {leaves.map(({ kind, example, isLucky, angle }) => {
        const isHit = drawn !== null && kind.test(drawn);
        return (
          <g
            key={example}
            className={classNames(styles.part, lightOf(drawn !== null, isHit))}
            data-side={isLucky ? 'lucky' : 'unlucky'}
            transform={`rotate(${angle})`}
          >
            <path d="M0-3C-7-15-22-18-22-32C-22-46-6-49 0-40C6-49 22-46 22-32C22-18 7-15 0-3Z" />
            <text transform={`translate(0 -27) rotate(${-angle})`}>{isHit ? drawn : example}</text>
          </g>
        );
      })}
    </svg>
  );
}
