import type { CallResponse } from '@pavilion/contracts/define-call';
import type { tournamentList } from '@pavilion/contracts/player/rewards/tournament-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { TimeLeftText } from '../../features/rewards/time-left-text.tsx';
import { Fact } from './fact.tsx';

type Tournament = CallResponse<typeof tournamentList>['value'][number];

/** One tournament: what there is to win, how long it runs, and who leads. */
export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const t = useText();
  const format = useFormat();
  const { tournament_id, title, prize, currency, starts_at, ends_at, player_count } = tournament;
  const hasSports = useLayoutStore((state) => (state.provider_count['sportsbook'] ?? 0) > 0);
  return (
    <section
      aria-labelledby={`tournament-${tournament_id}`}
      className="grid grid-cols-1 gap-4 panel p-4 sm:p-6"
    >
      <header className="grid gap-1">
        <h2 id={`tournament-${tournament_id}`} className="m-0 text-xl font-bold wrap-anywhere">
          {title}
        </h2>
        <p className="m-0 text-sm text-text-muted">{format.dateRange(starts_at, ends_at)}</p>
      </header>
      <dl className="m-0 grid gap-3 sm:grid-cols-3">
        <Fact name={t('ui.leaderboard.pool')}>
          {format.money(prize, currency, { trimWhole: true })}
        </Fact>
        <Fact name={t('ui.leaderboard.endsIn')}>
          <TimeLeftText until={ends_at} over={t('ui.leaderboard.ranking')} />
        </Fact>
        <Fact name={t('ui.leaderboard.players')}>{format.number(String(player_count))}</Fact>
      </dl>
      {tournament.leaders.length === 0 ? (
        <p className="m-0 text-text-muted">{t('ui.leaderboard.noLeaders')}</p>
      ) : null}
      <Places tournament={tournament} />
      <p className="m-0 text-sm text-text-muted">{t('ui.leaderboard.rules')}</p>
      {hasSports ? (
        <AppLink to="/sports" className={buttonClass('primary', 'medium')}>
          {t('ui.leaderboard.join')}
        </AppLink>
      ) : null}
    </section>
  );
}

/** Every place that leads or wins: who holds it with which turnover, and its prize. */
function Places({ tournament }: { tournament: Tournament }) {
  const t = useText();
  const format = useFormat();
  const { leaders, prizes, currency } = tournament;
  const places = Array.from({ length: Math.max(leaders.length, prizes.length) }, (_, at) => ({
    leader: leaders[at],
    prize: prizes[at],
  }));
  return (
    <ol className="m-0 grid list-none grid-cols-1 gap-1 p-0">
      {places.map(({ leader, prize }, at) => (
        <li key={at} className="flex items-center gap-3 rounded-control bg-surface-2 px-3 py-2">
          <span className="w-7 shrink-0 text-center font-bold text-accent-text tabular-nums">
            <span aria-hidden="true">{format.number(String(at + 1))}</span>
            <span className="sr-only">{t('ui.leaderboard.place', { place: at + 1 })}</span>
          </span>
          <span className="grid min-w-0 grow">
            <span className="font-semibold wrap-anywhere">{leader?.account_id ?? '—'}</span>
            {leader ? (
              <span className="text-sm text-text-muted tabular-nums">
                {format.money(leader.turnover, currency)}
              </span>
            ) : null}
          </span>
          {prize === undefined ? null : (
            <span className="flex items-center gap-1.5 font-semibold tabular-nums">
              <Icon name="trophy" size={18} className="shrink-0 text-accent-text" />
              {format.money(prize, currency, { trimWhole: true })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
