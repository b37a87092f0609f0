import { useEffect, useState } from 'react';
import { useTopic } from '../../core/realtime/realtime.ts';
import { usePlaceRules } from './place-rules.ts';

/**
 * Whether the player has opened another game since this opening, where only one may be open: this one takes no stakes any more. Null: nothing
 * is open here.
 */
export function useMovedOn(playId: string | null): boolean {
  const { is_parallel_play_allowed: isFree } = usePlaceRules();
  const [newest, setNewest] = useState<string | null>(null);
  // What was heard before this opening is older than it.
  useEffect(() => setNewest(null), [playId]);
  useTopic(isFree ? null : 'session', {
    'game.opened': ({ play_id: opened }) => setNewest(opened),
  });
  return playId !== null && newest !== null && newest !== playId;
}
