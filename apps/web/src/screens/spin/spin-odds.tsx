import { useFormat, useText } from '@pavilion/i18n/react';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import type { Wheel } from '../../features/rewards/wheel/wheel.queries.ts';

const percentDecimals = 4;
const cellClass = 'border-t border-line px-3 py-2 text-start';

/** Every segment with what it gives and how likely it is; the odds are the same for everybody. */
export function SpinOdds({ wheel }: { wheel: Wheel }) {
  const t = useText();
  const format = useFormat();
  const prizeText = usePrizeText();
  const { segments, total_weight: total } = wheel;
  return (
    <section aria-labelledby="spin-odds" className="grid grid-cols-1 gap-3">
      <h2 id="spin-odds" className="m-0 text-xl font-bold">
        {t('ui.spin.odds')}
      </h2>
      <div className="overflow-hidden panel">
        <table className="w-full table-fixed border-collapse text-sm" aria-labelledby="spin-odds">
          <thead className="bg-surface-2 text-text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {t('ui.spin.segment')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {t('ui.prizes.prize')}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-semibold">
                {t('ui.prizes.chance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {segments.map(({ index, label, weight, prize }) => (
              <tr key={index}>
                <th scope="row" className={`${cellClass} font-semibold wrap-anywhere`}>
                  {label}
                </th>
                <td className={`${cellClass} wrap-anywhere`}>{prizeText(prize)}</td>
                <td className={`${cellClass} text-end tabular-nums`}>
                  {format.percent((weight / total) * 100, percentDecimals)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="m-0 text-sm text-text-muted">{t('ui.spin.oddsText')}</p>
    </section>
  );
}
