import type { HeldDocument } from './levels.ts';
import type { AskReason, DocumentKind } from './words.ts';

/** A document an operator asked for. */
export interface DocumentRequest {
  kind: DocumentKind;
  reason: AskReason;
  askedAt: Date;
}

/**
 * Requests that are not answered: no document of the kind was given since that is being checked or
 * was found good.
 */
export function openRequests<Request extends DocumentRequest>(
  requests: readonly Request[],
  documents: ReadonlyArray<HeldDocument & { givenAt: Date }>,
): Request[] {
  const answers = documents.filter(({ state }) => state !== 'refused');
  return requests.filter(
    ({ kind, askedAt }) =>
      !answers.some((given) => given.kind === kind && given.givenAt >= askedAt),
  );
}

/** Players are told so many days before a document runs out, each time once. */
export const warningDays = [30, 7] as const;
