import { createHmac } from 'node:crypto';
import { MessageRefused, type OutgoingMessage, type Sender } from './message.ts';

const defaultTimeoutMs = 10_000;
/**
 * Answers by which a provider says that this very message is wrong. Others (401, 404) tell of a
 * wrong configuration.
 */
const finalStatuses: ReadonlySet<number> = new Set([400, 410, 413, 422]);

/** Test doubles and how long an answer may take. */
export interface WebhookSenderOptions {
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/**
 * POSTs the message as JSON. The provider checks `x-signature`, the hex HMAC-SHA256 of the body
 * under the shared secret, and recognises repeats by `x-message-id`. Any 2xx means taken; 400, 410,
 * 413 and 422 mean never, everything else later.
 */
export function createWebhookSender(
  url: string,
  secret: string,
  { fetch: send = fetch, timeoutMs = defaultTimeoutMs }: WebhookSenderOptions = {},
): Sender {
  return {
    async send(message) {
      const response = await send(url, {
        ...requestOf(message, secret),
        signal: AbortSignal.timeout(timeoutMs),
        // A redirect would hand a code to a host nobody configured.
        redirect: 'error',
      }).catch((error: unknown) => {
        throw new Error(`the SMS provider: ${reasonOf(error)}`);
      });
      // Nobody reads what it says besides; unread it would hold the connection.
      await response.body?.cancel();
      if (response.ok) return;
      const reason = `the SMS provider answered ${response.status}`;
      throw finalStatuses.has(response.status) ? new MessageRefused(reason) : new Error(reason);
    },
  };
}

function requestOf(message: OutgoingMessage, secret: string): RequestInit {
  const body = JSON.stringify({
    id: message.id,
    to: message.recipient,
    kind: message.kind,
    text: message.text,
  });
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-message-id': message.id,
      'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
  };
}

/** `fetch failed` alone helps nobody: the cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
