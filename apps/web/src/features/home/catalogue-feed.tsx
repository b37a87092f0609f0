import { lazyPart } from '../../core/build/lazy-part.ts';
import type { FedLobbyProps } from './lobby-feeds.tsx';
import { useEndlessGames } from './use-endless-games.ts';

/** They begin below the first view, which does not wait for them. */
const EndlessRows = lazyPart(
  async () => (await import('@pavilion/templates/endless-rows')).EndlessRows,
  'first',
);

/** Every game of the site, for lobbies that scroll without end. */
export function CatalogueFeed({ Lobby, lobby }: FedLobbyProps) {
  const { catalogue } = useEndlessGames({}, true);
  return <Lobby {...lobby} catalogue={catalogue} EndlessRows={EndlessRows} />;
}
