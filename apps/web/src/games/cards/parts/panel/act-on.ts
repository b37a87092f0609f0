import type { PlayStore } from '../../../stages/play/play-store.ts';
import { heldOf, heldPlaces } from '../video-poker/held-places.ts';

/** Does an action of the open hand; a draw keeps the cards that are held. */
export function actOn(store: PlayStore, action: string): void {
  const roundId = store.getState().round?.round_id ?? null;
  const params = action === 'hold' ? { hold: heldOf(heldPlaces.getState(), roundId) } : {};
  void store.act(action, params);
}
