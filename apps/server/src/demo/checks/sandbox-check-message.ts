import * as z from 'zod/mini';
import { documentReasons } from '@pavilion/domain/verification';
import type { Finding } from '../../ports/verification-provider.ts';
import type { SandboxCheck } from './sandbox-check.store.ts';

/** What the sandbox writes in its webhooks. */
const message = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  merchant_reference: z.string().check(z.minLength(1), z.maxLength(100)),
  outcome: z.enum(['clear', 'rejected', 'unsure']),
  reason: z.nullable(z.enum(documentReasons)),
});

export function checkMessage({
  reference,
  merchant_reference,
  outcome,
  reason,
}: SandboxCheck): string {
  return JSON.stringify({ reference, merchant_reference, outcome, reason });
}

/** Reads a webhook body; null when it is not one. */
export function readCheckMessage(text: string): Finding | null {
  const read = z.safeParse(message, parseJson(text));
  if (!read.success) return null;
  const { reference, merchant_reference: documentId, outcome, reason } = read.data;
  return { documentId, providerReference: reference, outcome, reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
