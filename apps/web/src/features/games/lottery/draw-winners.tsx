import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { DrawDetail } from './lottery.queries.ts';

/** Winning lines of a settled draw by tier. */
export function DrawWinners({ draw: { tiers } }: { draw: Pick<DrawDetail, 'tiers'> }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  if (tiers.every(({ winners }) => winners === '0'))
    return <p className="m-0 panel p-4 text-text-muted">{t('ui.lottery.noWinners')}</p>;
  return (
    <section className="overflow-x-auto panel p-4 sm:p-6">
      <table className="w-full border-collapse text-start">
        <caption className="pb-2 text-start text-lg font-bold">{t('ui.lottery.winners')}</caption>
        <thead className="text-sm text-text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {t('ui.lottery.prize')}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {t('ui.lottery.winningLines')}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {t('ui.lottery.each')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, winners, each }) => (
            <tr key={tier} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-semibold">
                {t.find(`ui.lottery.tiers.${tier}`) ?? tier}
              </th>
              <td className="numeric py-2 text-end">{format.number(Number(winners))}</td>
              <td className="numeric py-2 text-end">
                {each === null ? t('ui.lottery.varied') : format.money(each, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
