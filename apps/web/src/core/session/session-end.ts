let end: () => void = () => undefined;

/**
 * Told once by the page's start what ending a session does; the error handler must not know the
 * whole session.
 */
export function onSessionEnd(handler: () => void): void {
  end = handler;
}

/** The server says that the session is over. */
export function endSession(): void {
  end();
}
