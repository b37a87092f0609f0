/**
 * Codes of the session family make the client log out (specification, point 8); any signed-in call
 * may answer them.
 */
export const sessionErrorCodes = ['sessionExpired', 'BLOCK', 'CLOSE', 'permissionDenied'] as const;

/** True when the failure must end the session on the client. */
export function isSessionFailure(value: string): boolean {
  return (sessionErrorCodes as readonly string[]).includes(value);
}
