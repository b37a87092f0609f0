import { colourOf, rouletteWheel } from '@pavilion/games/live/roulette/roulette-layout';
import styles from './roulette.module.css';

const step = 360 / rouletteWheel.length;
const fills = {
  red: 'oklch(0.5 0.19 25)',
  black: 'oklch(0.2 0.01 260)',
  green: 'oklch(0.5 0.14 150)',
};

function pocketPath(index: number): string {
  const at = (degrees: number, radius: number): string => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`;
  };
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
  return `M${at(from, 62)}L${at(from, 92)}A92 92 0 0 1 ${at(to, 92)}L${at(to, 62)}A62 62 0 0 0 ${at(from, 62)}Z`;
}

/**
 * The wheel, which never stops, and the ball in it: it runs against the wheel, falls and lies in
 * the drawn pocket from then on. `number` null: no ball.
 */
export function RouletteWheel({
  number,
  isRunning,
}: {
  number: number | null;
  isRunning: boolean;
}) {
  const place = number === null ? 0 : rouletteWheel.findIndex((pocket) => pocket === number);
  return (
    <svg viewBox="-110 -110 220 220" className={styles.wheel} aria-hidden="true">
      <circle r="108" fill="oklch(0.34 0.07 50)" />
      <circle r="100" fill="oklch(0.26 0.05 45)" stroke="oklch(0.78 0.12 85)" strokeWidth="2" />
      <g className={styles.rotor}>
        {rouletteWheel.map((pocket, index) => (
          <g key={pocket}>
            <path
              d={pocketPath(index)}
              fill={fills[colourOf(pocket)]}
              stroke="oklch(0.78 0.12 85)"
              strokeWidth=".6"
            />
            <text transform={`rotate(${index * step}) translate(0 -81)`} className={styles.pocket}>
              {pocket}
            </text>
          </g>
        ))}
        <circle r="62" fill="oklch(0.4 0.08 50)" stroke="oklch(0.78 0.12 85)" strokeWidth="2" />
        <circle r="14" fill="oklch(0.8 0.12 85)" />
        {[0, 90, 180, 270].map((turn) => (
          <rect
            key={turn}
            x="-3"
            y="-44"
            width="6"
            height="34"
            rx="3"
            fill="oklch(0.8 0.12 85)"
            transform={`rotate(${turn})`}
          />
        ))}
        {number === null ? null : (
          <g
            className={styles.ball}
            data-running={isRunning || undefined}
            style={{ '--end': `${place * step}deg` } as object}
          >
            <circle cy="-70" r="5" fill="white" />
          </g>
        )}
      </g>
    </svg>
  );
}
