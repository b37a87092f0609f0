import { createHmac } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { SenderConfig } from '../../config/config.ts';
import type { Sender } from './message.ts';

const webhookTimeoutMs = 10_000;

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

function createSmtpSender(smtpUrl: string, from: string): Sender {
  const transport = createTransport(smtpUrl);
  return {
    async send(message) {
      await transport.sendMail({
        from,
        to: message.recipient,
        subject: message.subject,
        text: message.text,
        messageId: `<${message.id}@pavilion>`,
      });
    },
  };
}

/**
 * POSTs the message as JSON. The provider checks `x-signature`, the hex HMAC-SHA256 of the body under the shared secret, and
 * recognises repeats by `x-message-id`. Any 2xx means taken.
 */
export function createWebhookSender(
  url: string,
  secret: string,
  send: typeof fetch = fetch,
): Sender {
  return {
    async send(message) {
      const body = JSON.stringify({
        id: message.id,
        to: message.recipient,
        kind: message.kind,
        text: message.text,
      });
      const response = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-message-id': message.id,
          'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
        },
        body,
        signal: AbortSignal.timeout(webhookTimeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
    },
  };
}
