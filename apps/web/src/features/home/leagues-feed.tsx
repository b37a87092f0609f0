import { createElement } from 'react';
import { useSportsSlots } from '../../common/sports/sports-slots.store.ts';
import type { FedLobbyProps } from './fed-lobby.types.ts';
import { useSportsLobby } from './use-sports-lobby.ts';

/** Leagues by day, kept in step with the server. */
export function LeaguesFeed({ Lobby, lobby }: FedLobbyProps) {
  const LivePrices = useSportsSlots((slots) => slots.LivePrices);
  const extras = (
    <>
      {LivePrices && createElement(LivePrices)}
      {lobby.extras}
    </>
  );
  return <Lobby {...lobby} sports={useSportsLobby()} extras={extras} />;
}
