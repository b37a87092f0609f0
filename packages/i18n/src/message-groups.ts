/** The five message groups of a language (specification, point 3). */
export const messageGroups = ['ui', 'validation', 'errors', 'messages', '_m'] as const;
export type MessageGroup = (typeof messageGroups)[number];

const nestedByArea: Record<MessageGroup, boolean> = {
  ui: true,
  messages: true,
  validation: false,
  errors: false,
  _m: false,
};

/**
 * Full key of a message. In `ui` and `messages` the area file is part of the key (`ui.auth.signIn`); the other groups
 * are looked up by bare codes from the wire, so their area files merge flat (`errors.sessionExpired`).
 */
export function fullKey(group: MessageGroup, area: string, key: string): string {
  return nestedByArea[group] ? `${group}.${area}.${key}` : `${group}.${key}`;
}
