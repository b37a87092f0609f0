const part = /^([a-z]+\.[A-Z]+)\.(\d{1,18})$/;

/**
 * Versions before which each pocket goes on, by `cash.PHP`; null for a text that
 * {@link writePocketCursor} never wrote.
 */
export function readPocketCursor(text: string): Map<string, bigint> | null {
  const versions = new Map<string, bigint>();
  for (const piece of text.split('~')) {
    const [, pocket, version] = part.exec(piece) ?? [];
    if (pocket === undefined || version === undefined) return null;
    versions.set(pocket, BigInt(version));
  }
  return versions;
}

export function writePocketCursor(
  pages: readonly { pocket: { kind: string; currency: string }; beforeVersion: bigint }[],
): string {
  return pages
    .map(({ pocket, beforeVersion }) => `${pocket.kind}.${pocket.currency}.${beforeVersion}`)
    .join('~');
}
