/** Builds the inner markup of icons from their strokes. A stroke that starts with `#` is filled. */
export function defineIcons<Name extends string>(
  icons: Record<Name, readonly string[]>,
): Record<Name, string> {
  const entries = Object.entries<readonly string[]>(icons).map(([name, strokes]) => [
    name,
    strokes.map(strokeMarkup).join(''),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

const strokeMarkup = (path: string): string =>
  path.startsWith('#') ? `<path d="${path.slice(1)}" fill="currentColor"/>` : `<path d="${path}"/>`;
