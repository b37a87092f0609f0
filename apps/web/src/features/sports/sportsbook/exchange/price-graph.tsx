import { useText } from '@pavilion/i18n/react';
import { useOddsText } from '../../../../common/odds/use-odds.ts';
import type { LadderRow } from './ladder.query.ts';
import { pricePath } from './price-path.ts';

/** The odds a selection was matched at, over time; nothing before there are two. */
export function PriceGraph({ row, name }: { row: LadderRow; name: string }) {
  const t = useText();
  const oddsText = useOddsText();
  const line = pricePath(row.points);
  if (line === null) return null;
  const [from, to] = [line.first, line.last].map(oddsText);
  return (
    <svg
      role="img"
      aria-label={t('ui.exchange.graphOf', { selection: name, from: from ?? '', to: to ?? '' })}
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      className="exchange-graph"
    >
      <path d={line.path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
