import * as z from 'zod/mini';
import type { Config } from '../../config/config.ts';
import { defineAdapter, type AdapterTools } from '../../ports/adapter.ts';
import type { PaymentProvider, PaymentReport } from '../../ports/payment-provider.ts';
import type { VerifiedWebhook, WebhookRequest } from '../../ports/webhook.ts';
import {
  isSignedBy,
  isTimely,
  signatureHeaders,
  signingSecrets,
} from '../../modules/money/payments/index.ts';
import { readMessage, reportOf } from './sandbox-message.ts';
import { decidePayment, findPayment, labelOfToken, openPayment } from './sandbox-payment.store.ts';
import { stepOf } from './sandbox-steps.ts';

export const sandboxName = 'sandbox';

/**
 * True where the sandbox takes payments. It hands out play money, so a production server without
 * the demo has none.
 */
export function isSandboxOpen({ isProduction, seedDemo }: Config): boolean {
  return !isProduction || seedDemo;
}

/** Our side of the built-in payment page, written as for a foreign system. It needs no settings. */
export const sandboxPayments = defineAdapter<PaymentProvider, PaymentReport, object>({
  name: sandboxName,
  isOpen: isSandboxOpen,
  settings: z.strictObject({}),
  create: openAccount,
  verifyWebhook,
});

function openAccount(tools: AdapterTools): PaymentProvider {
  const { db } = tools.database;
  return {
    async createPayment(request) {
      if (!isSandboxOpen(tools.config)) throw new Error('the sandbox is closed on this server');
      const payment = await openPayment(db, {
        reference: `sbx-${tools.ids.next()}`,
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
        label: request.savedToken && (await labelOfToken(db, request.savedToken)),
        is_saved: request.isSaved,
        is_credit_refused: request.isCreditRefused,
        created_at: tools.clock.now(),
      });
      return {
        providerReference: payment.reference,
        step: stepOf(payment.reference, request),
      };
    },
    async cancelPayment(providerReference) {
      const payment = await findPayment(db, providerReference);
      // Nobody can keep a person from transferring to an account or an address they were told.
      if (payment?.kind === 'bank' || payment?.kind === 'crypto') return;
      await decidePayment(db, providerReference, { decision: 'cancelled' }, tools.clock.now());
    },
    async queryPayment(providerReference) {
      const payment = await findPayment(db, providerReference);
      if (payment) return reportOf(payment, tools.clock.now());
      return { providerReference, outcome: 'unknown', currency: '', amountMinor: 0n };
    },
  };
}

async function verifyWebhook(
  tools: AdapterTools,
  { headers, rawBody }: WebhookRequest,
): Promise<VerifiedWebhook<PaymentReport>> {
  const webhookId = textOf(headers[signatureHeaders.id]);
  const timestamp = textOf(headers[signatureHeaders.timestamp]);
  const signature = textOf(headers[signatureHeaders.signature]);
  if (!/^[\w-]{1,100}$/.test(webhookId)) return { isValid: false, refusal: 'badSignature' };
  const now = tools.clock.now();
  const secrets = await signingSecrets(tools.database.db, sandboxName, now);
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
