import type { ServerContext } from '../../context.ts';
import {
  isSignedBy,
  isTimely,
  type PaymentProvider,
  signatureHeaders,
  signingSecrets,
  type VerifiedWebhook,
  type WebhookRequest,
} from '../../modules/payments/index.ts';
import { readMessage, reportOf } from './sandbox-message.ts';
import { decidePayment, findPayment, labelOfToken, openPayment } from './sandbox-payment.store.ts';
import { stepOf } from './sandbox-steps.ts';

export const sandboxName = 'sandbox';

/**
 * True where the sandbox takes payments. It hands out play money, so a production server without the demo has none.
 */
export function isSandboxOpen({ config }: Pick<ServerContext, 'config'>): boolean {
  return !config.isProduction || config.seedDemo;
}

/** Our side of the built-in payment page, written as for a foreign system. */
export const sandboxProvider: PaymentProvider = {
  name: sandboxName,
  isOpen: isSandboxOpen,
  async createPayment(context, request) {
    if (!isSandboxOpen(context)) throw new Error('the sandbox is closed on this server');
    const payment = await openPayment(context.database.db, {
      reference: `sbx-${context.ids.next()}`,
      merchant_reference: request.depositId,
      site_name: request.siteName,
      method_name: request.methodName,
      currency: request.currency,
      amount_minor: request.amountMinor,
      return_url: request.returnUrl,
      kind: request.kind,
      network: request.network,
      account: request.playerKey,
      token: request.savedToken,
      label: request.savedToken && (await labelOfToken(context.database.db, request.savedToken)),
      is_saved: request.isSaved,
      is_credit_refused: request.isCreditRefused,
      created_at: context.clock.now(),
    });
    return {
      providerReference: payment.reference,
      step: stepOf(payment.reference, request),
    };
  },
  async cancelPayment({ database, clock }, providerReference) {
    const payment = await findPayment(database.db, providerReference);
    // Nobody can keep a person from transferring to an account or an address he was told.
    if (payment?.kind === 'bank' || payment?.kind === 'crypto') return;
    await decidePayment(database.db, providerReference, { decision: 'cancelled' }, clock.now());
  },
  verifyWebhook,
  async queryPayment(context, providerReference) {
    const payment = await findPayment(context.database.db, providerReference);
    if (payment) return reportOf(payment, context.clock.now());
    return { providerReference, outcome: 'unknown', currency: '', amountMinor: 0n };
  },
};

async function verifyWebhook(
  context: ServerContext,
  { headers, rawBody }: WebhookRequest,
): Promise<VerifiedWebhook> {
  const webhookId = textOf(headers[signatureHeaders.id]);
  const timestamp = textOf(headers[signatureHeaders.timestamp]);
  const signature = textOf(headers[signatureHeaders.signature]);
  if (!/^[\w-]{1,100}$/.test(webhookId)) return { isValid: false, refusal: 'badSignature' };
  const now = context.clock.now();
  const secrets = await signingSecrets(context.database.db, sandboxName, now);
  if (!isSignedBy({ webhookId, timestamp, rawBody }, signature, secrets)) {
    return { isValid: false, refusal: 'badSignature' };
  }
  if (!isTimely(timestamp, now)) return { isValid: false, refusal: 'badTimestamp' };
  const report = readMessage(rawBody.toString('utf8'));
  return report ? { isValid: true, webhookId, report } : { isValid: false, refusal: 'malformed' };
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
