import { randomUUID } from 'node:crypto';
import { signHeaders, type ProviderCall, type ProviderRequest } from '@pavilion/contracts/provider';

export interface Key {
  id: string;
  secret: string;
}

/** What a wallet answered, whatever it was; `http` 0: nothing that can be read. */
export interface Answer {
  http: number;
  status?: unknown;
  code?: unknown;
  retry?: unknown;
  clientAction?: unknown;
  balance?: { available?: unknown };
  [field: string]: unknown;
}

/** What is done to a request after it was signed, or to its signature. */
export interface Tampering {
  key?: Key;
  /** Sent in place of the body that was signed. */
  body?: string;
  /** Signed and sent in place of the request's JSON. */
  text?: string;
  nonce?: string;
  driftMs?: number;
  without?: string;
}

export interface WalletClient {
  send<C extends ProviderCall>(
    call: C,
    input: ProviderRequest<C>,
    tampering?: Tampering,
  ): Promise<Answer>;
}

export interface WalletTarget {
  /** Origin of the wallet: `http://localhost:4000`. */
  url: string;
  key: Key;
  fetch: typeof fetch;
  /** The time to sign with; the wallet's own, where a test holds its clock. */
  nowMs(): number;
}

/** A studio that signs as told, and as it should not. */
export function createWalletClient({ url, key, fetch, nowMs }: WalletTarget): WalletClient {
  return {
    async send(call, input, tampering = {}) {
      const signed = tampering.text ?? JSON.stringify(input);
      const headers: Record<string, string> = signHeaders(tampering.key ?? key, {
        method: 'POST',
        path: call.path,
        timestamp: new Date(nowMs() + (tampering.driftMs ?? 0)).toISOString(),
        nonce: tampering.nonce ?? randomUUID(),
        body: signed,
      });
      if (tampering.without !== undefined) delete headers[tampering.without];
      try {
        const answer = await fetch(`${url}${call.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: tampering.body ?? signed,
          signal: AbortSignal.timeout(20_000),
        });
        return { ...((await answer.json()) as object), http: answer.status };
      } catch {
        return { http: 0 };
      }
    },
  };
}
