/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
// The sea takes keys itself: a reader of screens must not take them for its own.
import { targetMultipliers, seaSize } from '@pavilion/games/fishing/index';
import { useText } from '@pavilion/i18n/react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import { createPainter } from './draw-sea.ts';
import styles from './fishing.module.css';
import type { SeaGame } from './sea-game.ts';
import { weaponOrder } from './weapon-order.ts';
import type { OpenSea } from './use-sea-game.ts';

interface Props {
  sea: OpenSea;
  taken: readonly number[];
  isAutoAllowed: boolean;
  /** Stands in the corner of the picture. */
  corner: ReactNode;
}

/** The sea itself: drawn frame by frame, aimed at by pointer or by keys. */
export function SeaCanvas({ sea: { game, seaNow }, taken, isAutoAllowed, corner }: Props) {
  const t = useText();
  const ref = useRef<HTMLCanvasElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    const paint = createPainter(canvas);
    const isStill = prefersReducedMotion();
    let frame = 0;
    const show = (): void => {
      const atMs = seaNow();
      game.tick(atMs);
      paint(game, { atMs, isStill, taken });
      frame = requestAnimationFrame(show);
    };
    frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [game, seaNow, taken]);

  const pointOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * seaSize.width,
      y: ((event.clientY - box.top) / box.height) * seaSize.height,
    };
  };
  const press = useSeaKeys(game, isAutoAllowed, setSaid);
  return (
    <div className={styles.sea}>
      {corner}
      <canvas
        ref={ref}
        role="application"
        tabIndex={0}
        aria-label={t('ui.fishing.sea')}
        className={styles.canvas}
        onPointerMove={(event) => game.aimAt(pointOf(event))}
        onPointerDown={(event) => {
          event.currentTarget.focus({ preventScroll: true });
          game.tap(pointOf(event));
        }}
        onKeyDown={press}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

/**
 * Left and right choose a target, space shoots, up and down change the bet, 1 to 5 the weapon, A
 * goes on by itself.
 */
function useSeaKeys(game: SeaGame, isAutoAllowed: boolean, say: (text: string) => void) {
  const t = useText();
  const step = (by: 1 | -1): void => {
    const target = game.step(by);
    if (!target) return;
    const { kind } = target.spawn;
    const pays = targetMultipliers[kind];
    say(t('ui.fishing.aimed', { target: t(`ui.fishing.targets.${kind}`), pays }));
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => game.setLevel(game.getState().level + 1),
    ArrowDown: () => game.setLevel(game.getState().level - 1),
    ' ': () => game.fire(),
    Enter: () => game.fire(),
    ...(isAutoAllowed ? { a: () => game.toggleAuto() } : {}),
    ...Object.fromEntries(
      weaponOrder.map((weapon, place) => [String(place + 1), () => game.setWeapon(weapon)]),
    ),
  };
  return (event: KeyboardEvent<HTMLCanvasElement>): void => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
