import { newId } from '../../../core/ids.ts';
import { createPersisted } from '@pavilion/web-core/stores/persisted';
import { isSlip } from './is-slip.ts';
import { legId } from './slip-leg.ts';
import type {
  BetMode,
  CombinedChoice,
  OddsChange,
  OfferedPick,
  PendingSlip,
  PlacedSlip,
  QuickBet,
  Refusals,
  SentSlip,
  SlipLine,
} from './slip.types.ts';
import { picksOf, withPrice } from './told-price.ts';

interface SlipState extends CombinedChoice {
  lines: SlipLine[];
  mode: BetMode;
  placed: PlacedSlip | null;
  /** What is being decided; the selections stay until it is known. */
  pending: PendingSlip | null;
  refusals: Refusals | null;
  /** Null where a touch on a price puts it into the slip. */
  quickBet: QuickBet | null;
  oddsChange: OddsChange;
  /**
   * Id of the present intent to bet. Kept until bets are placed, whatever is changed meanwhile: of
   * all that is sent under one id the server takes one slip at most, so a lost answer can never
   * lead to a second bet.
   */
  requestId: string;
  /** What was sent under the id while it is not known whether the server took it. */
  sent: SentSlip[];
  /** True while an answer is awaited in this tab. */
  isPlacing: boolean;
  isOpen: boolean;
}

/** As many as a bet of several legs takes; of single bets a slip takes fewer. */
export const maxLines = 30;

/**
 * One slip for all tabs of the browser, its id included: what is placed in one is on offer in none.
 */
export const useSlipStore = createPersisted<SlipState>(
  'bet_slip',
  {
    lines: [],
    mode: 'single',
    unitStake: '',
    sizes: [],
    bankers: [],
    isEachWay: false,
    placed: null,
    pending: null,
    refusals: null,
    quickBet: null,
    oddsChange: 'none',
    requestId: newId(),
    sent: [],
    isPlacing: false,
    isOpen: false,
  },
  {
    pick: ({
      placed: _placed,
      refusals: _refusals,
      isPlacing: _isPlacing,
      isOpen: _isOpen,
      ...kept
    }) => kept,
    isShared: true,
    isSound: isSlip,
  },
);

/** Sports of the selections, each once; what an older build put in is football. */
export function useSlipSports(): readonly string[] {
  const sports = useSlipStore(({ lines }) => sportsOf(lines).join(' '));
  return sports === '' ? [] : sports.split(' ');
}

const sportsOf = (lines: readonly SlipLine[]): string[] =>
  [...new Set(lines.map(({ about }) => about?.sport ?? 'football'))].toSorted();

/** Puts a selection in, or takes it out when it is there. Gives false when the slip is full. */
export function toggleSelection(line: OfferedPick): boolean {
  const { lines } = useSlipStore.getState();
  if (lines.some((known) => known.selectionId === line.selectionId)) {
    removeSelection(line.selectionId);
    return true;
  }
  if (lines.length >= maxLines) return false;
  change([...lines, { ...line, currentOdds: line.odds, isOpen: true, stake: '' }]);
  dismissPlaced();
  return true;
}

export function removeSelection(selectionId: string): void {
  change(useSlipStore.getState().lines.filter((line) => line.selectionId !== selectionId));
}

/**
 * Takes placed bets out and shows them as accepted; other selections stay, for an intent of their
 * own.
 */
export function notePlaced(placed: PlacedSlip): void {
  const legs = placed.bets.flatMap((bet) => bet.legs ?? []);
  const gone = new Set(legs.map(({ picks }) => legId(picks.map((pick) => pick.selection_id))));
  const lines = useSlipStore.getState().lines.filter((line) => !gone.has(line.selectionId));
  useSlipStore.setState({
    ...{ lines, placed, requestId: newId(), sent: [] },
    ...{ pending: null, refusals: null, unitStake: '', sizes: [], bankers: [], isEachWay: false },
  });
}

export function setPlacing(isPlacing: boolean): void {
  useSlipStore.setState({ isPlacing });
}

/** The player has seen what was accepted. */
export function dismissPlaced(): void {
  useSlipStore.setState({ placed: null });
}

/** Puts selections in that are not there yet, before the others; as many as there is room for. */
export function addLines(added: readonly SlipLine[]): void {
  const { lines } = useSlipStore.getState();
  const known = new Set(lines.map((line) => line.selectionId));
  change([...added.filter((line) => !known.has(line.selectionId)), ...lines].slice(0, maxLines));
  dismissPlaced();
}

export function clearSlip(): void {
  change([]);
}

export function setStake(selectionId: string, stake: string): void {
  change(mapLine(selectionId, (line) => ({ ...line, stake })));
}

export function setOddsChange(oddsChange: OddsChange): void {
  useSlipStore.setState({ oddsChange });
}

/** The player agrees to the present prices of these selections. */
export function acceptPrices(selectionIds: ReadonlySet<string>): void {
  const agreed = (line: SlipLine): SlipLine =>
    selectionIds.has(line.selectionId) ? { ...line, odds: line.currentOdds } : line;
  change(useSlipStore.getState().lines.map(agreed));
}

/** Applies a price the server told; the agreed one stays until the player accepts it. */
export function noteCurrentPrice(
  selectionId: string,
  currentOdds: string | null,
  isOpen: boolean,
): void {
  const { lines } = useSlipStore.getState();
  const told = lines.map((line) => withPrice(line, { selectionId, currentOdds, isOpen }));
  if (told.some((line, index) => line !== lines[index])) useSlipStore.setState({ lines: told });
}

/**
 * Applies the prices of whole markets, as realtime tells them. Where it tells all of a match, one
 * that is missing is closed.
 */
export function noteMarketPrices({
  eventId,
  markets,
  isAll,
}: {
  eventId: string;
  markets: readonly {
    market_id: string;
    status: string;
    selections: readonly { selection_id: string; odds: string }[];
  }[];
  isAll: boolean;
}): void {
  const there = new Set(markets.map((market) => market.market_id));
  for (const pick of isAll ? picksOf(useSlipStore.getState().lines) : [])
    if (pick.eventId === eventId && !there.has(pick.marketId))
      noteCurrentPrice(pick.selectionId, null, false);
  for (const market of markets) {
    for (const selection of market.selections) {
      noteCurrentPrice(selection.selection_id, selection.odds, market.status === 'open');
    }
  }
}

export function openSlip(): void {
  useSlipStore.setState({ isOpen: true });
}

export function closeSlip(): void {
  useSlipStore.setState({ isOpen: false });
}

function mapLine(selectionId: string, update: (line: SlipLine) => SlipLine): SlipLine[] {
  return useSlipStore
    .getState()
    .lines.map((line) => (line.selectionId === selectionId ? update(line) : line));
}

/** What was refused is asked for anew once something has changed. */
function change(lines: SlipLine[]): void {
  useSlipStore.setState({ lines, refusals: null });
}
