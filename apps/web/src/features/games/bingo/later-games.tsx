import { useFormat, useText } from '@pavilion/i18n/react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { gamePath } from './bingo-address.ts';
import { useGames, type Room } from './bingo.queries.ts';

const shown = 12;

/** Games of a room after the next one: cards are sold ahead. */
export function LaterGames({ room }: { room: Room }) {
  const t = useText();
  const format = useFormat();
  const { data } = useGames(room.room_id);
  const nextId = room.next_game?.game_id;
  const later = (data?.value ?? [])
    .filter(({ state, game_id: id }) => state === 'selling' && id !== nextId)
    .slice(0, shown);
  if (later.length === 0) return null;
  return (
    <details className="panel p-4 sm:p-6">
      <summary className="min-h-11 cursor-pointer text-lg font-bold">{t('ui.bingo.later')}</summary>
      <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2 xl:grid-cols-3">
        {later.map((game) => (
          <li key={game.game_id}>
            <AppLink
              to={gamePath(game.game_id)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-surface-2 px-3 py-2 hover:border-accent"
            >
              <span className="font-semibold">{format.dateTime(game.starts_at)}</span>
              <span className="text-sm text-text-muted">
                {t('ui.bingo.soldBy', {
                  cards: format.number(game.cards),
                  players: format.number(game.players),
                })}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
