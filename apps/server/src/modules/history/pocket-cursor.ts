const part = /^([a-z]+\.[A-Z]+)\.(\d{1,18})$/;

/** Versions before which each pocket goes on, by `cash.PHP`; null for no cursor and for what is none. */
export function readCursor(text: string | undefined): Map<string, bigint> | null {
  if (!text) return null;
  const versions = new Map<string, bigint>();
  for (const piece of text.split('~')) {
    const [, pocket, version] = part.exec(piece) ?? [];
    if (pocket === undefined || version === undefined) return null;
    versions.set(pocket, BigInt(version));
  }
  return versions;
}

export function writeCursor(
  pages: readonly { pocket: { kind: string; currency: string }; beforeVersion: bigint }[],
): string {
  return pages
    .map(({ pocket, beforeVersion }) => `${pocket.kind}.${pocket.currency}.${beforeVersion}`)
    .join('~');
}
