import type { ServerContext } from '../../context.ts';
import { isSandboxOpen } from '../payments/index.ts';
import {
  isSignedBy,
  isTimely,
  signatureHeaders,
  signingSecrets,
} from '../../modules/payments/index.ts';
import {
  checkSource,
  type CheckWebhookRequest,
  type VerificationProvider,
  type VerifiedCheckWebhook,
} from '../../modules/verification-checks/index.ts';
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

/** Our side of the built-in checker, written as for a foreign system. */
export const sandboxChecks: VerificationProvider = {
  name: sandboxCheckName,
  async submit(context, request) {
    if (!isSandboxOpen(context)) throw new Error('the sandbox is closed on this server');
    const now = context.clock.now();
    const lastName = request.fullName.toLowerCase().split(' ').at(-1) ?? '';
    const check = await takeCheck(context.database.db, {
      reference: `sbc-${context.ids.next()}`,
      merchant_reference: request.documentId,
      ...(tries[lastName] ?? clear),
      decide_at: new Date(now.getTime() + looksForMs),
      webhook_id: `whc-${context.ids.next()}`,
      created_at: now,
    });
    return { providerReference: check.reference };
  },
  async query(context, providerReference) {
    const check = await findCheck(context.database.db, providerReference);
    const nothing = {
      documentId: check?.merchant_reference ?? '',
      providerReference,
      reason: null,
    };
    if (!check) return { ...nothing, outcome: 'unknown' };
    const isDone = check.outcome !== 'silent' && check.decide_at <= context.clock.now();
    if (!isDone || check.outcome === 'silent') return { ...nothing, outcome: 'pending' };
    return { ...nothing, outcome: check.outcome, reason: check.reason };
  },
  verifyWebhook,
};

async function verifyWebhook(
  context: ServerContext,
  { headers, rawBody }: CheckWebhookRequest,
): Promise<VerifiedCheckWebhook> {
  const webhookId = textOf(headers[signatureHeaders.id]);
  const timestamp = textOf(headers[signatureHeaders.timestamp]);
  const signature = textOf(headers[signatureHeaders.signature]);
  const refused = (refusal: 'badSignature' | 'badTimestamp' | 'malformed') =>
    ({ isValid: false, refusal }) as const;
  if (!/^[\w-]{1,100}$/.test(webhookId)) return refused('badSignature');
  const now = context.clock.now();
  const secrets = await signingSecrets(context.database.db, checkSource(sandboxCheckName), now);
  if (!isSignedBy({ webhookId, timestamp, rawBody }, signature, secrets))
    return refused('badSignature');
  if (!isTimely(timestamp, now)) return refused('badTimestamp');
  const finding = readCheckMessage(rawBody.toString('utf8'));
  return finding ? { isValid: true, webhookId, finding } : refused('malformed');
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
