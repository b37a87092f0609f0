import type { FedLobbyProps } from './fed-lobby.types.ts';
import { useEndlessGames } from './use-endless-games.ts';

/** Every game of the site, for lobbies that scroll without end. */
export function CatalogueFeed({ Lobby, lobby }: FedLobbyProps) {
  const { catalogue } = useEndlessGames({}, true);
  return <Lobby {...lobby} catalogue={catalogue} />;
}
