/** The five message groups of a language (specification, point 3). */
export const messageGroups = ['ui', 'validation', 'errors', 'messages', '_m'] as const;
export type MessageGroup = (typeof messageGroups)[number];

/**
 * The areas of the product that texts of `ui` and `messages` stand in, one folder each; the desk
 * has none of its own yet.
 */
export const messageAreas = [
  'account',
  'money',
  'games',
  'rewards',
  'sports',
  'support',
  'site',
] as const;
export type MessageArea = (typeof messageAreas)[number];

const nestedByTopic: Record<MessageGroup, boolean> = {
  ui: true,
  messages: true,
  validation: false,
  errors: false,
  _m: false,
};

/** Folders of a group: the areas where topics are part of the key, none where files merge flat. */
export const areasOfGroup = (group: MessageGroup): readonly (MessageArea | null)[] =>
  nestedByTopic[group] ? messageAreas : [null];

/**
 * Full key of a message. In `ui` and `messages` the topic, which is the file's name, is part of the
 * key (`ui.auth.signIn`); the other groups are looked up by bare codes from the wire, so their
 * files merge flat (`errors.sessionExpired`).
 */
export function fullKey(group: MessageGroup, topic: string, key: string): string {
  return nestedByTopic[group] ? `${group}.${topic}.${key}` : `${group}.${key}`;
}
