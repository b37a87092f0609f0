import type { HostMessage } from '@pavilion/contracts/provider/frame-messages';
import { readGameMessage, type GameEvent } from './frame-messages.ts';

/** Talk with one game in one window. */
export interface GameLine {
  say(message: HostMessage): void;
  close(): void;
}

/**
 * Hears a game in `game`, whose messages arrive at `here`, and speaks to it: to the origin of its
 * address alone.
 */
export function openLine(
  { here, game, address }: { here: Window; game: Window; address: string },
  heard: (event: GameEvent) => void,
): GameLine {
  const { origin } = new URL(address);
  const listen = (message: MessageEvent<unknown>): void => {
    const event = readGameMessage(message, { origin, source: game });
    if (event !== null) heard(event);
  };
  here.addEventListener('message', listen);
  return {
    say: (message) => game.postMessage(message, origin),
    close: () => here.removeEventListener('message', listen),
  };
}
