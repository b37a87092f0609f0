import { useEffect, useState } from 'react';
import type { SceneProps } from '../../../stages/play/play-view.types.ts';
import type { PlayContext } from '../../../stages/play/play-events.ts';

const slideMs = 260;
/** A card is half turned when the next one leaves the shoe. */
const turnMs = 140;
const lastTurnMs = 320;
const peekMs = 700;
const bustMs = 200;

type Told = { card?: number | null; result?: string };

/** Plays the events of cards that are dealt; gives the event whose card has been turned last. */
export function useDealing(
  register: SceneProps['register'],
  sound: SceneProps['sound'],
): object | null {
  const [turned, setTurned] = useState<object | null>(null);
  useEffect(() => {
    const turn = async (event: object, context: PlayContext, restMs: number): Promise<void> => {
      setTurned(event);
      await context.wait(restMs);
    };
    const deal = async (event: Told, context: PlayContext): Promise<void> => {
      sound('card');
      await context.wait(slideMs);
      if (typeof event.card === 'number') await turn(event, context, turnMs);
    };
    return register({
      dealt: deal,
      drawn: deal,
      async revealed(event: Told, context: PlayContext) {
        sound('card');
        await turn(event, context, lastTurnMs);
      },
      peeked: (_: object, context: PlayContext) => context.wait(peekMs),
      async result(event: Told, context: PlayContext) {
        // Nothing is heard of a loss.
        if (event.result === 'won' || event.result === 'blackjack') sound('reveal');
        await context.wait(bustMs);
      },
    });
  }, [register, sound]);
  return turned;
}
