import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import type { ShownPart } from '../../features/games/alive/alive-entries.ts';
import { CategoryLobby, HotLobby } from '../../features/games/lobby/game-lobby.tsx';

const LotteryHall = lazyPart(
  async () => (await import('../../features/games/lottery/lottery-hall.tsx')).LotteryHall,
);

const BingoHall = lazyPart(
  async () => (await import('../../features/games/bingo/bingo-hall.tsx')).BingoHall,
);

const RoomChat = lazyPart(
  async () => (await import('../../games/stages/table/room-chat.tsx')).RoomChat,
);

const AliveStrip = lazyPart(
  async () => (await import('../../features/games/alive/alive-strip.tsx')).AliveStrip,
);

/** What goes on now of the categories that have something of the kind. */
const aliveParts: Readonly<Record<string, readonly ShownPart[]>> = {
  casino: ['tables'],
  horse_racing: ['races'],
};

/** The lobby of a category of games: /slots, /casino … */
export const lobbyScreen =
  (gameType: string): ComponentType =>
  () => (
    <>
      {aliveParts[gameType] ? (
        <Suspense fallback={null}>
          <AliveStrip parts={aliveParts[gameType]} />
        </Suspense>
      ) : null}
      <CategoryLobby gameType={gameType} />
    </>
  );

/** /lottery: the draws of the site before the games of studios. */
export const lotteryScreen: ComponentType = () => (
  <>
    <Suspense fallback={null}>
      <LotteryHall />
    </Suspense>
    <CategoryLobby gameType="lottery" />
  </>
);

/** /bingo: the site's own rooms before the games of studios. */
export const bingoScreen: ComponentType = () => (
  <>
    <Suspense fallback={null}>
      <BingoHall Chat={RoomChat} />
    </Suspense>
    <CategoryLobby gameType="bingo" />
  </>
);

/** /hot: the hot games of every category. */
export const hotScreen: ComponentType = HotLobby;
