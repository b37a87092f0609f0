import * as z from 'zod/mini';
import { isSandboxOpen } from '../payments/index.ts';
import {
  isSignedBy,
  isTimely,
  signatureHeaders,
  signingSecrets,
} from '../../modules/money/payments/index.ts';
import { webhookSource } from '../../modules/money/payouts/index.ts';
import { defineAdapter, type AdapterTools } from '../../ports/adapter.ts';
import type { PayoutProvider, PayoutReport } from '../../ports/payout-provider.ts';
import type { VerifiedWebhook, WebhookRequest } from '../../ports/webhook.ts';
import { payoutReport, readPayoutMessage } from './sandbox-payout-message.ts';
import { findPayout, takePayout } from './sandbox-payout.store.ts';
import { troubleOf } from './sandbox-trouble.ts';

export const sandboxPayoutName = 'sandbox';

/** How a site wants the sandbox to behave. */
interface SandboxPayoutSettings {
  /** Time until it pays. */
  decide_after_ms: number;
}

/** Our side of the built-in payout system, written as for a foreign one. */
export const sandboxPayouts = defineAdapter<PayoutProvider, PayoutReport, SandboxPayoutSettings>({
  name: sandboxPayoutName,
  isOpen: isSandboxOpen,
  settings: z.strictObject({
    decide_after_ms: z._default(z.int().check(z.gte(0), z.lte(86_400_000)), 4000),
  }),
  create: openAccount,
  verifyWebhook,
});

function openAccount(tools: AdapterTools, settings: SandboxPayoutSettings): PayoutProvider {
  const { db } = tools.database;
  return {
    async submit(request) {
      if (!isSandboxOpen(tools.config)) throw new Error('the sandbox is closed on this server');
      const trouble = troubleOf(request.netMinor, request.currency);
      if (trouble.isRequestLost && request.attempt === 1)
        throw new Error('the sandbox lost a request, as asked');
      const now = tools.clock.now();
      const payout = await takePayout(db, {
        reference: `sbo-${tools.ids.next()}`,
        merchant_reference: request.withdrawalId,
        account: Object.values(request.fields).join(' '),
        currency: request.currency,
        amount_minor: request.netMinor,
        decide_at: new Date(now.getTime() + settings.decide_after_ms),
        wanted: trouble.wanted,
        created_at: now,
      });
      if (trouble.isAnswerLost && request.attempt === 1)
        throw new Error('the sandbox lost an answer, as asked');
      return { isAccepted: true, providerReference: payout.reference };
    },
    async query(withdrawalId) {
      const payout = await findPayout(db, withdrawalId);
      if (payout) return payoutReport(payout);
      const nothing = { providerReference: '', currency: '', netMinor: 0n };
      return { withdrawalId, outcome: 'unknown', ...nothing };
    },
  };
}

async function verifyWebhook(
  tools: AdapterTools,
  { headers, rawBody }: WebhookRequest,
): Promise<VerifiedWebhook<PayoutReport>> {
  const text = (name: string): string => {
    const header = headers[name];
    return typeof header === 'string' ? header : '';
  };
  const webhookId = text(signatureHeaders.id);
  const timestamp = text(signatureHeaders.timestamp);
  if (!/^[\w-]{1,100}$/.test(webhookId)) return { isValid: false, refusal: 'badSignature' };
  const now = tools.clock.now();
  const secrets = await signingSecrets(tools.database.db, webhookSource(sandboxPayoutName), now);
  if (!isSignedBy({ webhookId, timestamp, rawBody }, text(signatureHeaders.signature), secrets))
    return { isValid: false, refusal: 'badSignature' };
  if (!isTimely(timestamp, now)) return { isValid: false, refusal: 'badTimestamp' };
  const report = readPayoutMessage(rawBody.toString('utf8'));
  return report ? { isValid: true, webhookId, report } : { isValid: false, refusal: 'malformed' };
}
