import { useText } from '@pavilion/i18n/react';
import {
  plinkoMaxRows,
  plinkoMinRows,
  plinkoPockets,
} from '@pavilion/games/arcade/plinko/plinko-tables';
import { useEffect, useRef, type RefObject } from 'react';
import { SelectField } from '@pavilion/ui/field';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { ControlsProps, PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { GameParams } from '../../game-info.ts';
import { animated } from '../parts/animated.ts';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import { RiskOptions, riskOf } from '../parts/options.tsx';
import {
  ballWay,
  boardHeight,
  boardWidth,
  pegAt,
  pegGap,
  pegsTouched,
  pocketAt,
  pocketHeight,
} from './plinko-geometry.ts';
import styles from './plinko.module.css';

type Dropped = { type: 'dropped'; path: readonly number[] };
type Landed = { type: 'landed'; pocket: number; multiplier: string };

const rowMs = 105;
const rowChoices = Array.from({ length: plinkoMaxRows - plinkoMinRows + 1 }, (_, at) =>
  String(plinkoMinRows + at),
);

function rowsOf({ rows }: GameParams): number {
  return rowChoices.includes(String(rows)) ? Number(rows) : plinkoMaxRows;
}

/**
 * A pyramid of pegs over pockets that grow hotter to the edges; the ball falls one parabola a row.
 */
function PlinkoScene({ params, shown, round, register, sound }: SceneProps) {
  const board = useRef<SVGSVGElement>(null);
  const rows = rowsOf(params);
  const risk = riskOf(params);
  useBall(board, register, sound);
  const isCurrent = round?.params['rows'] === rows && round.params['risk'] === risk;
  const landed = shown.find(({ type }) => type === 'landed') as Landed | undefined;
  const hit = isCurrent && landed ? landed.pocket : null;
  return (
    <div className={styles.scene}>
      <div className={styles.lamp} aria-hidden="true" />
      <svg
        ref={board}
        className={styles.board}
        viewBox={`0 0 ${boardWidth(rows)} ${boardHeight(rows)}`}
        role="img"
        aria-label={plinkoPockets(rows, risk).map(shortMultiplier).join(' · ')}
      >
        <BoardLight />
        <Pegs rows={rows} />
        {plinkoPockets(rows, risk).map((multiplier, pocket) => {
          const { x, y } = pocketAt(rows, pocket);
          const heat = Math.abs(pocket - rows / 2) / (rows / 2);
          return (
            <g
              key={pocket}
              data-pocket={pocket}
              data-hit={hit === pocket || undefined}
              className={styles.pocket}
              style={{ '--heat': `${Math.round(heat * 100)}%` } as object}
            >
              <rect x={x + 0.4} y={y + 0.9} width={pegGap - 0.8} height={pocketHeight} rx="1.8" />
              <rect x={x + 0.4} y={y} width={pegGap - 0.8} height={pocketHeight - 0.8} rx="1.8" />
              <text x={x + pegGap / 2} y={y + pocketHeight / 2 + 1}>
                {shortMultiplier(multiplier)}
              </text>
            </g>
          );
        })}
        <g data-ball className={styles.ball} data-hidden={hit === null || undefined}>
          <ellipse cx="1" cy="2.6" rx="2.3" ry="0.9" fill="rgb(0 0 0 / 45%)" />
          <circle r="2.5" fill="url(#plinko-ball)" />
          <circle cx="-0.9" cy="-0.9" r="0.7" fill="rgb(255 255 255 / 85%)" />
        </g>
      </svg>
    </div>
  );
}

function useBall(
  board: RefObject<SVGSVGElement | null>,
  register: SceneProps['register'],
  sound: SceneProps['sound'],
): void {
  useEffect(() => {
    const find = (selector: string): SVGGElement | null =>
      board.current?.querySelector<SVGGElement>(selector) ?? null;
    return register({
      async dropped({ path }: Dropped, context: PlayContext) {
        const ball = find('[data-ball]');
        const way = ballWay(path).map(({ x, y }) => `translate(${x}px, ${y}px)`);
        if (!ball) return;
        ball.style.transform = way.at(-1) ?? '';
        ball.dataset['falling'] = '';
        const fall = animated(ball, { transform: way }, (path.length + 1) * rowMs, context);
        for (const [row, peg] of pegsTouched(path).entries()) {
          await context.wait(rowMs);
          if (context.signal.aborted) break;
          light(find(`[data-peg="${row}-${peg}"]`), context);
          sound('tick');
        }
        await fall;
        delete ball.dataset['falling'];
      },
      async landed({ pocket }: Landed, context: PlayContext) {
        sound('land');
        const dip = { transform: ['none', 'translateY(3px)', 'none'] };
        const parts = [find(`[data-pocket="${pocket}"]`)];
        await Promise.all(parts.map((part) => animated(part, dip, 260, context, 'ease-out')));
      },
    });
  }, [board, register, sound]);
}

function light(peg: Element | null, context: PlayContext): void {
  const flash = { opacity: [1, 0], transform: ['scale(1)', 'scale(1.9)'] };
  void animated(peg, flash, 320, context, 'ease-out');
}

function BoardLight() {
  return (
    <defs>
      <radialGradient id="plinko-peg" cx="34%" cy="30%" r="75%">
        <stop offset="0" stopColor="white" />
        <stop offset="0.55" stopColor="oklch(0.86 0.02 260)" />
        <stop offset="1" stopColor="oklch(0.5 0.04 260)" />
      </radialGradient>
      <radialGradient id="plinko-ball" cx="34%" cy="30%" r="78%">
        <stop offset="0" className={styles.ballLight} />
        <stop offset="1" className={styles.ballDark} />
      </radialGradient>
    </defs>
  );
}

function Pegs({ rows }: { rows: number }) {
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, peg) => ({
      id: `${row}-${peg}`,
      ...pegAt(rows, row, peg),
    })),
  ).flat();
  return (
    <g aria-hidden="true">
      {pegs.map(({ id, x, y }) => (
        <g key={id}>
          <ellipse cx={x + 0.7} cy={y + 1.3} rx="1.2" ry="0.7" fill="rgb(0 0 0 / 45%)" />
          <circle data-peg={id} className={styles.halo} cx={x} cy={y} r="2.4" />
          <circle cx={x} cy={y} r="1.15" fill="url(#plinko-peg)" />
        </g>
      ))}
    </g>
  );
}

function PlinkoControls({ params, onParams, isDisabled }: ControlsProps) {
  const t = useText();
  return (
    <>
      <RiskOptions
        risk={riskOf(params)}
        isDisabled={isDisabled}
        onSelect={(risk) => onParams({ ...params, risk })}
      />
      <SelectField
        label={t('ui.game.plinko.rows')}
        value={String(rowsOf(params))}
        disabled={isDisabled}
        options={rowChoices.map((rows) => ({ value: rows, label: rows }))}
        onChange={(event) => onParams({ ...params, rows: Number(event.target.value) })}
      />
    </>
  );
}

/** Plinko: how it looks, its options and its words. */
export const plinkoView: PlayView = {
  Scene: PlinkoScene,
  Controls: PlinkoControls,
  caption: (event, t) =>
    event.type === 'landed'
      ? t('ui.game.plinko.landed', { multiplier: shortMultiplier(String(event['multiplier'])) })
      : null,
  resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
};
