import { useText } from '@pavilion/i18n/react';
import {
  coinFlipMultiplierE4,
  coinSides,
  type CoinSide,
} from '@pavilion/games/arcade/coin-flip/coin-flip.game';
import { useEffect, useRef } from 'react';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { ControlsProps, PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { GameParams } from '../../game-info.ts';
import { animated } from '../parts/animated.ts';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import { Facts, Options } from '../parts/options.tsx';
import styles from './coin-flip.module.css';

type Flipped = { type: 'flipped'; side: CoinSide; is_win: boolean };

const flipMs = 1300;
const edgeLayers = [-3, -2, -1, 0, 1, 2, 3];
const sideOf = ({ side }: GameParams): CoinSide => (side === 'tails' ? 'tails' : 'heads');
const angleOf = (side: CoinSide): number => (side === 'heads' ? 0 : 180);

/** A thick coin that is thrown, tumbles and comes to lie on the drawn side. */
function CoinScene({ params, shown, isPlaying, register, sound }: SceneProps) {
  const t = useText();
  const coin = useRef<HTMLDivElement>(null);
  const shadow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let angle = 0;
    return register({
      async flipped({ side }: Flipped, context: PlayContext) {
        const end = angleOf(side);
        const at = (lift: number, turn: number): string =>
          `translateY(${lift}cqh) rotateX(${turn}deg)`;
        const whole = 360 * 5 + end;
        const throwing = [
          { transform: at(0, angle), easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)' },
          { transform: at(-34, (angle + whole) / 2), easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)' },
          { transform: at(0, whole - 20), easing: 'ease-out', offset: 0.84 },
          { transform: at(-4, whole + 6), easing: 'ease-in', offset: 0.92 },
          { transform: at(0, whole) },
        ];
        angle = end;
        coin.current?.style.setProperty('transform', `rotateX(${end}deg)`);
        sound('card');
        const spread = { scale: ['1', '0.55', '1'], opacity: ['1', '0.4', '1'] };
        void animated(shadow.current, spread, flipMs * 0.84, context);
        await animated(coin.current, throwing, flipMs, context);
        sound('land');
        await context.wait(160);
      },
    });
  }, [register, sound]);
  const flipped = isPlaying ? undefined : (shown[0] as Flipped | undefined);
  return (
    <div className={styles.scene} data-won={flipped?.is_win}>
      <div className={styles.lamp} aria-hidden="true" />
      <div className={styles.air} aria-hidden="true">
        <div ref={shadow} className={styles.shadow} />
        <div ref={coin} className={styles.coin}>
          {edgeLayers.map((layer) => (
            <i key={layer} style={{ transform: `translateZ(${layer}px)` }} />
          ))}
          <Face side="heads" />
          <Face side="tails" />
        </div>
      </div>
      <output className={styles.result}>
        {flipped ? t(`ui.game.coinFlip.${flipped.side}`) : null}
      </output>
      <p className={styles.call}>
        {t('ui.game.coinFlip.called', { side: t(`ui.game.coinFlip.${sideOf(params)}`) })}
      </p>
    </div>
  );
}

/** Heads bears a crown, tails a pavilion. */
function Face({ side }: { side: CoinSide }) {
  return (
    <svg className={styles[side]} viewBox="0 0 200 200">
      <circle cx="100" cy="100" r="84" fill="none" className={styles.groove} />
      <circle cx="100" cy="100" r="90" fill="none" className={styles.dots} />
      {side === 'heads' ? (
        <path
          className={styles.relief}
          d="M44 134 34 70l34 26 32-48 32 48 34-26-10 64Zm2 10h108v14H46Z"
        />
      ) : (
        <path
          className={styles.relief}
          d="M98 34h4v12c14 16 36 28 60 34v14H38V80c24-6 46-18 60-34Zm-52 64h14v46H46Zm31 0h14v46H77Zm32 0h14v46h-14Zm31 0h14v46h-14ZM38 148h124v14H38Z"
        />
      )}
    </svg>
  );
}

function CoinControls({ params, onParams, isDisabled }: ControlsProps) {
  const t = useText();
  return (
    <>
      <Options
        label={t('ui.game.coinFlip.side')}
        selectedId={sideOf(params)}
        isDisabled={isDisabled}
        onSelect={(side) => onParams({ side })}
        items={coinSides.map((side) => ({ id: side, label: t(`ui.game.coinFlip.${side}`) }))}
      />
      <Facts
        items={[
          { label: t('ui.game.multiplier'), value: `${shortMultiplier(coinFlipMultiplierE4)}×` },
          { label: t('ui.game.winChance'), value: '50.00 %' },
        ]}
      />
    </>
  );
}

/** Coin flip: how it looks, its options and its words. */
export const coinFlipView: PlayView = {
  Scene: CoinScene,
  Controls: CoinControls,
  ratio: '16 / 9',
  caption(event, t) {
    if (event.type !== 'flipped') return null;
    return t(
      event['side'] === 'tails' ? 'ui.game.coinFlip.showsTails' : 'ui.game.coinFlip.showsHeads',
    );
  },
  resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
};
