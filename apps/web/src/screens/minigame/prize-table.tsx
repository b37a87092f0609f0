import { useFormat, useText } from '@pavilion/i18n/react';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import type { MiniGame } from '../../features/rewards/minigame/minigame.queries.ts';
import { SymbolIcon } from './symbols.tsx';

const percentDecimals = 4;

/** What a game gives and how likely each prize is, and what comes back of it in the long run. */
export function PrizeTable({ game }: { game: MiniGame }) {
  const t = useText();
  const format = useFormat();
  const prizeText = usePrizeText();
  const weights = game.table.map(({ weight }) => weight ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (
    <section aria-labelledby="minigame-prizes" className="grid grid-cols-1 gap-2">
      <h2 id="minigame-prizes" className="m-0 text-xl font-bold">
        {t('ui.minigame.prizes')}
      </h2>
      <div className="overflow-hidden panel">
        <table
          className="w-full table-fixed border-collapse text-sm"
          aria-labelledby="minigame-prizes"
        >
          <thead className="bg-surface-2 text-text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {t('ui.prizes.prize')}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-semibold">
                {t('ui.prizes.chance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {game.table.map((row, index) => (
              // Rows of a table have no name of their own, and their order is what they are.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row" className="border-t border-line px-3 py-2 text-start font-semibold">
                  <span className="flex flex-wrap items-center gap-2">
                    {game.game !== 'pick' && row.symbol !== undefined ? (
                      <SymbolIcon game={game.game} symbol={row.symbol} />
                    ) : null}
                    {prizeText(row.prize)}
                  </span>
                </th>
                <td className="border-t border-line px-3 py-2 text-end tabular-nums">
                  {format.percent(((weights[index] ?? 0) / total) * 100, percentDecimals)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="m-0 text-sm text-text-muted">
        {t('ui.minigame.returns', {
          percent: format.percent(Number(game.rtp.decimal) * 100, percentDecimals),
        })}
      </p>
    </section>
  );
}
