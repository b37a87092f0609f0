import type { GameMessage, HostMessage } from '@pavilion/contracts/provider/frame-messages';

export type GameEvent = GameMessage['event'];

/** Every word a game may say; a new one of the contract does not compile until it stands here. */
const events: Record<GameEvent, true> = {
  ready: true,
  balanceChanged: true,
  roundStarted: true,
  roundEnded: true,
  close: true,
  deposit: true,
  history: true,
  fullScreen: true,
  sessionLost: true,
};

/** Whom we listen to: the window we opened, while it shows the origin we opened it with. */
export interface Speaker {
  origin: string;
  source: unknown;
}

/**
 * What a game says, or null for everything that is not its word: another window, another origin,
 * another form. Nothing but the word is read, whatever else the message carries.
 */
export function readGameMessage(
  { origin, source, data }: { origin: string; source: unknown; data: unknown },
  speaker: Speaker,
): GameEvent | null {
  if (source === null || source !== speaker.source || origin !== speaker.origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { source: from, event } = data as { source?: unknown; event?: unknown };
  if (from !== 'game' || typeof event !== 'string') return null;
  return Object.hasOwn(events, event) ? (event as GameEvent) : null;
}

/** What we say to a game; sent to its origin alone. */
export const hostMessage = (event: Exclude<HostMessage['event'], 'sound'>): HostMessage => ({
  source: 'host',
  event,
});

/** Whether a game may be heard. */
export const soundMessage = (on: boolean): HostMessage => ({ source: 'host', event: 'sound', on });
