import type { ServerContext } from '../../../context.ts';

/** Who sent a request, proven by its signature. */
export interface ProviderCaller {
  readonly server: ServerContext;
  readonly keyId: string;
  readonly connectionCode: string;
  /** The site the key belongs to; null: every site of its connection. */
  readonly siteId: string | null;
  readonly now: Date;
  /** When the request was signed, by the studio's clock. */
  readonly signedAt: Date;
  /** `performance.now()` when it came in: the answer is due two seconds later. */
  readonly startedMs: number;
}
