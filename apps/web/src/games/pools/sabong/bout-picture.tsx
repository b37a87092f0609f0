import { useEffect, useRef } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import { soundIfOn } from '../../stages/parts/sound.ts';
import { runFilm } from '../parts/run-film.ts';
import { Bird } from './bird.tsx';
import { clashAt, poseAt, waitingPose, type Bout, type Corner, type Pose } from './bout.ts';
import styles from './sabong.module.css';

const corners = ['meron', 'wala'] as const;
/** The corners of the ring, and its middle, from the left edge of the picture. */
const homes: Record<Corner, number> = { meron: 84, wala: 316 };
const reach = 88;
const ground = 194;
const birdHeight = 100;
/** A clash is brightest here. */
const flashAt = 0.72;

/**
 * Two birds of tin in their ring. No bout: they wait; else it runs from the moment it began and
 * ends as it is decided.
 */
export function BoutPicture(props: {
  bout: Bout | null;
  /** When it began, by this browser's clock. */
  startedMs: number | null;
  plumages: Readonly<Record<Corner, string>>;
}) {
  const { bout, startedMs, plumages } = props;
  const picture = useRef<SVGSVGElement>(null);
  const [winner, lastsMs] = [bout?.winner, bout?.lastsMs];
  useEffect(() => {
    const svg = picture.current;
    if (!svg) return undefined;
    const isStill = prefersReducedMotion();
    const match = winner === undefined ? null : { winner, lastsMs: lastsMs ?? 0 };
    let clashes = 0;
    return runFilm(isStill, () => {
      const atMs = startedMs === null ? 0 : nowMs() - startedMs;
      for (const corner of corners)
        show(
          svg,
          corner,
          match ? poseAt(corner, atMs, match) : waitingPose(isStill ? 0 : nowMs(), corner),
        );
      const clash = match ? clashAt(atMs, match) : 0;
      const flash = Math.max(0, 1 - Math.abs(clash - flashAt) * 7);
      svg.style.setProperty('--flash', isStill ? '0' : flash.toFixed(2));
      if (clash >= flashAt !== clashes % 2 > 0) {
        clashes += 1;
        if (clashes % 2 > 0) soundIfOn('land');
      }
      return true;
    });
  }, [winner, lastsMs, startedMs]);
  return (
    <svg
      ref={picture}
      className={styles.ring}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Ring />
      {corners.map((corner) => (
        <g key={corner} data-bird={corner}>
          <ellipse className={styles.shadow} rx="40" ry="7" data-part="shadow" />
          <g data-part="stand">
            <Bird corner={corner} plumage={plumages[corner]} />
          </g>
        </g>
      ))}
      <circle className={styles.flash} cx="200" cy="140" r="60" />
    </svg>
  );
}

/** Sets the parts of a bird; wala looks the other way. */
function show(svg: SVGSVGElement, corner: Corner, pose: Pose): void {
  const side = corner === 'meron' ? 1 : -1;
  const x = homes[corner] + side * reach * pose.near;
  const part = (name: string): Element | null =>
    svg.querySelector(`[data-bird='${corner}'] [data-part='${name}']`);
  part('shadow')?.setAttribute('transform', `translate(${x} ${ground}) scale(${1 - pose.lift} 1)`);
  part('stand')?.setAttribute(
    'transform',
    `translate(${x} ${ground - pose.lift * birdHeight}) scale(${side} 1) rotate(${pose.tilt})`,
  );
  part('wing')?.setAttribute('transform', `translate(2 -58) rotate(${pose.wing})`);
  part('head')?.setAttribute('transform', `translate(18 -78) rotate(${pose.head})`);
  part('key')?.setAttribute('transform', `translate(-14 -80) rotate(${pose.key})`);
}

/** The ring: posts with ropes, a floor of boards, lamps above. */
function Ring() {
  return (
    <g>
      <path className={styles.floor} d="M-60 225L46 150H354L460 225Z" />
      {[0, 1, 2, 3, 4, 5].map((board) => (
        <path
          key={board}
          className={styles.board}
          d={`M${46 + board * 61.6} 150L${-60 + board * 104} 225`}
        />
      ))}
      <path className={styles.lamp} d="M130 0L60 190H340L270 0Z" />
      <g className={styles.ropes}>
        <path d="M46 92V152M354 92V152" />
        <path d="M46 104H354M46 122H354M46 140H354" />
      </g>
    </g>
  );
}
