import { useState } from 'react';
import { useTopic } from '../../core/realtime/realtime.ts';
import { usePlaceRules } from './place-rules.ts';

/**
 * Whether the player has opened another game since this opening, where only one may be open: this
 * one takes no stakes any more. Null: nothing is open here.
 */
export function useMovedOn(playId: string | null): boolean {
  const { is_parallel_play_allowed: isFree } = usePlaceRules();
  // What was heard before this opening is older than it.
  const [heard, setHeard] = useState<{ during: string | null; opened: string } | null>(null);
  useTopic(isFree ? null : 'session', {
    'game.opened': ({ play_id: opened }) => setHeard({ during: playId, opened }),
  });
  return playId !== null && heard?.during === playId && heard.opened !== playId;
}
