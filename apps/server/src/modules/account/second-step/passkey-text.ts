/**
 * The challenge a browser says it signed, base64url; null when the text is nothing a browser
 * writes.
 */
export function challengeIn(clientDataJson: string): string | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    const { challenge } = data;
    return typeof challenge === 'string' && /^[\w-]{16,256}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** What a passkey keeps as its player: the bytes of his id, which says nothing about him. */
export const userHandleOf = (playerId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(playerId.replaceAll('-', ''), 'hex'));

export const isSamePlayer = (userHandle: string, playerId: string): boolean =>
  Buffer.from(userHandle, 'base64url').equals(userHandleOf(playerId));
