const storageKey = 'seen-announcements';

function seenIds(): string[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return []; // Not written by this page.
  }
}

/** True when the visitor has closed all of these announcements before. */
export function wereSeen(ids: readonly string[]): boolean {
  const seen = new Set(seenIds());
  return ids.every((id) => seen.has(id));
}

/** Remembers that these were seen, and forgets those no longer in force. */
export function markSeen(ids: readonly string[]): void {
  localStorage.setItem(storageKey, JSON.stringify(ids));
}
