import { classNames } from '@pavilion/ui/class-names';
import type { Wheel } from '../../features/rewards/wheel/wheel.queries.ts';
import { middleDeg, wedgePath, type Wedge } from './wheel-geometry.ts';
import styles from './wheel.module.css';

const radius = 100;
/** A part that is narrower has no room for its name; the list of odds has all of them. */
const namedDeg = 14;
const lettersMax = 13;

/**
 * The wheel as it is drawn: parts as wide as they are likely, the pointer at the top. What it says
 * stands in words beside it.
 */
export function WheelPicture(props: {
  wedges: readonly Wedge[];
  segments: Wheel['segments'];
  deg: number;
  isTurning: boolean;
  restsOn: number | null;
}) {
  const { wedges, segments, deg, isTurning, restsOn } = props;
  return (
    <div className={styles.wheel} aria-hidden="true">
      <svg viewBox="-112 -112 224 224" className={styles.picture}>
        <circle r={radius + 9} className={styles.rim} />
        <g
          className={classNames(styles.turning, isTurning && styles.moves)}
          style={{ transform: `rotate(${deg}deg)` }}
        >
          {wedges.map((wedge, place) => (
            <g
              key={wedge.index}
              className={classNames(
                toneOf(place, wedges.length),
                restsOn === wedge.index && styles.won,
              )}
            >
              <path d={wedgePath(wedge, radius)} className={styles.wedge} />
              {wedge.toDeg - wedge.fromDeg >= namedDeg ? (
                <text
                  className={styles.name}
                  transform={`rotate(${middleDeg(wedge) - 90}) translate(${radius - 7} 0)`}
                >
                  {shortened(segments[wedge.index]?.label ?? '')}
                </text>
              ) : null}
            </g>
          ))}
        </g>
        <circle r={13} className={styles.hub} />
        <path d="M -8 -111 L 8 -111 L 0 -92 Z" className={styles.pointer} />
      </svg>
    </div>
  );
}

const shortened = (label: string): string =>
  label.length > lettersMax ? `${label.slice(0, lettersMax - 1)}…` : label;

/** Neighbours never look alike: with an odd number the last one has a tone of its own. */
function toneOf(place: number, count: number): string | undefined {
  if (count % 2 === 1 && place === count - 1) return styles.third;
  return place % 2 === 0 ? styles.first : styles.second;
}
