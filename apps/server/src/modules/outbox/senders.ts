import type { SenderConfig } from '../../config/config.ts';
import type { Sender } from './message.ts';
import { createSmtpSender } from './smtp-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

export type Senders = Readonly<Record<'sms' | 'mail', Sender | null>>;

/** The configured providers; a channel without one is null and keeps its messages in the outbox table. */
export function createSenders(config: SenderConfig): Senders {
  return {
    mail: config.smtpUrl ? createSmtpSender(config.smtpUrl, config.mailFrom) : null,
    sms:
      config.smsWebhookUrl && config.smsWebhookSecret
        ? createWebhookSender(config.smsWebhookUrl, config.smsWebhookSecret)
        : null,
  };
}
