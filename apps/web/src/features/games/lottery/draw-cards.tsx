import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { drawPath } from './draw-address.ts';
import type { Draw } from './lottery.queries.ts';
import { TimeUntil } from '../../../common/amounts/time-until.tsx';

/** The next draw of every lottery, and the last ones that were. */
export function DrawCards({ draws }: { draws: readonly Draw[] }) {
  const t = useText();
  const games = [...new Set(draws.map(({ game }) => game))];
  const next = games.flatMap((game) => draws.find((draw) => draw.game === game) ?? []);
  const past = draws.filter(({ state }) => state === 'settled').slice(0, 8);
  return (
    <div className="grid gap-6">
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-4">
        {next.map((draw) => (
          <li key={draw.draw_id} className="grid">
            <DrawCard draw={draw} />
          </li>
        ))}
      </ul>
      {past.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="m-0 text-lg font-bold">{t('ui.lottery.tab.results')}</h3>
          <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2">
            {past.map((draw) => (
              <li key={draw.draw_id}>
                <PastDraw draw={draw} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function DrawCard({ draw }: { draw: Draw }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const isOpen = draw.state === 'open';
  return (
    <article className="grid content-start gap-3 panel p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="m-0 text-lg font-bold">{draw.name}</h3>
        <Badge kind={isOpen ? 'positive' : 'plain'}>{t(`ui.lottery.state.${draw.state}`)}</Badge>
      </header>
      {draw.jackpot === null ? null : (
        <p className="m-0">
          <span className="text-sm text-text-muted">{t('ui.lottery.jackpot')}</span>{' '}
          <strong className="numeric text-xl wrap-anywhere text-accent-text">
            {format.money(draw.jackpot, currency)}
          </strong>
        </p>
      )}
      <dl className="m-0 grid gap-1 text-sm">
        <div className="flex justify-between gap-3">
          <dt className="text-text-muted">
            {t(isOpen ? 'ui.lottery.salesEnd' : 'ui.lottery.drawIn')}
          </dt>
          <dd className="m-0">
            <TimeUntil until={isOpen ? draw.cut_off_at : draw.draw_at} />
          </dd>
        </div>
      </dl>
      <p className="m-0 text-sm text-text-muted">
        {t('ui.lottery.drawAt', { time: format.dateTime(draw.draw_at) })}
        {draw.count > 0 ? ` · ${t('ui.lottery.sold', { count: format.number(draw.count) })}` : ''}
      </p>
      <AppLink
        to={drawPath(draw.draw_id)}
        className={buttonClass(isOpen ? 'primary' : 'secondary', 'medium', true)}
        aria-label={`${t(isOpen ? 'ui.lottery.play' : 'ui.lottery.see')}: ${draw.name}`}
      >
        {t(isOpen ? 'ui.lottery.play' : 'ui.lottery.see')}
      </AppLink>
    </article>
  );
}

function PastDraw({ draw }: { draw: Draw }) {
  const format = useFormat();
  return (
    <AppLink
      to={drawPath(draw.draw_id)}
      className="flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-surface-2 px-3 py-2 hover:border-accent"
    >
      <span className="font-semibold">{draw.name}</span>
      <span className="text-sm text-text-muted">{format.dateTime(draw.draw_at)}</span>
    </AppLink>
  );
}
