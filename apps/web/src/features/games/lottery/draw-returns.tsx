import { lotteryRules } from '@pavilion/games/lottery/index';
import { useFormat, useText } from '@pavilion/i18n/react';
import type { DrawDetail, LotteryGame } from './lottery.queries.ts';

/**
 * What every bet of a lottery returns, worked out exactly from its prizes; it stands on the page of
 * the ticket itself.
 */
export function DrawReturns({
  game,
  table,
}: {
  game: LotteryGame;
  table: DrawDetail['prize_table'];
}) {
  const t = useText();
  const format = useFormat();
  const rows = lotteryRules(game, table).rtp();
  const nameOf = (values: Readonly<Record<string, string>>): string => {
    const kind = values['kind'];
    if (kind === undefined) return t('ui.lottery.base');
    const name = t.find(`ui.lottery.kinds.${kind}`) ?? kind;
    const count = values['count'];
    return count === undefined ? name : t('ui.lottery.orders', { kind: name, count });
  };
  return (
    <details className="panel p-4 sm:p-6">
      <summary className="min-h-11 cursor-pointer text-lg font-bold">
        {t('ui.lottery.returns')}
      </summary>
      <p className="m-0 pb-2 text-text-muted">{t('ui.lottery.returnsText')}</p>
      <table className="w-full border-collapse">
        <tbody>
          {rows.map(({ bet, values, rtp }) => (
            <tr key={bet} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {nameOf(values)}
              </th>
              <td className="numeric py-2 text-end">
                {format.percent((Number(rtp.numerator) * 100) / Number(rtp.denominator), 2)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="m-0 pt-3">
        <a href={`/par-sheets/${game}.md`} className="underline">
          {t('ui.game.slots.parSheet')}
        </a>
      </p>
    </details>
  );
}
