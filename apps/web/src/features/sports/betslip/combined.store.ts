// chunk: alone
import { useSlipStore } from './betslip.store.ts';
import { freeBetUnit } from './each-way.ts';
import type { BetMode, ChosenVoucher, SlipLine } from './slip.types.ts';

export function setMode(mode: BetMode): void {
  useSlipStore.setState({ mode, refusals: null });
}

/** The stake of each line of a bet of several legs, as typed. */
export function setUnitStake(unitStake: string): void {
  useSlipStore.setState({ unitStake, refusals: null });
}

export function setSizes(sizes: readonly number[]): void {
  useSlipStore.setState({ sizes: [...sizes], refusals: null });
}

/** Makes a selection stand in every line of a system, or no longer. */
export function toggleBanker(selectionId: string): void {
  const { bankers } = useSlipStore.getState();
  const isOne = bankers.includes(selectionId);
  useSlipStore.setState({
    bankers: isOne ? bankers.filter((id) => id !== selectionId) : [...bankers, selectionId],
    refusals: null,
  });
}

/**
 * Places the single bet on a selection with a voucher, or with none; a free bet brings its stake,
 * each way half of it for each part.
 */
export function chooseVoucher(
  selectionId: string,
  voucher: ChosenVoucher | null,
  currency: string,
): void {
  const chosen = (line: SlipLine): SlipLine => {
    const wasFree = line.voucher?.kind === 'free_bet';
    const ownStake = wasFree ? '' : line.stake;
    if (voucher?.kind !== 'free_bet') return { ...line, voucher, stake: ownStake };
    const unit = freeBetUnit(voucher, line.isEachWay ?? false, currency);
    // One that two parts cannot share is placed to win alone.
    const isEachWay = unit !== null && (line.isEachWay ?? false);
    return { ...line, voucher, isEachWay, stake: unit ?? voucher.amount ?? ownStake };
  };
  const { lines } = useSlipStore.getState();
  useSlipStore.setState({
    lines: lines.map((line) => (line.selectionId === selectionId ? chosen(line) : line)),
    refusals: null,
  });
}

/** Takes several selections out at once. */
export function removeLines(selectionIds: ReadonlySet<string>): void {
  const { lines } = useSlipStore.getState();
  useSlipStore.setState({
    lines: lines.filter((line) => !selectionIds.has(line.selectionId)),
    refusals: null,
  });
}

/** Puts a selection of the same question in the place of one that is closed. */
export function replaceLine(
  selectionId: string,
  by: Pick<SlipLine, 'selectionId' | 'marketId' | 'line' | 'odds'>,
): void {
  const { lines } = useSlipStore.getState();
  const isThere = lines.some((line) => line.selectionId === by.selectionId);
  const replaced = (line: SlipLine): SlipLine[] => {
    if (line.selectionId !== selectionId) return [line];
    return isThere ? [] : [{ ...line, ...by, currentOdds: by.odds, isOpen: true }];
  };
  useSlipStore.setState({ lines: lines.flatMap(replaced), refusals: null });
}
