// chunk: alone
import { useSlipStore } from './betslip.store.ts';
import { freeBetUnit } from './each-way.ts';
import type { SlipLine, ToldTerms } from './slip.types.ts';

/**
 * Places the single bet on a selection each way, or to win alone; a free bet is then shared by both
 * parts.
 */
export function setEachWay(selectionId: string, isEachWay: boolean, currency: string): void {
  changeLine(selectionId, (line) => ({
    ...line,
    isEachWay,
    stake: freeBetUnit(line.voucher, isEachWay, currency) ?? line.stake,
  }));
  useSlipStore.setState({ refusals: null });
}

/** The same of the one bet of all selections. */
export function setAllEachWay(isEachWay: boolean): void {
  useSlipStore.setState({ isEachWay, refusals: null });
}

/** Applies the terms that the server would place a selection by now. */
export function noteTerms(selectionId: string, terms: ToldTerms | null): void {
  const { lines } = useSlipStore.getState();
  const known = lines.find((line) => line.selectionId === selectionId)?.placeTerms ?? null;
  if (known?.places === terms?.places && known?.fraction === terms?.fraction) return;
  changeLine(selectionId, (line) => ({ ...line, placeTerms: terms }));
}

function changeLine(selectionId: string, change: (line: SlipLine) => SlipLine): void {
  const { lines } = useSlipStore.getState();
  useSlipStore.setState({
    lines: lines.map((line) => (line.selectionId === selectionId ? change(line) : line)),
  });
}
