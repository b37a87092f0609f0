import { useText } from '@pavilion/i18n/react';
import { useTeamNames } from '../../../../common/sports/team-names.ts';
import type { InfoProps } from './info.types.ts';
import type { Statistics } from './match-info.queries.ts';

type Player = Statistics['lineups']['home'][number];

/** Who plays: the starting ones of each side, then the bench. */
export function Lineups({ event, statistics: { lineups } }: InfoProps) {
  const { home, away } = useTeamNames()(event);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Side name={home} players={lineups.home} />
      <Side name={away} players={lineups.away} />
    </div>
  );
}

function Side({ name, players }: { name: string; players: readonly Player[] }) {
  const t = useText();
  const groups = [
    { label: t('ui.match.starting'), own: players.filter((one) => one.is_starting) },
    { label: t('ui.match.bench'), own: players.filter((one) => !one.is_starting) },
  ];
  return (
    <section aria-label={name} className="panel p-3">
      <h3 className="m-0 text-sm font-bold wrap-anywhere">{name}</h3>
      {groups.map(({ label, own }) =>
        own.length === 0 ? null : (
          <div key={label}>
            <p className="m-0 pt-2 text-xs text-text-muted">{label}</p>
            <ul className="m-0 list-none p-0 text-sm">
              {own.map((player) => (
                <li key={player.player_id} className="numeric flex gap-2 py-0.5">
                  <span className="match-number shrink-0 text-end text-text-muted">
                    {player.number}
                  </span>
                  <span className="min-w-0 flex-1 wrap-anywhere">{player.name}</span>
                  <span className="text-xs text-text-muted">{changeText(player)}</span>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}

/** When a player came on or went off: `↑61′ ↓88′`. */
function changeText({ entered, left }: Player): string {
  const marks = [entered === null ? '' : `↑${entered}′`, left === null ? '' : `↓${left}′`];
  return marks.filter((mark) => mark !== '').join(' ');
}
