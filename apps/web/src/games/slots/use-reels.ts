import type { SlotEvent } from '@pavilion/games/slots/slot-events';
import { useText } from '@pavilion/i18n/react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import { shortMultiplier } from '../stages/parts/multiplier-figure.ts';
import type { EventHandlers, PlayContext } from '../stages/play/play-events.ts';
import type { SceneProps } from '../stages/play/play-view.types.ts';
import type { BoardState } from './board-state.ts';
import { potName } from './captions.ts';
import type { ReelStage } from './reels/reel-stage.ts';
import { stillHandlers } from './slot-handlers.ts';
import type { SlotLook } from './slot-look.ts';
import { costE4Of } from './slot-money.ts';

type Play = (event: SlotEvent, context: PlayContext) => Promise<void> | void;

/** Handlers that ask, event by event, whether the reels are there by now. */
function handlersOf(stage: RefObject<ReelStage | null>): EventHandlers {
  const types = Object.keys(stillHandlers) as SlotEvent['type'][];
  return Object.fromEntries(
    types.map((type) => [
      type,
      (event: SlotEvent, context: PlayContext) =>
        ((stage.current?.handlers ?? stillHandlers)[type] as Play)(event, context),
    ]),
  );
}

const hasWebGl = (): boolean => {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl2') !== null || canvas.getContext('webgl') !== null;
};

/**
 * Opens moving reels in an element, where the machine can and the player wants movement. True once
 * they stand.
 */
export function useReels(
  host: RefObject<HTMLElement | null>,
  look: SlotLook,
  board: BoardState,
  { register, round, sound }: SceneProps,
): boolean {
  const t = useText();
  const stage = useRef<ReelStage | null>(null);
  const [isOpen, setOpen] = useState(false);
  const gridNow = useEffectEvent(() => board.grid);
  const nameOf = useEffectEvent((pot: string) => potName(pot, t));
  const cost = useEffectEvent(() => Number(costE4Of(look.game, round?.params ?? {})) / 10_000);
  const play = useEffectEvent(sound);
  useEffect(() => register(handlersOf(stage)), [register]);
  useEffect(() => {
    const element = host.current;
    if (!element || prefersReducedMotion() || !hasWebGl()) return undefined;
    let isLeft = false;
    const open = async (): Promise<void> => {
      const { openReelStage } = await import('./reels/reel-stage.ts');
      if (isLeft) return;
      const opened = await openReelStage(element, {
        look,
        grid: gridNow(),
        labelOf: ({ pot, multiplier }) => (pot ? nameOf(pot) : `${shortMultiplier(multiplier)}×`),
        cost: () => cost(),
        sound: (name) => play(name),
      });
      if (isLeft) {
        opened.destroy();
        return;
      }
      opened.show(gridNow());
      stage.current = opened;
      setOpen(true);
    };
    // Without it the page's own grid goes on showing everything.
    open().catch(() => undefined);
    return () => {
      isLeft = true;
      stage.current?.destroy();
      stage.current = null;
      setOpen(false);
    };
  }, [host, look]);
  return isOpen;
}
