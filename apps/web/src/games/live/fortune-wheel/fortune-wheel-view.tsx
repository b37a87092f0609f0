import { fortuneSegments } from '@pavilion/games/live/fortune-wheel/fortune-wheel.game';
import type { Board, TableSceneProps, TableView } from '../../stages/table/table-view.types.ts';
import { numberOf, numbersOf } from '../parts/outcome-fields.ts';
import { PlainSpots } from '../parts/plain-spots.tsx';
import { Studio } from '../parts/studio.tsx';
import styles from './fortune-wheel.module.css';

const step = 360 / fortuneSegments.length;
const values = [2, 4, 6, 12, 24, 48];
const fills: Readonly<Record<string, string>> = {
  2: 'oklch(0.48 0.13 250)',
  4: 'oklch(0.5 0.13 150)',
  6: 'oklch(0.58 0.14 70)',
  12: 'oklch(0.5 0.18 25)',
  24: 'oklch(0.46 0.18 305)',
  48: 'oklch(0.72 0.14 85)',
  x2: 'oklch(0.3 0.03 260)',
  x3: 'oklch(0.3 0.03 260)',
  0: 'oklch(0.4 0.01 260)',
};

function wedge(index: number): string {
  const at = (degrees: number): string => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return `${(Math.cos(turn) * 96).toFixed(2)} ${(Math.sin(turn) * 96).toFixed(2)}`;
  };
  return `M0 0L${at((index - 0.5) * step)}A96 96 0 0 1 ${at((index + 0.5) * step)}Z`;
}

/** Where in its wedge the flapper stands: from the round's number, never near a boundary. */
const within = (index: number): number => (((index * 37) % 60) / 100 - 0.3) * step;

function FortuneScene({ round, outcome, dealer }: TableSceneProps) {
  const spins = outcome ? numbersOf(outcome, 'spins') : [];
  const turns = spins.map((segment, place) => 360 * 5 * (place + 1) - segment * step);
  const ends = turns.map((turn) => `${turn + within(round.index)}deg`);
  return (
    <Studio round={round} dealer={dealer} isAside>
      <svg viewBox="-104 -112 208 216" className={styles.wheel} aria-hidden="true">
        <g
          className={styles.rotor}
          data-spins={spins.length || undefined}
          style={
            {
              '--end': ends.at(-1) ?? '0deg',
              '--first': ends[0] ?? '0deg',
              '--second': ends[1] ?? ends[0] ?? '0deg',
              '--third': ends[2] ?? ends[1] ?? ends[0] ?? '0deg',
              '--time': `${spins.length * 8}s`,
            } as object
          }
        >
          {fortuneSegments.map((label, index) => (
            <g key={`${index}`}>
              <path
                d={wedge(index)}
                fill={fills[label]}
                stroke="oklch(0.8 0.12 85)"
                strokeWidth=".5"
              />
              <text transform={`rotate(${index * step}) translate(0 -84)`}>{label}</text>
            </g>
          ))}
          <circle r="16" fill="oklch(0.8 0.12 85)" />
        </g>
        <path className={styles.flapper} d="M-6 -110H6L0 -90Z" />
      </svg>
    </Studio>
  );
}

function FortuneLayout({ board }: { board: Board }) {
  return (
    <PlainSpots
      board={board}
      columns="three"
      isTall
      spots={values.map((value) => ({ params: { kind: 'segment', value }, least: `${value}.00` }))}
    />
  );
}

function resultText(outcome: Record<string, unknown>): string {
  const multiplier = numberOf(outcome, 'multiplier');
  const result = numberOf(outcome, 'result');
  return multiplier > 1 ? `${result} ×${multiplier}` : String(result);
}

export const fortuneWheelView: TableView = {
  Layout: FortuneLayout,
  Scene: FortuneScene,
  Tools: null,
  result: (outcome) => ({ text: resultText(outcome), tone: 'none' }),
  said: (outcome, t) => t('ui.game.round.result', { result: resultText(outcome) }),
};
