// chunk: alone
import { isForBuilder, marketType, sports } from '@pavilion/sports';
import { parseLine } from '@pavilion/domain/markets';
import { legId } from '../slip-leg.ts';
import type { OfferedPick, SlipLine, SlipPick } from '../slip.types.ts';

/** As many picks as a builder takes, and as few. */
export const mostPicks = 10;
export const fewestPicks = 2;

/**
 * True where a builder may take picks of the market. The kinds that a slip of an older build knows
 * are football's.
 */
export function isBuildable({ kind, line, about }: OfferedPick): boolean {
  const sport: string = about?.sport ?? 'football';
  const known = sports.find((one) => one === sport);
  const type = known === undefined ? null : marketType(known, kind);
  const lineQuarters = line === null ? null : parseLine(line);
  return type !== null && isForBuilder({ type, lineQuarters, param: about?.param ?? null });
}

interface BuilderParts {
  id: string;
  /** Of one match, two at least. */
  picks: readonly SlipPick[];
  /** The joint price; empty where none was told yet. */
  odds: string;
}

/** Picks of one match as one line of the slip. */
export function builderLine({ id, picks, odds }: BuilderParts): SlipLine {
  const { eventId = '', home = '', away = '', league = '', names } = picks[0] ?? {};
  return {
    selectionId: legId(picks.map(({ selectionId }) => selectionId)),
    ...{ marketId: '', eventId, kind: 'builder', outcome: '', line: null },
    ...{ home, away, league, odds, currentOdds: odds },
    ...(names === undefined ? {} : { names }),
    isOpen: picks.every(({ isOpen }) => isOpen),
    stake: '',
    builder: { id, picks: [...picks] },
  };
}

/**
 * A builder without one of its picks, at a price that is still to be told; with one pick left it is
 * an ordinary line at that pick's own price. Its stake stays, a voucher is chosen anew.
 */
export function withoutPick(line: SlipLine, selectionId: string): SlipLine {
  if (!line.builder) return line;
  const { id, picks } = line.builder;
  const left = picks.filter((pick) => pick.selectionId !== selectionId);
  const [last] = left;
  const { stake } = line;
  if (last && left.length < fewestPicks) return { ...last, odds: last.currentOdds, stake };
  return { ...builderLine({ id, picks: left, odds: '' }), stake };
}
