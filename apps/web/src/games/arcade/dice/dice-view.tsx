import { useText } from '@pavilion/i18n/react';
import { diceMultiplierE4, winningRolls } from '@pavilion/games/arcade/dice/dice.game';
import { multiplierText } from '@pavilion/games/engine/multiplier';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import { TextField } from '@pavilion/ui/field';
import { Tabs } from '@pavilion/ui/tabs';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { ControlsProps, PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { GameParams, WireEvent } from '../../game-info.ts';
import parts from '../parts/parts.module.css';
import styles from './dice.module.css';

type Rolled = { type: 'rolled'; roll: string; is_win: boolean };

const directionOf = ({ direction }: GameParams): 'over' | 'under' =>
  direction === 'under' ? 'under' : 'over';
const targetText = ({ target }: GameParams): string => String(target);

/** The target in hundredths, or null while it is no number of the game. */
function targetOf(params: GameParams): number | null {
  const text = targetText(params);
  const target = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
  const chance = winningRolls({ target, direction: directionOf(params) });
  return target >= 0 && chance > 0 && chance < 10_000 ? target : null;
}

/**
 * A glass rail with a lit winning side, a thumb that chooses, and a die of light that slides to the
 * roll.
 */
function DiceScene({ params, onParams, isBusy, register, sound }: SceneProps) {
  const t = useText();
  const die = useRef<HTMLDivElement>(null);
  const [rolled, setRolled] = useState<Rolled | null>(null);
  const direction = directionOf(params);
  const target = targetOf(params) ?? 5000;
  useEffect(() => {
    const handlers = {
      async rolled(event: Rolled, context: PlayContext) {
        const element = die.current;
        const durationMs = context.durationOf(560);
        const end = `${event.roll}%`;
        const slide = element?.animate(
          [
            { insetInlineStart: element.style.insetInlineStart || '50%', rotate: '-200deg' },
            { insetInlineStart: end, rotate: '0deg' },
          ],
          { duration: durationMs, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
        );
        if (element) element.style.insetInlineStart = end;
        sound('tick');
        await context.wait(durationMs);
        slide?.finish();
        setRolled(event);
        sound('land');
        await context.wait(260);
      },
    };
    return register(handlers);
  }, [register, sound]);
  const share = target / 100;
  return (
    <div className={styles.scene} data-won={rolled && !isBusy ? rolled.is_win : undefined}>
      <div className={styles.lamp} aria-hidden="true" />
      <output className={classNames('numeric', styles.figure)}>
        {rolled && !isBusy ? rolled.roll : <span className={styles.rest}>00.00</span>}
      </output>
      <div
        className={styles.rail}
        data-direction={direction}
        style={{ '--target': `${share}%` } as object}
      >
        <div className={styles.side} aria-hidden="true" />
        <div ref={die} className={styles.die} aria-hidden="true">
          <span />
        </div>
        <input
          type="range"
          min={direction === 'over' ? 0 : 1}
          max={direction === 'over' ? 9998 : 9999}
          value={target}
          disabled={isBusy}
          aria-label={t('ui.game.dice.target')}
          aria-valuetext={(target / 100).toFixed(2)}
          onChange={(event) =>
            onParams({ ...params, target: (Number(event.target.value) / 100).toFixed(2) })
          }
        />
        <ol className={styles.marks} aria-hidden="true">
          {[0, 25, 50, 75, 100].map((mark) => (
            <li key={mark} style={{ insetInlineStart: `${mark}%` }}>
              {mark}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function DiceControls({ params, onParams, isDisabled }: ControlsProps) {
  const t = useText();
  const direction = directionOf(params);
  const target = targetOf(params);
  const bet = { target: target ?? 5000, direction };
  const choose = (chosen: string): void => {
    const mirrored = (99.99 - Number(targetText(params))).toFixed(2);
    onParams({ direction: chosen, target: chosen === direction ? params['target'] : mirrored });
  };
  return (
    <>
      <Tabs
        label={t('ui.game.dice.direction')}
        selectedId={direction}
        onSelect={choose}
        items={[
          { id: 'over', label: t('ui.game.dice.over') },
          { id: 'under', label: t('ui.game.dice.under') },
        ]}
      />
      <TextField
        label={t('ui.game.dice.target')}
        inputMode="decimal"
        disabled={isDisabled}
        value={targetText(params)}
        error={target === null ? t('ui.game.dice.targetProblem') : undefined}
        onChange={(event) => onParams({ ...params, target: event.target.value.trim() })}
      />
      <dl className={parts.facts}>
        <div>
          <dt>{t('ui.game.multiplier')}</dt>
          <dd className="numeric">
            {target === null ? '–' : `${multiplierText(diceMultiplierE4(bet))}×`}
          </dd>
        </div>
        <div>
          <dt>{t('ui.game.winChance')}</dt>
          <dd className="numeric">
            {target === null ? '–' : `${(winningRolls(bet) / 100).toFixed(2)} %`}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** Dice: how it looks, its options and its words. */
export const diceView: PlayView = {
  Scene: DiceScene,
  Controls: DiceControls,
  ratio: '16 / 9',
  caption: (event: WireEvent, t) =>
    event.type === 'rolled' ? t('ui.game.dice.rolled', { roll: String(event['roll']) }) : null,
  resultText: ({ outcome }) => String(outcome['roll']),
};
