/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- scrolls; keyboard (WCAG 2.1.1) */
import { useFormat, useText } from '@pavilion/i18n/react';
import { useOddsText } from '../../../../common/odds/use-odds.ts';
import { shownAmount } from './amount-text.ts';
import type { LadderRow } from './ladder.query.ts';
import { PriceGraph } from './price-graph.tsx';

/** So many prices of each side are shown, the best ones in the middle. */
const levels = 3;

export interface NamedRow {
  row: LadderRow;
  name: string;
}

/** What can be backed and laid, selection by selection: backs to the left, lays to the right. */
export function LadderTable({ rows, label }: { rows: readonly NamedRow[]; label: string }) {
  const t = useText();
  return (
    <div role="group" tabIndex={0} aria-label={label} className="overflow-x-auto">
      <table className="exchange-table numeric w-full text-center">
        <thead>
          <tr className="text-xs text-text-muted">
            {[t('ui.exchange.back'), t('ui.exchange.lay')].map((side) => (
              <th key={side} scope="colgroup" colSpan={levels} className="font-semibold">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ row, name }) => (
          <SelectionRows key={row.selection_id} row={row} name={name} />
        ))}
      </table>
    </div>
  );
}

/** The name has a line of its own: beside six prices a phone has no room for it. */
function SelectionRows({ row, name }: NamedRow) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2 * levels} className="pt-1 text-start text-sm font-semibold">
          <span className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">{name}</span>
              <Matched row={row} />
            </span>
            <PriceGraph row={row} name={name} />
          </span>
        </th>
      </tr>
      <tr>
        {levelsOf(row.back)
          .toReversed()
          .map((rung, index) => (
            <Rung key={index} rung={rung} side="back" isBest={index === levels - 1} />
          ))}
        {levelsOf(row.lay).map((rung, index) => (
          <Rung key={index} rung={rung} side="lay" isBest={index === 0} />
        ))}
      </tr>
    </tbody>
  );
}

function Matched({ row: { last, matched } }: { row: LadderRow }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useOddsText();
  const words = [
    ...(last === null ? [] : [t('ui.exchange.last', { odds: oddsText(last) })]),
    t('ui.exchange.matched', { amount: format.number(shownAmount(matched)) }),
  ];
  return <span className="block text-xs font-normal text-text-muted">{words.join(' · ')}</span>;
}

type Rungs = LadderRow['back'];

const levelsOf = (rungs: Rungs): (Rungs[number] | null)[] =>
  Array.from({ length: levels }, (_, index) => rungs[index] ?? null);

function Rung(props: { rung: Rungs[number] | null; side: 'back' | 'lay'; isBest: boolean }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useOddsText();
  const { rung, side, isBest } = props;
  return (
    <td data-side={side} data-best={isBest || undefined} className="exchange-rung">
      {rung === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('ui.exchange.nothing')}</span>
        </>
      ) : (
        <>
          <span className="block text-sm font-bold">{oddsText(rung.odds)}</span>
          <span className="block text-[0.6875rem]">{format.number(shownAmount(rung.size))}</span>
        </>
      )}
    </td>
  );
}
