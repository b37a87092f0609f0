import type { Corner } from './bout.ts';
import styles from './sabong.module.css';

/**
 * A mechanical bird: tin plates with rivets, feathers of cloth, a key on its back. It looks to the
 * end.
 */
export function Bird({ corner, plumage }: { corner: Corner; plumage: string }) {
  return (
    <g className={styles.bird} data-corner={corner} data-plumage={plumage} data-part="bird">
      <g className={styles.tail}>
        {[0, 1, 2, 3].map((feather) => (
          <path
            key={feather}
            d={`M-26 -52C-58 ${-66 - feather * 12} -70 ${-40 - feather * 16} -62 ${-20 - feather * 18}`}
          />
        ))}
      </g>
      <g className={styles.legs}>
        <path d="M-8 -30l-5 14 8 14h12" />
        <path d="M10 -30l4 14-6 14h14" />
      </g>
      <g data-part="key" className={styles.key}>
        <path d="M0 0v-13M0 -13a8 6 0 1 1 .1 0" />
      </g>
      <path
        className={styles.plate}
        d="M-34 -54C-32 -84 4 -90 24 -74C36 -62 28 -30 2 -26C-20 -24 -36 -36 -34 -54Z"
      />
      <path className={styles.seam} d="M-14 -80q10 26-2 54M8 -84q10 28 2 56" />
      {[-20, 0, 18].map((x) => (
        <circle key={x} className={styles.rivet} cx={x} cy="-62" r="1.8" />
      ))}
      <g data-part="wing">
        <path className={styles.wing} d="M-2 -8C-30 -14 -44 8 -40 22C-22 26 6 20 10 4Z" />
        <path className={styles.seam} d="M-30 16q14-12 30-14M-20 20q12-8 24-10" />
      </g>
      <g data-part="head">
        <path className={styles.plate} d="M-6 10C-8 -20 8 -34 22 -28C32 -22 28 -4 14 6Z" />
        <path className={styles.comb} d="M6 -28q2-12 8-4q4-12 8-1q6-6 6 5q-8 4-22 0Z" />
        <path className={styles.beak} d="M28 -22l13 5-13 4Z" />
        <path className={styles.wattle} d="M24 -11q6 8 0 13q-5-4 0-13Z" />
        <circle className={styles.eye} cx="19" cy="-19" r="3.4" />
        <path className={styles.collar} d="M-7 6q10 8 22-1" />
      </g>
    </g>
  );
}
