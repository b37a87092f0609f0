import type { SlotMachine } from '@pavilion/games/slots/slot-machine';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useRef } from 'react';
import type { SceneProps } from '../stages/play/play-view.types.ts';
import { isQuiet } from '../stages/play/quiet-return.ts';
import type { BoardState } from './board-state.ts';
import { symbolName } from './captions.ts';
import type { SlotLook } from './slot-look.ts';
import { amountOf, costE4Of } from './slot-money.ts';
import styles from './slots.module.css';
import { useCountUp } from './use-count-up.ts';

interface SignProps {
  look: SlotLook;
  board: BoardState;
  scene: SceneProps;
}

/**
 * What the reels pay, over them: each win as it comes, in the end the round. Gold only above what
 * the round cost.
 */
export function WinSign(props: SignProps) {
  const { board, scene, look } = props;
  const { round, isPlaying } = scene;
  if (board.paid === null || board.moment || !round) return null;
  const isGain = Number(board.total) > Number(costE4Of(look.game, round.params)) / 10_000;
  return (
    <p
      className={styles.sign}
      data-gain={isGain || undefined}
      data-over={!isPlaying || undefined}
      aria-hidden="true"
    >
      <Paid {...props} paid={board.paid} />
      <WhatPaid board={board} />
    </p>
  );
}

function Paid({ look, scene: { round, isPlaying }, paid }: SignProps & { paid: string }) {
  const format = useFormat();
  const ref = useRef<HTMLElement>(null);
  const counted = useCountUp(ref, paid, isPlaying && !isQuiet(round));
  return (
    <strong ref={ref} className="numeric">
      {round ? format.money(amountOf(look.game, round, counted), round.currency) : null}
    </strong>
  );
}

/** The one win there is, in words; of several the picture tells. */
function WhatPaid({ board: { wins } }: { board: BoardState }) {
  const t = useText();
  const [win, another] = wins;
  if (!win || another) return null;
  return (
    <span>
      {win.count} × {symbolName(win.symbol, t)}
    </span>
  );
}

/** The lines that won, where no reels move: those draw them themselves. */
export function WinLines({ machine, board }: { machine: SlotMachine; board: BoardState }) {
  const lines = board.wins.flatMap(({ kind, line }) =>
    kind === 'line' ? [machine.lines?.[line - 1] ?? []] : [],
  );
  if (lines.length === 0) return null;
  return (
    <svg
      className={styles.winLines}
      viewBox={`0 0 ${machine.reels} ${machine.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map((rows) => (
        <polyline key={rows.join('')} points={pointsOf(rows)} />
      ))}
    </svg>
  );
}

/** Edge to edge through the middles of the cells, a cell being 1 by 1. */
function pointsOf(rows: readonly number[]): string {
  const middles = rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`);
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  return [`0,${first + 0.5}`, ...middles, `${rows.length},${last + 0.5}`].join(' ');
}
