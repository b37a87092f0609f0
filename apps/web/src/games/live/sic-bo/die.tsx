import styles from './sic-bo.module.css';

const spots: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** A die that tumbles and lies with its drawn face up. */
export function Die({ face, place }: { face: number; place: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles.die}
      style={{ '--place': place } as object}
      aria-hidden="true"
    >
      <rect x="4" y="10" width="92" height="90" rx="20" fill="oklch(0.66 0.02 80)" />
      <rect x="4" y="2" width="92" height="92" rx="20" fill="oklch(0.97 0.01 90)" />
      {(spots[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={face === 1 ? 15 : 9}
          fill={face === 1 || face === 4 ? 'oklch(0.55 0.21 27)' : 'oklch(0.22 0.02 260)'}
        />
      ))}
    </svg>
  );
}
