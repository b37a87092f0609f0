import type { Generated } from 'kysely';

/**
 * A code or mail on its way out. Text and code are blanked once a provider took them, and when the
 * code is used or ends.
 */
export interface OutboxMessagesTable {
  id: string;
  site_id: string;
  player_id: string | null;
  account_id: string;
  /** Phone, mail address, or id of the device. */
  recipient: string;
  channel: 'sms' | 'mail' | 'push';
  kind: string;
  /** BCP 47 tag of what it says. */
  language: Generated<string>;
  subject: string;
  text: string;
  code: string | null;
  /** `kept`: no provider is configured, it stays here. */
  status: 'pending' | 'sent' | 'failed' | 'kept';
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  /** When its code ends; null: it carries none. */
  expires_at: Generated<Date | null>;
  /** Where one click ends messages of its kind. */
  unsubscribe_url: Generated<string | null>;
}
