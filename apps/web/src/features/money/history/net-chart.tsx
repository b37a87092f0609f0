import { useFormat, useText } from '@pavilion/i18n/react';
import { netBars, sumOf } from './net-bars.ts';
import type { StatementRow } from './transactions.queries.ts';

const height = 80;
const middle = height / 2;

/**
 * What play brought over the whole span, and in each of its periods as a bar above or below the
 * line.
 */
export function NetChart({ rows, currency }: { rows: readonly StatementRow[]; currency: string }) {
  const t = useText();
  const format = useFormat();
  const nets = rows.map(({ net }) => net);
  const total = t('ui.statement.netOfSpan', { amount: format.money(sumOf(nets), currency) });
  return (
    <figure className="m-0 panel p-3 sm:p-4">
      <figcaption className="mb-2 font-bold tabular-nums">{total}</figcaption>
      {/* The figures stand in the list below. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${nets.length * 10} ${height}`}
        preserveAspectRatio="none"
        className="block h-20 w-full"
      >
        <line
          x1="0"
          x2={nets.length * 10}
          y1={middle}
          y2={middle}
          stroke="currentColor"
          strokeOpacity="0.4"
          vectorEffect="non-scaling-stroke"
        />
        {netBars(nets).map((share, index) => (
          <rect
            key={rows[index]?.period}
            x={index * 10 + 2}
            width="6"
            y={share > 0 ? middle - share * middle : middle}
            height={Math.abs(share) * middle}
            fill="currentColor"
            className={share > 0 ? 'text-positive' : 'text-negative'}
          />
        ))}
      </svg>
    </figure>
  );
}
