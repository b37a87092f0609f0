/**
 * An address whose escapes can be read: `/%E0%A4%A`, which no route could take, becomes
 * `/%25E0%25A4%25A`, so that it is an address that matches nothing like any other. One that can be
 * read stays as it is.
 */
export function readableUrl(url: string): string {
  // Nearly every address: it has no escape to read.
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  return path.includes('%') && !canDecode(path)
    ? [path.replaceAll('%', '%25'), ...query].join('?')
    : url;
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
