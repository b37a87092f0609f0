import { useEffect, useState } from 'react';
import type { PlayContext } from '../../../stages/play/play-events.ts';
import type { SceneProps } from '../../../stages/play/play-view.types.ts';

/** A deal of five takes less than a second; turbo draws all in 120 ms. */
const turnMs = 120;
const settleMs = 280;

/** Plays the events of a machine; gives the event whose card has been turned last. */
export function useMachine(
  register: SceneProps['register'],
  sound: SceneProps['sound'],
): object | null {
  const [turned, setTurned] = useState<object | null>(null);
  useEffect(() => {
    const turn = async (event: object, context: PlayContext): Promise<void> => {
      sound('card');
      setTurned(event);
      await context.wait(turnMs);
    };
    return register({
      dealt: turn,
      drawn: turn,
      async result({ result }: { result?: string }, context: PlayContext) {
        await context.wait(settleMs);
        if (result === 'won') sound('reveal');
      },
    });
  }, [register, sound]);
  return turned;
}
