import { useText } from '@pavilion/i18n/react';
import {
  towerDifficulties,
  towerLevels,
  towerMultipliers,
  towerMultiplierE4,
  towerRows,
  type TowerDifficulty,
} from '@pavilion/games/arcade/tower/tower.game';
import { useEffect } from 'react';
import { SelectField } from '@pavilion/ui/field';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { ControlsProps, PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { GameParams, WireEvent } from '../../game-info.ts';
import { Gem } from '../parts/gem.tsx';
import { useGridFocus } from '../parts/grid-focus.ts';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import { Facts } from '../parts/options.tsx';
import styles from './tower.module.css';

type Climbed = { type: 'climbed'; row: number; tile: number; is_safe: boolean; multiplier: string };
interface Step {
  isSafe: boolean;
  isOwn: boolean;
}

const difficultyOf = ({ difficulty }: GameParams): TowerDifficulty =>
  towerDifficulties.find((known) => known === difficulty) ?? 'easy';

/** What lies open, by `row-tile` with rows from 1. */
function stepsOf(shown: readonly WireEvent[], tiles: number): Map<string, Step> {
  const steps = new Map<string, Step>();
  for (const event of shown) {
    if (event.type === 'climbed') {
      const { row, tile, is_safe } = event as Climbed;
      steps.set(`${row}-${tile}`, { isSafe: is_safe, isOwn: true });
    }
    if (event.type !== 'uncovered') continue;
    for (const [at, safe] of (event['safe'] as number[][]).entries())
      for (let tile = 0; tile < tiles; tile += 1) {
        const id = `${at + 1}-${tile}`;
        if (!steps.has(id)) steps.set(id, { isSafe: safe.includes(tile), isOwn: false });
      }
  }
  return steps;
}

/** Nine storeys of stone, the next one lit; each step turns its tile over. */
function TowerScene({ params, shown, actions, onAction, register, sound }: SceneProps) {
  const t = useText();
  const difficulty = difficultyOf(params);
  const { tiles } = towerLevels[difficulty];
  const { tabIndexOf, board } = useGridFocus(tiles);
  useEffect(() => {
    return register({
      async climbed({ is_safe }: Climbed, context: PlayContext) {
        sound('card');
        await context.wait(280);
        sound(is_safe ? 'reveal' : 'land');
        await context.wait(is_safe ? 60 : 420);
      },
      cashed_out: () => sound('cashOut'),
      uncovered: (_event: object, context: PlayContext) => context.wait(420),
    });
  }, [register, sound]);
  const climbed = shown.filter(({ type }) => type === 'climbed').length;
  const next = actions.includes('climb') ? climbed + 1 : null;
  const steps = stepsOf(shown, tiles);
  const rows = towerMultipliers(difficulty).map((multiplier, at) => ({ multiplier, row: at + 1 }));
  return (
    <div className={styles.scene}>
      <div className={styles.sky} aria-hidden="true" />
      <div className={styles.tower} role="group" aria-label={t('ui.game.tower.board')} {...board}>
        {rows.toReversed().map(({ multiplier, row }) => (
          <div key={row} className={styles.row} data-next={next === row || undefined}>
            <span className={styles.pay}>
              <b className="numeric">{shortMultiplier(multiplier)}×</b>
            </span>
            {Array.from({ length: tiles }, (_, tile) => (
              <TowerTile
                key={tile}
                row={row}
                tile={tile}
                step={steps.get(`${row}-${tile}`)}
                tabIndex={tabIndexOf((towerRows - row) * tiles + tile)}
                onClimb={next === row ? () => onAction('climb', { tile }) : undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function TowerTile(props: {
  row: number;
  tile: number;
  step: Step | undefined;
  tabIndex: number;
  onClimb: (() => void) | undefined;
}) {
  const { row, tile, step, tabIndex, onClimb } = props;
  const t = useText();
  const name = step ? (step.isSafe ? 'tileSafe' : 'tileBroken') : 'tileCovered';
  return (
    <button
      type="button"
      className={styles.tile}
      tabIndex={tabIndex}
      aria-disabled={!onClimb || undefined}
      aria-label={t(`ui.game.tower.${name}`, { row, number: tile + 1 })}
      data-open={step ? (step.isOwn ? 'own' : 'rest') : undefined}
      data-safe={step?.isSafe || undefined}
      onClick={onClimb}
    >
      <span className={styles.turn} aria-hidden="true">
        <span className={styles.lid} />
        <span className={styles.well}>
          {step ? step.isSafe ? <Gem className={styles.gem} /> : <Skull /> : null}
        </span>
      </span>
    </button>
  );
}

/** What waits under a step that breaks. */
function Skull() {
  return (
    <svg className={styles.skull} viewBox="0 0 100 92">
      <ellipse cx="50" cy="88" rx="26" ry="4" fill="rgb(0 0 0 / 45%)" />
      <path
        d="M50 6c24 0 38 15 38 35 0 12-5 20-14 25v12c0 4-3 7-7 7H33c-4 0-7-3-7-7V66C17 61 12 53 12 41 12 21 26 6 50 6Z"
        fill="oklch(0.9 0.02 90)"
      />
      <path d="M50 6c24 0 38 15 38 35 0 12-5 20-14 25v12c0 4-3 7-7 7H50Z" fill="rgb(0 0 0 / 16%)" />
      <circle cx="34" cy="44" r="10" className={styles.socket} />
      <circle cx="66" cy="44" r="10" className={styles.socket} />
      <path
        d="m50 54 6 11H44ZM40 74v11M50 74v11M60 74v11"
        stroke="oklch(0.25 0.03 260)"
        strokeWidth="3"
        fill="oklch(0.25 0.03 260)"
      />
    </svg>
  );
}

function TowerControls({ params, onParams, isDisabled, round }: ControlsProps) {
  const t = useText();
  const difficulty = difficultyOf(params);
  const isOpen = round?.state === 'open';
  const climbed = isOpen ? ((round.outcome['picks'] as number[] | undefined) ?? []).length : 0;
  const next = Math.min(towerRows, climbed + 1);
  return (
    <>
      <SelectField
        label={t('ui.game.tower.difficulty')}
        value={difficulty}
        disabled={isDisabled}
        options={towerDifficulties.map((one) => ({
          value: one,
          label: t(`ui.game.tower.${one}`, towerLevels[one]),
        }))}
        onChange={(event) => onParams({ difficulty: event.target.value })}
      />
      <Facts
        items={[
          { label: t('ui.game.tower.climbed'), value: `${climbed} / ${towerRows}` },
          {
            label: t('ui.game.nextMultiplier'),
            value: `${shortMultiplier(towerMultiplierE4(difficulty, next))}×`,
          },
        ]}
      />
    </>
  );
}

/** Tower: how it looks, its options and its words. */
export const towerView: PlayView = {
  Scene: TowerScene,
  Controls: TowerControls,
  ratio: '4 / 3',
  caption(event, t) {
    const multiplier = shortMultiplier(String(event['multiplier']));
    if (event.type === 'cashed_out') return t('ui.game.cashedOut', { multiplier });
    if (event.type !== 'climbed') return null;
    const row = Number(event['row']);
    return event['is_safe'] === true
      ? t('ui.game.tower.safe', { row, multiplier })
      : t('ui.game.tower.broke', { row });
  },
  resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
};
