import { gameName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { firstGamesQuery } from './game-queries.ts';
import { gameId, gamePath, opens, type GameKey } from './game-tile.ts';

const lookedAt = 40;

/**
 * The way to a game that opens: the most played of the same category, else of the whole site.
 * Nothing while none is known.
 */
export function PlayInstead({ game }: { game: GameKey & { game_type: string } }) {
  const t = useText();
  const own = useQuery(firstGamesQuery({ sort: 'popular', game_type: game.game_type }, lookedAt));
  const all = useQuery(firstGamesQuery({ sort: 'popular' }, lookedAt));
  const other = [
    ...(own.data?.value ?? []),
    ...(own.isPending ? [] : (all.data?.value ?? [])),
  ].find((candidate) => opens(candidate) && gameId(candidate) !== gameId(game));
  if (!other) return null;
  return (
    <AppLink to={gamePath(other)} className={buttonClass()}>
      <Icon name="play" size={18} />
      {t('ui.launch.playInstead', { name: gameName(t, other) })}
    </AppLink>
  );
}
