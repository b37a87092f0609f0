import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { CategoryLobby, HotLobby } from '../../features/games/lobby/game-lobby.tsx';

const LotteryHall = lazyPart(
  async () => (await import('../../features/games/lottery/lottery-hall.tsx')).LotteryHall,
);

/** The lobby of a category of games: /slots, /casino … */
export const lobbyScreen =
  (gameType: string): ComponentType =>
  () => <CategoryLobby gameType={gameType} />;

/** /lottery: the draws of the site before the games of studios. */
export const lotteryScreen: ComponentType = () => (
  <>
    <Suspense fallback={null}>
      <LotteryHall />
    </Suspense>
    <CategoryLobby gameType="lottery" />
  </>
);

/** /hot: the hot games of every category. */
export const hotScreen: ComponentType = HotLobby;
