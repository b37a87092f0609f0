/**
 * Where an address with doubled slashes belongs: `//slots?a=1` → `/slots?a=1`; null when its path
 * has none. The answer always is a path of the same host: browsers take a leading `//` or `/\` for
 * another one.
 */
export function withSingleSlashes(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || !/[/\\]{2}/.test(path)) return null;
  return path.replace(/[/\\]{2,}/g, '/') + url.slice(path.length);
}
