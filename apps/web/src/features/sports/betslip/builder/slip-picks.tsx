// chunk: alone
import { pickId } from '../slip-leg.ts';
import type { LegQuote } from '../slip-quote.query.ts';
import type { Builder, SlipLine } from '../slip.types.ts';
import { usePlacing } from '../use-placing.ts';
import { refusalsOf } from './joint-price.query.ts';
import { PickList } from './pick-list.tsx';
import { removePick } from './slip-builder.store.ts';

interface SlipPicksProps {
  line: SlipLine;
  builder: Builder;
  /** How the server sees them; null while it is asked. */
  leg: LegQuote | null;
}

/** The picks of a builder in the slip. */
export function SlipPicks({ line, builder: { picks }, leg }: SlipPicksProps) {
  const { refusals } = usePlacing();
  const refused = picks.flatMap(({ selectionId }) => {
    const code = refusals.byLine.get(pickId(line.selectionId, selectionId));
    return code === undefined ? [] : [[selectionId, code] as const];
  });
  return (
    <PickList
      picks={picks}
      refusals={new Map([...refusalsOf(leg), ...refused])}
      onRemove={(selectionId) => removePick(line.selectionId, selectionId)}
    />
  );
}
