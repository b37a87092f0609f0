/** A word of the page around. */
export interface HostWord {
  event: string;
  /** Of `sound`: whether the game may be heard. */
  on: boolean;
}

/**
 * Talk with the page around the game: only with the origin that the launch address names, and only
 * with the windows around this one or the one that opened it.
 */
export interface Bridge {
  tell(event: string): void;
  /** Whether somebody hears: a frame's page, or the window that opened this one. */
  readonly hasHost: boolean;
}

export function createBridge(lobby: string, heard: (word: HostWord) => void): Bridge {
  const host = window.parent === window ? (window.opener as Window | null) : window.parent;
  const origin = originOf(lobby);
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || !isAround(event.source)) return;
    const message = event.data as { source?: unknown; event?: unknown; on?: unknown } | null;
    if (message?.source === 'host' && typeof message.event === 'string')
      heard({ event: message.event, on: message.on === true });
  });
  return {
    hasHost: host !== null && origin !== null,
    tell(event) {
      if (origin !== null) host?.postMessage({ source: 'game', event }, origin);
    },
  };
}

/**
 * The page speaks itself, past the frame that it may have put around the game: what it sends comes
 * from the outermost window.
 */
const isAround = (source: unknown): boolean =>
  source !== null &&
  source !== window &&
  [window.parent, window.top, window.opener].includes(source);

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    // An address that is none names nobody to talk to.
    return null;
  }
}
