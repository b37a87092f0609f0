import type { SlipLine, SlipPick } from './slip.types.ts';

/** What was told of a selection; no price where it has none now. */
interface ToldPrice {
  selectionId: string;
  currentOdds: string | null;
  isOpen: boolean;
}

/** A line with what was told of it, or of one of its picks; the same line where nothing changed. */
export function withPrice(line: SlipLine, told: ToldPrice): SlipLine {
  if (line.selectionId === told.selectionId) return withOpenPicks(changed(line, told));
  if (!line.builder?.picks.some(({ selectionId }) => selectionId === told.selectionId)) return line;
  const picks = line.builder.picks.map((pick) =>
    pick.selectionId === told.selectionId ? changed(pick, told) : pick,
  );
  if (picks.every((pick, index) => pick === line.builder?.picks[index])) return line;
  // One pick that takes no bets stops them all; what they cost together only the server knows.
  return {
    ...line,
    builder: { ...line.builder, picks },
    isOpen: picks.every(({ isOpen }) => isOpen),
  };
}

/** A builder that takes bets has no pick that takes none. */
function withOpenPicks(line: SlipLine): SlipLine {
  const { builder, isOpen } = line;
  if (!builder || !isOpen || builder.picks.every((pick) => pick.isOpen)) return line;
  const picks = builder.picks.map((pick) => ({ ...pick, isOpen }));
  return { ...line, builder: { ...builder, picks } };
}

function changed<Pick extends SlipPick>(known: Pick, { currentOdds, isOpen }: ToldPrice): Pick {
  const next = currentOdds ?? known.currentOdds;
  if (known.currentOdds === next && known.isOpen === isOpen) return known;
  // The first price that is told is the one the player sees before they agree to any.
  return { ...known, odds: known.odds || next, currentOdds: next, isOpen };
}

/** All selections of a slip, those of builders too. */
export const picksOf = (lines: readonly SlipLine[]): SlipPick[] =>
  lines.flatMap((line): SlipPick[] => line.builder?.picks ?? [line]);
