import { useEffect, useRef } from 'react';
import type { TargetKind } from '@pavilion/games/fishing/index';
import { drawWater } from './draw-water.ts';
import styles from './fishing.module.css';
import type { Sea } from './fishing.queries.ts';
import { createSprites } from './sprites.ts';

/** Who swims in the picture of each kind of sea: what, where, and how large. */
const scenes: Record<Sea['kind'], readonly (readonly [TargetKind, number, number, number])[]> = {
  shallows: [
    ['clown', 0.3, 0.42, 2.6],
    ['tang', 0.66, 0.34, 2.2],
    ['minnow', 0.5, 0.66, 2.2],
    ['minnow', 0.64, 0.74, 2],
    ['puffer', 0.82, 0.62, 1.7],
  ],
  reef: [
    ['turtle', 0.34, 0.42, 2],
    ['lion', 0.7, 0.36, 1.9],
    ['squid', 0.6, 0.7, 1.4],
    ['ray', 0.16, 0.72, 1.3],
  ],
  deep: [
    ['leviathan', 0.5, 0.48, 0.72],
    ['angler', 0.2, 0.3, 1],
    ['whale', 0.78, 0.74, 0.7],
  ],
  practice: [
    ['dolphin', 0.36, 0.4, 1.5],
    ['chest', 0.74, 0.66, 1.6],
    ['minnow', 0.6, 0.34, 2],
  ],
};

const width = 640;
const height = 300;

/** A still picture of a sea, drawn here: nothing is downloaded. */
export function SeaPicture({ kind }: { kind: Sea['kind'] }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const g = canvas?.getContext('2d');
    if (!canvas || !g) return;
    const accent = getComputedStyle(canvas).getPropertyValue('--accent') || 'teal';
    drawWater(g, width, height, { clockMs: 0, accent, isStill: true, isDark: kind === 'deep' });
    for (const [target, x, y, size] of scenes[kind]) {
      const sprite = createSprites((width / 16_000) * size).of(target, 160);
      g.drawImage(sprite, x * width - sprite.width / 2, y * height - sprite.height / 2);
    }
  }, [kind]);
  return <canvas ref={ref} width={width} height={height} className={styles.picture} aria-hidden />;
}
