import { useId } from 'react';
import { ballHue, letters } from './ball-name.ts';
import type { Variant } from './bingo.queries.ts';

const ink = 'oklch(0.24 0.05 280)';
const paper = 'oklch(0.98 0.01 90)';

/** The cover of a room: the five balls of 75 before a card, or the strips of 90. */
export function RoomCover({ variant }: { variant: Variant }) {
  const id = useId();
  return (
    <svg viewBox="0 0 320 120" className="block h-auto w-full" aria-hidden="true">
      <defs>
        <radialGradient id={id} cx="0.5" cy="0.1" r="1.1">
          <stop offset="0" stopColor={`oklch(0.5 0.16 ${variant === '75' ? 300 : 200})`} />
          <stop offset="1" stopColor={`oklch(0.24 0.1 ${variant === '75' ? 275 : 235})`} />
        </radialGradient>
      </defs>
      <rect width="320" height="120" fill={`url(#${id})`} />
      {variant === '75' ? <Balls /> : <Strips />}
    </svg>
  );
}

function Balls() {
  return letters.map((letter, place) => {
    const x = 48 + place * 56;
    const y = place % 2 === 0 ? 66 : 52;
    return (
      <g key={letter} transform={`translate(${x} ${y})`}>
        <ellipse cy="40" rx="22" ry="5" fill="oklch(0 0 0 / 0.3)" />
        <circle r="30" fill={`oklch(0.6 0.18 ${ballHue('75', place * 15 + 1)})`} />
        <ellipse cx="-10" cy="-14" rx="11" ry="7" fill="oklch(1 0 0 / 0.5)" />
        <circle r="18" fill={paper} />
        <text textAnchor="middle" dy="8" fontSize="23" fontWeight="800" fill={ink}>
          {letter}
        </text>
      </g>
    );
  });
}

/** Which cells of a ticket are blank, and which are marked: a picture, no card of anybody. */
const rows = ['.x.o.xo..', 'o..x.o.x.', '.ox..x..o'];

function Strips() {
  return [0, 1, 2].map((strip) => (
    <g
      key={strip}
      transform={`translate(${34 + strip * 22} ${8 + strip * 14}) rotate(${-4 + strip * 4})`}
    >
      <rect width="200" height="72" rx="6" fill={paper} stroke={ink} strokeWidth="1.5" />
      {rows.flatMap((row, y) =>
        [...row].map((cell, x) => (
          <rect
            // A ticket has nine cells in each of three rows.
            key={`${x}-${y}`}
            x={6 + x * 21}
            y={5 + y * 21}
            width="19"
            height="19"
            rx={cell === 'o' ? 9.5 : 3}
            fill={fills[cell]}
          />
        )),
      )}
    </g>
  ));
}

const fills: Readonly<Record<string, string>> = {
  '.': 'oklch(0.92 0.02 90)',
  x: 'oklch(0.8 0.06 235)',
  o: 'oklch(0.58 0.19 350)',
};
