import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import { ballHue } from './ball-name.ts';
import styles from './bingo.module.css';
import type { Variant } from './bingo.queries.ts';

const size = 200;
const radius = 9;
/** Air that lifts what comes near the bottom, and weight, in pixels and frames. */
const lift = 5.2;
const weight = 0.16;

interface Disc {
  ball: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** A place of its own for every ball, without luck: it is for show. */
const discOf = (ball: number): Disc => ({
  ball,
  x: size / 2 + Math.cos(ball * 2.4) * (ball % 9) * 8,
  y: size / 2 + Math.sin(ball * 2.4) * (ball % 9) * 8,
  dx: Math.sin(ball * 7.1) * 2,
  dy: Math.cos(ball * 5.3) * 2,
});

/** Moves a disc by one frame; the wall of the drum throws it back. */
function step(disc: Disc): void {
  disc.dy += weight;
  disc.x += disc.dx;
  disc.y += disc.dy;
  const [fromX, fromY] = [disc.x - size / 2, disc.y - size / 2];
  const far = Math.hypot(fromX, fromY);
  const most = size / 2 - radius - 2;
  if (far <= most) return;
  const [nx, ny] = [fromX / far, fromY / far];
  disc.x = size / 2 + nx * most;
  disc.y = size / 2 + ny * most;
  const into = disc.dx * nx + disc.dy * ny;
  disc.dx = (disc.dx - 1.9 * into * nx) * 0.96;
  disc.dy = (disc.dy - 1.9 * into * ny) * 0.96;
  // Air comes from below, a little from either side.
  if (ny > 0.6) {
    disc.dy = -lift - (disc.ball % 5) * 0.5;
    disc.dx += Math.sin(disc.ball + disc.x) * 1.6;
  }
}

function paint(pen: CanvasRenderingContext2D, variant: Variant, discs: readonly Disc[]): void {
  pen.clearRect(0, 0, size, size);
  for (const { ball, x, y } of discs) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fillStyle = `hsl(${ballHue(variant, ball)} 62% 48%)`;
    pen.fill();
    pen.beginPath();
    pen.arc(x, y, radius * 0.55, 0, Math.PI * 2);
    pen.fillStyle = '#fffdf6';
    pen.fill();
  }
}

/** The balls that are left, blown about in their drum. */
export function Blower({ variant, called }: { variant: Variant; called: readonly number[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const out = useRef(new Set<number>());
  useEffect(() => {
    out.current = new Set(called);
  }, [called]);
  useEffect(() => {
    const pen = canvas.current?.getContext?.('2d');
    if (!pen) return undefined;
    const discs = Array.from({ length: Number(variant) }, (_, place) => discOf(place + 1));
    let frame = 0;
    const turn = (): void => {
      const left = discs.filter(({ ball }) => !out.current.has(ball));
      for (const disc of left) step(disc);
      paint(pen, variant, left);
      if (!prefersReducedMotion()) frame = requestAnimationFrame(turn);
    };
    turn();
    return () => cancelAnimationFrame(frame);
  }, [variant]);
  return (
    <canvas ref={canvas} className={styles.blower} width={size} height={size} aria-hidden="true" />
  );
}
