import type { LobbyProps, LobbyRegion } from '@pavilion/templates/props/lobby';

/** A lobby, and what the home page has for every one. */
export interface FedLobbyProps {
  Lobby: LobbyRegion;
  lobby: LobbyProps;
}
