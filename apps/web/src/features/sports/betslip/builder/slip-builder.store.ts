// chunk: alone
import { newId } from '../../../../core/ids.ts';
import { addLines, maxLines, useSlipStore } from '../betslip.store.ts';
import type { SlipPick } from '../slip.types.ts';
import { builderLine, withoutPick } from './builder-line.ts';

/** Puts picks into the slip as one leg, at the joint price. Gives false when the slip is full. */
export function addBuilder(picks: readonly SlipPick[], odds: string): boolean {
  if (useSlipStore.getState().lines.length >= maxLines) return false;
  addLines([builderLine({ id: newId(), picks, odds })]);
  return true;
}

/** Takes one pick out of a builder of the slip; a line that then stands there twice is one. */
export function removePick(lineId: string, selectionId: string): void {
  const { lines, bankers } = useSlipStore.getState();
  const changed = lines.map((line) =>
    line.selectionId === lineId ? withoutPick(line, selectionId) : line,
  );
  const ids = changed.map((line) => line.selectionId);
  const renamed = ids[lines.findIndex((line) => line.selectionId === lineId)] ?? lineId;
  useSlipStore.setState({
    lines: changed.filter((line, index) => ids.indexOf(line.selectionId) === index),
    bankers: bankers.map((id) => (id === lineId ? renamed : id)),
    refusals: null,
  });
}
