import { createHash } from 'node:crypto';

/** An id of an item that stays the same as long as its name does: its slug, or what it says. */
export function itemId(siteId: string, type: string, name: string): string {
  const hash = createHash('sha256').update(`${siteId} ${type} ${name}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
