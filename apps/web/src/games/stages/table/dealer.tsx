import styles from './dealer.module.css';

/** What a dealer does: eight poses, moved between by the style sheet. */
type DealerPose = 'idle' | 'deal' | 'call' | 'sweep' | 'win' | 'lose' | 'look-left' | 'look-right';

/** The pose of a table's stage. */
export function poseOf(stage: string, isEven: boolean): DealerPose {
  if (stage === 'closed') return 'call';
  if (stage === 'dealing') return 'deal';
  if (stage === 'settled') return 'sweep';
  if (stage === 'void') return 'lose';
  if (stage === 'resting') return 'idle';
  return isEven ? 'look-left' : 'look-right';
}

/** A drawn figure behind the table; breathes and blinks, stands still for who wants no motion. */
export function Dealer({ pose, name }: { pose: DealerPose; name: string }) {
  return (
    <figure className={styles.dealer} data-pose={pose} aria-hidden="true">
      <svg viewBox="0 0 220 200">
        <defs>
          <linearGradient id="dealer-vest" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="var(--accent)" />
            <stop offset="1" stopColor="color-mix(in oklab, var(--accent) 45%, black)" />
          </linearGradient>
        </defs>
        <g className={styles.body}>
          <path className={styles.shirt} d="M46 200C48 148 66 122 96 116h28c30 6 48 32 50 84Z" />
          <path
            fill="url(#dealer-vest)"
            d="M64 200C66 156 78 130 100 120l10 34 10-34c22 10 34 36 36 80Z"
          />
          <path className={styles.bow} d="M97 124l13 6 13-6v14l-13-6-13 6Z" />
          <g className={styles.head}>
            <path className={styles.skin} d="M100 104h20v20q-10 8-20 0Z" />
            <ellipse className={styles.skin} cx="110" cy="82" rx="25" ry="30" />
            <path
              className={styles.hair}
              d="M84 82C80 48 96 42 112 44c20 0 28 14 24 38-4-12-10-18-18-20-10 6-22 6-28 4-4 4-6 10-6 16Z"
            />
            <g className={styles.eyes}>
              <ellipse cx="101" cy="83" rx="2.6" ry="3.2" />
              <ellipse cx="119" cy="83" rx="2.6" ry="3.2" />
            </g>
            <path className={styles.mouth} d="M102 98q8 5 16 0" />
          </g>
          <path
            className={styles.armStart}
            d="M60 138C44 150 38 170 52 186l12-6c-6-12-4-20 6-30Z"
          />
          <path className={styles.armEnd} d="M160 138c16 12 22 32 8 48l-12-6c6-12 4-20-6-30Z" />
        </g>
      </svg>
      {name === '' ? null : <figcaption>{name}</figcaption>}
    </figure>
  );
}
