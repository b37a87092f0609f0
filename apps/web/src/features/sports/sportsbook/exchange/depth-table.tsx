import { useFormat, useText } from '@pavilion/i18n/react';
import { useOddsText } from '../../../../common/odds/use-odds.ts';
import { shownAmount } from './amount-text.ts';
import type { LadderRow } from './ladder.query.ts';
import type { NamedRow } from './ladder-table.tsx';

/** Everything that stands on both sides of each selection, the best prices on top. */
export function DepthTables({ rows }: { rows: readonly NamedRow[] }) {
  return (
    <div className="exchange-depths grid gap-3 pt-2">
      {rows.map(({ row, name }) => (
        <SelectionDepth key={row.selection_id} row={row} name={name} />
      ))}
    </div>
  );
}

type Rung = LadderRow['back'][number];

function SelectionDepth({ row: { back, lay }, name }: NamedRow) {
  const t = useText();
  const most = Math.max(0, ...[...back, ...lay].map(({ size }) => Number(size)));
  const lines = Array.from(
    { length: Math.max(back.length, lay.length) },
    (_, index) => [back[index], lay[index]] as const,
  );
  return (
    <table className="exchange-table numeric w-full text-sm">
      <caption className="pb-1 text-start font-semibold wrap-anywhere">{name}</caption>
      <thead>
        <tr className="text-xs text-text-muted">
          {[t('ui.exchange.back'), t('ui.exchange.lay')].map((side) => (
            <th key={side} scope="colgroup" colSpan={2} className="font-semibold">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.length === 0 ? (
          <tr>
            <td colSpan={4} className="py-2 text-center text-xs text-text-muted">
              {t('ui.exchange.nothing')}
            </td>
          </tr>
        ) : null}
        {lines.map(([backed, laid], index) => (
          <tr key={index}>
            <Side rung={backed} side="back" isBest={index === 0} most={most} />
            <Side rung={laid} side="lay" isBest={index === 0} most={most} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  rung: Rung;
  side: 'back' | 'lay';
}

interface SideProps {
  rung: Rung | undefined;
  side: 'back' | 'lay';
  isBest: boolean;
  most: number;
}

/** Prices stand in the middle, what is left at them outside. */
function Side({ rung, side, isBest, most }: SideProps) {
  const t = useText();
  if (!rung) {
    return (
      <td colSpan={2} className="text-center text-text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('ui.exchange.nothing')}</span>
      </td>
    );
  }
  const size = <Size rung={rung} side={side} most={most} />;
  return (
    <>
      {side === 'back' ? size : null}
      <Odds rung={rung} side={side} isBest={isBest} />
      {side === 'lay' ? size : null}
    </>
  );
}

function Odds({ rung, side, isBest }: CellProps & { isBest: boolean }) {
  const oddsText = useOddsText();
  return (
    <td
      data-side={side}
      data-best={isBest || undefined}
      className="exchange-rung text-center font-bold"
    >
      {oddsText(rung.odds)}
    </td>
  );
}

/** What is left at a price, with a bar against the most that stands anywhere. */
function Size({ rung, side, most }: CellProps & { most: number }) {
  const format = useFormat();
  const share = most > 0 ? (100 * Number(rung.size)) / most : 0;
  return (
    <td data-side={side} className="exchange-size relative px-1.5">
      <span
        aria-hidden="true"
        className="exchange-bar absolute inset-y-0"
        style={{ inlineSize: `${share.toFixed(1)}%` }}
      />
      <span className="relative text-xs">{format.number(shownAmount(rung.size))}</span>
    </td>
  );
}
