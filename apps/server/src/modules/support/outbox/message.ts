export const outboxChannels = ['sms', 'mail', 'push'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** A code, mail or push for a player. */
export interface OutboxDraft {
  siteId: string;
  playerId: string | null;
  accountId: string;
  /** E.164 phone for `sms`, address for `mail`, id of the device for `push`. */
  recipient: string;
  channel: OutboxChannel;
  /** What it is for: `tac.register`, `tac.login`, `tac.reset`. */
  kind: string;
  /** BCP 47 tag of subject and text. */
  language: string;
  subject: string;
  text: string;
  code: string | null;
  /** Where one click ends messages of its kind (RFC 8058). */
  unsubscribeUrl?: string | null;
  /** When the code ends: the message is then worth nothing, and forgotten. */
  expiresAt?: Date;
}

/** A message on its way to a provider. */
export interface OutgoingMessage extends OutboxDraft {
  id: string;
  attempts: number;
  /** A mail as its brand looks; rendered from the text when it is sent and stored nowhere. */
  html?: string | null;
}

/** The provider will never take this message (no such recipient, say): trying again is useless. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}

/**
 * Hands a message to a provider of one channel. Resolves when the provider took it; fails with
 * {@link MessageRefused} when it never will, with any other error when it may later.
 */
export interface Sender {
  send(message: OutgoingMessage): Promise<void>;
}
