import type { SenderConfig } from '../../../config/config.ts';
import type { OutboxChannel, Sender } from './message.ts';
import { createSmtpSender } from './smtp-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** Who takes the messages of a channel; null: nobody. */
export type Senders = Readonly<Partial<Record<OutboxChannel, Sender | null>>>;

/**
 * The configured providers; a channel without one is null and keeps its messages in the outbox
 * table.
 */
export function createSenders(config: SenderConfig): Senders {
  return {
    mail: config.smtpUrl ? createSmtpSender(config.smtpUrl, config.mailFrom) : null,
    sms:
      config.smsWebhookUrl && config.smsWebhookSecret
        ? createWebhookSender(config.smsWebhookUrl, config.smsWebhookSecret)
        : null,
  };
}
