import * as z from 'zod/mini';
import { isSandboxOpen } from '../payments/index.ts';
import {
  isSignedBy,
  isTimely,
  signatureHeaders,
  signingSecrets,
} from '../../modules/money/payments/index.ts';
import { checkSource } from '../../modules/account/verification-checks/index.ts';
import { defineAdapter, type AdapterTools } from '../../ports/adapter.ts';
import type { Finding, VerificationProvider } from '../../ports/verification-provider.ts';
import type { VerifiedWebhook, WebhookRequest } from '../../ports/webhook.ts';
import { readCheckMessage } from './sandbox-check-message.ts';
import { findCheck, takeCheck, type SandboxCheck } from './sandbox-check.store.ts';

export const sandboxCheckName = 'sandbox';
const looksForMs = 4000;

/** Ways to try, by the last of the player's names. */
const tries: Readonly<Record<string, Pick<SandboxCheck, 'outcome' | 'reason'>>> = {
  blurred: { outcome: 'rejected', reason: 'unreadable' },
  unclear: { outcome: 'unsure', reason: null },
  silent: { outcome: 'silent', reason: null },
};
const clear = { outcome: 'clear', reason: null } as const;

/** Our side of the built-in checker, written as for a foreign system. It needs no settings. */
export const sandboxChecks = defineAdapter<VerificationProvider, Finding, object>({
  name: sandboxCheckName,
  isOpen: isSandboxOpen,
  settings: z.strictObject({}),
  create: openAccount,
  verifyWebhook,
});

function openAccount(tools: AdapterTools): VerificationProvider {
  const { db } = tools.database;
  return {
    async submit(request) {
      if (!isSandboxOpen(tools.config)) throw new Error('the sandbox is closed on this server');
      const now = tools.clock.now();
      const lastName = request.fullName.toLowerCase().split(' ').at(-1) ?? '';
      const check = await takeCheck(db, {
        reference: `sbc-${tools.ids.next()}`,
        merchant_reference: request.documentId,
        ...(tries[lastName] ?? clear),
        decide_at: new Date(now.getTime() + looksForMs),
        webhook_id: `whc-${tools.ids.next()}`,
        created_at: now,
      });
      return { providerReference: check.reference };
    },
    async query(providerReference) {
      const check = await findCheck(db, providerReference);
      const nothing = {
        documentId: check?.merchant_reference ?? '',
        providerReference,
        reason: null,
      };
      if (!check) return { ...nothing, outcome: 'unknown' };
      const isDone = check.outcome !== 'silent' && check.decide_at <= tools.clock.now();
      if (!isDone || check.outcome === 'silent') return { ...nothing, outcome: 'pending' };
      return { ...nothing, outcome: check.outcome, reason: check.reason };
    },
  };
}

async function verifyWebhook(
  tools: AdapterTools,
  { headers, rawBody }: WebhookRequest,
): Promise<VerifiedWebhook<Finding>> {
  const webhookId = textOf(headers[signatureHeaders.id]);
  const timestamp = textOf(headers[signatureHeaders.timestamp]);
  const signature = textOf(headers[signatureHeaders.signature]);
  const refused = (refusal: 'badSignature' | 'badTimestamp' | 'malformed') =>
    ({ isValid: false, refusal }) as const;
  if (!/^[\w-]{1,100}$/.test(webhookId)) return refused('badSignature');
  const now = tools.clock.now();
  const secrets = await signingSecrets(tools.database.db, checkSource(sandboxCheckName), now);
  if (!isSignedBy({ webhookId, timestamp, rawBody }, signature, secrets))
    return refused('badSignature');
  if (!isTimely(timestamp, now)) return refused('badTimestamp');
  const finding = readCheckMessage(rawBody.toString('utf8'));
  return finding ? { isValid: true, webhookId, report: finding } : refused('malformed');
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
