import { useText } from '@pavilion/i18n/react';
import {
  limboMaxTarget,
  limboMinTarget,
  winningWords,
} from '@pavilion/games/arcade/limbo/limbo.game';
import { useEffect, useRef } from 'react';
import { TextField } from '@pavilion/ui/field';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { ControlsProps, PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { GameParams } from '../../game-info.ts';
import { drawnFrames, easeOutExpo } from '../parts/animated.ts';
import { Facts } from '../parts/options.tsx';
import styles from './limbo.module.css';

type Climbed = { type: 'climbed'; result: string; is_win: boolean };

const settleMs = 640;
const targetText = ({ target }: GameParams): string => String(target);

/** The target in hundredths, or null while it is none of the game. */
function targetOf(params: GameParams): number | null {
  const text = targetText(params);
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return null;
  const target = Math.round(Number(text) * 100);
  return target >= limboMinTarget && target <= limboMaxTarget ? target : null;
}

/** How high a result flies, in percent of the sky: the target always hangs at the same height. */
export function heightOf(result: number, target: number): number {
  const share = Math.log(Math.max(1, result)) / Math.log(Math.max(1.01, target));
  return share >= 1 ? 62 + 18 * (1 - 1 / share) : 22 + 36 * share;
}

/**
 * A night sky with the target as a ring of light; the craft climbs to its result and the figure
 * settles.
 */
function LimboScene({ params, shown, isPlaying, register, sound }: SceneProps) {
  const craft = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const target = (targetOf(params) ?? 200) / 100;
  useEffect(() => {
    return register({
      async climbed({ result }: Climbed, context: PlayContext) {
        const end = Number(result);
        sound('tick');
        await drawnFrames(settleMs, context, (share) => {
          const now = share === 1 ? end : Math.exp(Math.log(end) * easeOutExpo(share));
          if (figure.current) figure.current.textContent = share === 1 ? result : now.toFixed(2);
          craft.current?.style.setProperty('--height', String(heightOf(now, target)));
        });
        sound('land');
        await context.wait(240);
      },
    });
  }, [register, sound, target]);
  const climbed = shown[0] as Climbed | undefined;
  const isTold = climbed !== undefined && !isPlaying;
  const height = climbed ? heightOf(Number(climbed.result), target) : 22;
  return (
    <div className={styles.scene} data-won={isTold ? climbed.is_win : undefined}>
      <div className={styles.far} aria-hidden="true" />
      <div className={styles.near} aria-hidden="true" />
      <div className={styles.ring} aria-hidden="true">
        <span className="numeric">{target.toFixed(2)}×</span>
      </div>
      <output className={styles.figure}>
        <span ref={figure} className="numeric">
          {climbed?.result ?? '1.00'}
        </span>
        ×
      </output>
      <div
        ref={craft}
        className={styles.craft}
        data-flying={isPlaying || undefined}
        style={{ '--height': height } as object}
        aria-hidden="true"
      >
        <Craft />
      </div>
      <div className={styles.ground} aria-hidden="true" />
    </div>
  );
}

/** A small rocket, lit from the top left. */
function Craft() {
  return (
    <svg viewBox="0 0 60 150">
      <path className={styles.flame} d="M22 92h16l-8 56Z" />
      <path className={styles.core} d="M26 92h8l-4 32Z" />
      <path d="M14 62 3 90l14-5ZM46 62l11 28-14-5Z" className={styles.fin} />
      <path
        d="M30 2c14 15 18 34 18 50 0 17-5 30-8 37H20c-3-7-8-20-8-37C12 36 16 17 30 2Z"
        fill="oklch(0.93 0.01 260)"
      />
      <path d="M30 2c14 15 18 34 18 50 0 17-5 30-8 37H30Z" fill="oklch(0.72 0.03 260)" />
      <path d="M30 2c7 7 11 15 14 24H16C19 17 23 9 30 2Z" className={styles.nose} />
      <circle cx="30" cy="46" r="9" fill="oklch(0.4 0.05 260)" />
      <circle cx="30" cy="46" r="6.5" className={styles.glass} />
      <circle cx="27.5" cy="43.5" r="2" fill="white" />
      <path d="M20 80h20l-1.5 9h-17Z" fill="oklch(0.45 0.03 260)" />
    </svg>
  );
}

function LimboControls({ params, onParams, isDisabled }: ControlsProps) {
  const t = useText();
  const target = targetOf(params);
  const chance = target === null ? null : (Number(winningWords({ target })) / 2 ** 32) * 100;
  return (
    <>
      <TextField
        label={t('ui.game.limbo.target')}
        inputMode="decimal"
        disabled={isDisabled}
        value={targetText(params)}
        error={target === null ? t('ui.game.limbo.targetProblem') : undefined}
        onChange={(event) => onParams({ target: event.target.value.trim() })}
      />
      <Facts
        items={[
          {
            label: t('ui.game.winChance'),
            value: chance === null ? '–' : `${chance.toFixed(chance < 0.1 ? 6 : 2)} %`,
          },
          {
            label: t('ui.game.multiplier'),
            value: target === null ? '–' : `${(target / 100).toFixed(2)}×`,
          },
        ]}
      />
    </>
  );
}

/** Limbo: how it looks, its options and its words. */
export const limboView: PlayView = {
  Scene: LimboScene,
  Controls: LimboControls,
  ratio: '16 / 9',
  caption: (event, t) =>
    event.type === 'climbed'
      ? t('ui.game.limbo.climbed', { result: String(event['result']) })
      : null,
  resultText: ({ outcome }) => `${String(outcome['result'])}×`,
};
