/** Address of one match on the sports screen. */
export function matchPath(eventId: string): string {
  return `/sports?event=${encodeURIComponent(eventId)}`;
}
