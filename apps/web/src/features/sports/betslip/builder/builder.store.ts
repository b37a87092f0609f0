// chunk: alone
import { createPersisted } from '@pavilion/web-core/stores/persisted';
import { arePicks } from '../is-slip.ts';
import type { OfferedPick, SlipPick } from '../slip.types.ts';
import { mostPicks } from './builder-line.ts';

interface BuilderDraft {
  /** Picks of one match that are being put together, in the order they were pressed. */
  picks: SlipPick[];
}

/** The builder that is being put together, kept over a reload; a preference of the browser. */
export const useBuilderStore = createPersisted<BuilderDraft>(
  'bet_builder',
  { picks: [] },
  { isSound: (found) => arePicks((found as Record<string, unknown>)['picks']) },
);

/**
 * Takes a pick in, or out when it is there; one of another match begins anew. Gives false where no
 * more are taken.
 */
export function togglePick(offered: OfferedPick): boolean {
  const known = useBuilderStore.getState().picks;
  const picks = known.filter(({ eventId }) => eventId === offered.eventId);
  if (picks.some(({ selectionId }) => selectionId === offered.selectionId)) {
    dropPick(offered.selectionId);
    return true;
  }
  if (picks.length >= mostPicks) return false;
  const pick = { ...offered, currentOdds: offered.odds, isOpen: true };
  useBuilderStore.setState({ picks: [...picks, pick] });
  return true;
}

export function dropPick(selectionId: string): void {
  const { picks } = useBuilderStore.getState();
  useBuilderStore.setState({ picks: picks.filter((pick) => pick.selectionId !== selectionId) });
}

export function clearPicks(): void {
  useBuilderStore.setState({ picks: [] });
}
