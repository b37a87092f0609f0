import { useText } from '@pavilion/i18n/react';
import {
  wheelSegments,
  wheelSizes,
  type WheelSize,
} from '@pavilion/games/arcade/wheel/wheel-tables';
import { useEffect, useRef, type RefObject } from 'react';
import { SelectField } from '@pavilion/ui/field';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { ControlsProps, PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { GameParams } from '../../game-info.ts';
import { animated } from '../parts/animated.ts';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import { RiskOptions, riskOf } from '../parts/options.tsx';
import styles from './wheel.module.css';

type Spun = { type: 'spun'; segment: number; multiplier: string };

const spinMs = 3400;
const turns = 5;

const sizeOf = ({ segments }: GameParams): WheelSize =>
  wheelSizes.find((size) => size === segments) ?? 20;

/** How far the wheel is turned, in degrees, when a segment's middle stands under the pointer. */
export function restingAngle(segment: number, segments: number): number {
  return 360 - ((segment + 0.5) * 360) / segments;
}

/** A slice of the rim in a circle of radius 100, clockwise from the top. */
function slicePath(segment: number, segments: number): string {
  const point = (at: number, radius: number): string => {
    const angle = (at * 2 * Math.PI) / segments;
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  };
  const [outer, inner] = [92, 62];
  return `M${point(segment, outer)}A${outer} ${outer} 0 0 1 ${point(segment + 1, outer)}L${point(segment + 1, inner)}A${inner} ${inner} 0 0 0 ${point(segment, inner)}Z`;
}

/** The different pays of a wheel from small to large, and how many segments have each. */
function paysOf(segments: readonly bigint[]): Array<{ multiplier: bigint; count: number }> {
  const different = [...new Set(segments)].toSorted((a, b) => (a < b ? -1 : 1));
  return different.map((multiplier) => ({
    multiplier,
    count: segments.filter((other) => other === multiplier).length,
  }));
}

/** A wheel with a rim of coloured glass that turns, ever slower, to the drawn segment. */
function WheelScene({ params, shown, round, isPlaying, register, sound }: SceneProps) {
  const disc = useRef<SVGGElement>(null);
  const size = sizeOf(params);
  const segments = wheelSegments(size, riskOf(params));
  const pays = paysOf(segments);
  useSpin(disc, size, register, sound);
  const isOfBet = round?.params['segments'] === size && round.params['risk'] === riskOf(params);
  const spun = isOfBet && !isPlaying ? (shown[0] as Spun | undefined) : undefined;
  const landed = spun ? segments[spun.segment] : undefined;
  const colourOf = (multiplier: bigint): string | undefined =>
    styles[`colour${pays.findIndex((pay) => pay.multiplier === multiplier)}`];
  return (
    <div className={styles.scene}>
      <div className={styles.glow} aria-hidden="true" />
      <div className={styles.stand}>
        <svg className={styles.wheel} viewBox="-104 -112 208 216" aria-hidden="true">
          <ellipse cx="8" cy="96" rx="76" ry="8" fill="rgb(0 0 0 / 45%)" />
          <circle r="99" className={styles.rim} />
          <circle r="99" fill="url(#wheel-rim)" />
          <g ref={disc} data-disc>
            <circle r="94" fill="oklch(0.2 0.03 260)" />
            {segments.map((multiplier, segment) => (
              <path
                key={segment}
                d={slicePath(segment, size)}
                className={colourOf(multiplier)}
                data-none={multiplier === 0n || undefined}
                data-hit={spun?.segment === segment || undefined}
              />
            ))}
          </g>
          <WheelLight />
          <circle r="77" className={styles.glass} />
          <circle r="60" fill="oklch(0.17 0.03 260)" />
          <circle r="60" fill="url(#wheel-hub)" />
          <text y="11" className={styles.hub}>
            {spun ? `${shortMultiplier(spun.multiplier)}×` : '–'}
          </text>
          <path d="M-9-110H9L0-84Z" className={styles.pointer} />
        </svg>
      </div>
      <ol className={styles.pays}>
        {pays.map(({ multiplier, count }) => (
          <li
            key={String(multiplier)}
            className={colourOf(multiplier)}
            data-none={multiplier === 0n || undefined}
            data-hit={landed === multiplier || undefined}
          >
            <b className="numeric">{shortMultiplier(multiplier)}×</b>
            <span className="numeric">
              {count}/{size}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Turns the disc to the drawn segment, on from where it stands. */
function useSpin(
  disc: RefObject<SVGGElement | null>,
  size: WheelSize,
  register: SceneProps['register'],
  sound: SceneProps['sound'],
): void {
  useEffect(() => {
    let angle = 0;
    return register({
      async spun({ segment }: Spun, context: PlayContext) {
        const end = restingAngle(segment, size);
        const spin = [`rotate(${angle}deg)`, `rotate(${turns * 360 + end}deg)`];
        if (disc.current) disc.current.style.transform = `rotate(${end}deg)`;
        angle = end;
        sound('tick');
        const easing = 'cubic-bezier(0.14, 0.7, 0.12, 1)';
        await animated(disc.current, { transform: spin }, spinMs, context, easing);
        sound('land');
        await context.wait(200);
      },
    });
  }, [disc, size, register, sound]);
}

/** Rim and hub, lit from the top left; they do not turn with the wheel. */
function WheelLight() {
  return (
    <defs>
      <linearGradient id="wheel-rim" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="rgb(255 255 255 / 75%)" />
        <stop offset="0.5" stopColor="rgb(255 255 255 / 5%)" />
        <stop offset="1" stopColor="rgb(0 0 0 / 50%)" />
      </linearGradient>
      <linearGradient id="wheel-glass" x1="0.1" y1="0" x2="0.8" y2="1">
        <stop offset="0" stopColor="rgb(255 255 255 / 42%)" />
        <stop offset="0.45" stopColor="rgb(255 255 255 / 2%)" />
        <stop offset="0.6" stopColor="rgb(0 0 0 / 4%)" />
        <stop offset="1" stopColor="rgb(0 0 0 / 32%)" />
      </linearGradient>
      <radialGradient id="wheel-hub" cx="34%" cy="26%" r="80%">
        <stop offset="0" stopColor="rgb(255 255 255 / 24%)" />
        <stop offset="0.6" stopColor="rgb(255 255 255 / 3%)" />
        <stop offset="1" stopColor="rgb(0 0 0 / 40%)" />
      </radialGradient>
    </defs>
  );
}

function WheelControls({ params, onParams, isDisabled }: ControlsProps) {
  const t = useText();
  return (
    <>
      <RiskOptions
        risk={riskOf(params)}
        isDisabled={isDisabled}
        onSelect={(risk) => onParams({ ...params, risk })}
      />
      <SelectField
        label={t('ui.game.wheel.segments')}
        value={String(sizeOf(params))}
        disabled={isDisabled}
        options={wheelSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(event) => onParams({ ...params, segments: Number(event.target.value) })}
      />
    </>
  );
}

/** Wheel: how it looks, its options and its words. */
export const wheelView: PlayView = {
  Scene: WheelScene,
  Controls: WheelControls,
  caption: (event, t) =>
    event.type === 'spun'
      ? t('ui.game.wheel.spun', { multiplier: shortMultiplier(String(event['multiplier'])) })
      : null,
  resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
};
