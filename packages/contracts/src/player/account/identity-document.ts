import * as z from 'zod/mini';
import { documentKinds, documentReasons, documentStates } from '@pavilion/domain/verification';

/** A document as its player sees it: what became of it, never the file. */
export const identityDocument = z.object({
  document_id: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  /** Why it was refused. */
  reason: z.nullable(z.enum(documentReasons)),
  /** Since when it is in its state. */
  at: z.string(),
  /** Until when it counts, once approved. */
  expires_at: z.nullable(z.string()),
});
