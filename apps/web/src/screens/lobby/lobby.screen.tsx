import type { ComponentType } from 'react';
import { CategoryLobby, HotLobby } from '../../features/games/lobby/game-lobby.tsx';

/** The lobby of a category of games: /slots, /casino … */
export const lobbyScreen =
  (gameType: string): ComponentType =>
  () => <CategoryLobby gameType={gameType} />;

/** /hot: the hot games of every category. */
export const hotScreen: ComponentType = HotLobby;
