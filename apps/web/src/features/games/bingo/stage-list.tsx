import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { GameDetail } from './bingo.queries.ts';

const namesShown = 6;

/** What is played for: who won what, and what is open. Ties show the split. */
export function StageList({ game, ownSeqs }: { game: GameDetail; ownSeqs: readonly number[] }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const { jackpot } = game;
  return (
    <section className="grid content-start gap-2">
      <h4 className="m-0 text-sm text-text-muted">
        {t('ui.bingo.prizes', { amount: format.money(game.pool, currency) })}
      </h4>
      <ul className="m-0 grid list-none gap-2 p-0">
        {game.stages.map((stage) => (
          <li key={stage.stage} className="rounded-control bg-surface-2 px-3 py-2">
            <Stage stage={stage} ownSeqs={ownSeqs} />
          </li>
        ))}
        <li className="rounded-control bg-surface-2 px-3 py-2 text-sm">
          {t('ui.bingo.jackpotWithin', {
            amount: format.money(jackpot.fund, currency),
            balls: jackpot.within,
          })}
          {game.jackpot_each === null ? null : (
            <strong className="block text-accent-text">
              {t('ui.bingo.each', { amount: format.money(game.jackpot_each, currency) })}
            </strong>
          )}
        </li>
      </ul>
    </section>
  );
}

function Stage({
  stage: { stage, share, ball, winners, each },
  ownSeqs,
}: {
  stage: GameDetail['stages'][number];
  ownSeqs: readonly number[];
}) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const isMine = winners.some(({ seq }) => ownSeqs.includes(seq));
  const more = winners.length - namesShown;
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-3">
        <strong>{t.find(`ui.bingo.stage.${stage}`) ?? stage}</strong>
        <span className="numeric">
          {each === null
            ? format.percent(share, 0)
            : t('ui.bingo.each', { amount: format.money(each, currency) })}
        </span>
      </div>
      {ball === null ? (
        <span className="text-sm text-text-muted">{t('ui.bingo.open')}</span>
      ) : (
        <p className="m-0 text-sm wrap-anywhere">
          {t('ui.bingo.wonAt', { ball })}{' '}
          {winners
            .slice(0, namesShown)
            .map(({ name, seq }) => `${name} (${seq})`)
            .join(', ')}
          {more > 0 ? ` +${format.number(more)}` : ''}
        </p>
      )}
      {isMine ? (
        <p className="m-0 flex items-center gap-1 font-bold text-positive">
          <Icon name="check" size={16} />
          {t('ui.bingo.yours')}
        </p>
      ) : null}
    </>
  );
}
