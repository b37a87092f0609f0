import type { DocumentKind } from '@pavilion/domain/verification';
import type { ServerContext } from '../../context.ts';
import type { Finding } from '../verification/index.ts';

export interface CheckRequest {
  /** Our id, the same on every try: a checker looks at it once. */
  documentId: string;
  kind: DocumentKind;
  mediaType: string;
  bytes: Buffer;
  /** As the player says them; empty where he did not. */
  fullName: string;
  birthDate: string;
}

export interface CheckWebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came; parsed only after their signature is proven. */
  rawBody: Buffer;
}

export type VerifiedCheckWebhook =
  | { isValid: true; webhookId: string; finding: Finding }
  | { isValid: false; refusal: 'badSignature' | 'badTimestamp' | 'malformed' };

/** An external system that looks at documents. Ours never trusts more than this. */
export interface VerificationProvider {
  readonly name: string;
  /** Gives a document to be looked at. What it throws leaves it to be tried again. */
  submit(context: ServerContext, request: CheckRequest): Promise<{ providerReference: string }>;
  /** Asks about a document by its own reference. */
  query(context: ServerContext, providerReference: string): Promise<Finding>;
  /** Proves a webhook by its raw bytes. Never throws for what a stranger may send. */
  verifyWebhook(
    context: ServerContext,
    request: CheckWebhookRequest,
  ): Promise<VerifiedCheckWebhook>;
}
