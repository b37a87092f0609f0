import type { ServerContext } from '../../context.ts';
import { isSandboxOpen } from '../payments/index.ts';
import {
  isSignedBy,
  isTimely,
  signatureHeaders,
  signingSecrets,
} from '../../modules/payments/index.ts';
import {
  type PayoutProvider,
  type PayoutWebhookRequest,
  type VerifiedPayoutWebhook,
  webhookSource,
} from '../../modules/payouts/index.ts';
import { payoutReport, readPayoutMessage } from './sandbox-payout-message.ts';
import { findPayout, takePayout } from './sandbox-payout.store.ts';
import { troubleOf } from './sandbox-trouble.ts';

export const sandboxPayoutName = 'sandbox';
const decideAfterMs = 4000;

/** Our side of the built-in payout system, written as for a foreign one. */
export const sandboxPayouts: PayoutProvider = {
  name: sandboxPayoutName,
  async submit(context, request) {
    if (!isSandboxOpen(context)) throw new Error('the sandbox is closed on this server');
    const trouble = troubleOf(request.netMinor, request.currency);
    if (trouble.isRequestLost && request.attempt === 1)
      throw new Error('the sandbox lost a request, as asked');
    const now = context.clock.now();
    const payout = await takePayout(context.database.db, {
      reference: `sbo-${context.ids.next()}`,
      merchant_reference: request.withdrawalId,
      account: Object.values(request.fields).join(' '),
      currency: request.currency,
      amount_minor: request.netMinor,
      decide_at: new Date(now.getTime() + decideAfterMs),
      wanted: trouble.wanted,
      created_at: now,
    });
    if (trouble.isAnswerLost && request.attempt === 1)
      throw new Error('the sandbox lost an answer, as asked');
    return { isAccepted: true, providerReference: payout.reference };
  },
  async query(context, withdrawalId) {
    const payout = await findPayout(context.database.db, withdrawalId);
    if (payout) return payoutReport(payout);
    return { withdrawalId, providerReference: '', outcome: 'unknown', currency: '', netMinor: 0n };
  },
  verifyWebhook,
};

async function verifyWebhook(
  context: ServerContext,
  { headers, rawBody }: PayoutWebhookRequest,
): Promise<VerifiedPayoutWebhook> {
  const text = (name: string): string => {
    const header = headers[name];
    return typeof header === 'string' ? header : '';
  };
  const webhookId = text(signatureHeaders.id);
  const timestamp = text(signatureHeaders.timestamp);
  if (!/^[\w-]{1,100}$/.test(webhookId)) return { isValid: false, refusal: 'badSignature' };
  const now = context.clock.now();
  const secrets = await signingSecrets(context.database.db, webhookSource(sandboxPayoutName), now);
  if (!isSignedBy({ webhookId, timestamp, rawBody }, text(signatureHeaders.signature), secrets))
    return { isValid: false, refusal: 'badSignature' };
  if (!isTimely(timestamp, now)) return { isValid: false, refusal: 'badTimestamp' };
  const report = readPayoutMessage(rawBody.toString('utf8'));
  return report ? { isValid: true, webhookId, report } : { isValid: false, refusal: 'malformed' };
}
