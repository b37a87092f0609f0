import type { DocumentKind, DocumentReason } from '@pavilion/domain/verification';

export interface CheckRequest {
  /** Our id, the same on every try: a checker looks at it once. */
  documentId: string;
  kind: DocumentKind;
  mediaType: string;
  bytes: Buffer;
  /** As the player says them; empty where they did not. */
  fullName: string;
  birthDate: string;
}

/**
 * What a checker says of a document. `pending`: not yet anything; `unknown`: it has no such
 * document.
 */
export interface Finding {
  documentId: string;
  providerReference: string;
  outcome: 'pending' | 'unknown' | 'clear' | 'rejected' | 'unsure';
  reason: DocumentReason | null;
}

/**
 * A site's account at an external system that looks at documents. Ours never trusts more than this.
 */
export interface VerificationProvider {
  /** Gives a document to be looked at. What it throws leaves it to be tried again. */
  submit(request: CheckRequest): Promise<{ providerReference: string }>;
  /** Asks about a document by its own reference. */
  query(providerReference: string): Promise<Finding>;
}
