import type { ServerContext } from '../../context.ts';
import {
  sign,
  signatureHeaders,
  signingSecrets,
  type WebhookTransport,
} from '../../modules/money/payments/index.ts';

const transports = new WeakMap<ServerContext, WebhookTransport>();

/**
 * How what the demo's foreign systems tell reaches this server; set when the server is put
 * together.
 */
export function connectTransport(context: ServerContext, transport: WebhookTransport): void {
  transports.set(context, transport);
}

/** Whether anybody can be told. */
export const isConnected = (context: ServerContext): boolean => transports.has(context);

/** What came back: the status, or why there was none. */
export interface Told {
  answer: string;
  deliveredAt: Date | null;
}

/**
 * Sends a webhook as the foreign system `source` would: signed with its key, at the time it is
 * sent.
 */
export async function tellWebhook(
  context: ServerContext,
  message: { source: string; path: string; webhookId: string; body: string },
): Promise<Told> {
  const { source, path, webhookId, body } = message;
  const now = context.clock.now();
  const [secret] = await signingSecrets(context.database.db, source, now);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = {
    'content-type': 'application/json',
    [signatureHeaders.id]: webhookId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: sign({ webhookId, timestamp, rawBody: body }, secret),
  };
  try {
    const status = await transports.get(context)?.({ path, headers, body });
    const isDelivered = status !== undefined && status >= 200 && status < 300;
    return { answer: String(status), deliveredAt: isDelivered ? context.clock.now() : null };
  } catch (error) {
    return { answer: String(error), deliveredAt: null };
  }
}
