import { useBelow } from '../../core/layout/below.ts';
import { HomeExtras } from './home-extras.tsx';
import { FedLobby } from '../../features/home/lobby-feeds.tsx';
import { useLobbyProps } from '../../features/home/use-lobby-props.ts';

/** Below the hero: what the template's lobby makes of the site's games and matches. */
export function HomeLobby() {
  const below = useBelow();
  const props = useLobbyProps(<HomeExtras />);
  if (!below) return null;
  return <FedLobby Lobby={below.Lobby} lobby={{ ...props, Card: below.Card }} />;
}
