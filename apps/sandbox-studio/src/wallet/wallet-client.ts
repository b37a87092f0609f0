import * as z from 'zod/mini';
import {
  signHeaders,
  type ProviderCall,
  type ProviderRequest,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import type { StudioConfig } from '../config/config.ts';
import type { StudioPorts } from '../ports.ts';
import { overtakeMs, type Faults } from './faults.ts';

/** What came of a request. `lost`: nobody knows whether it happened. */
export type WalletAnswer<C extends ProviderCall> =
  | { kind: 'ok'; response: ProviderResponse<C> }
  | { kind: 'refused'; code: string; retry: Retry; clientAction: string }
  | { kind: 'lost' };
type Retry = 'never' | 'same-request' | 'reconcile';

export interface WalletClient {
  /**
   * Sends until there is an answer that is not to be repeated, a few times at most; a repeat is the
   * same request with a new nonce.
   */
  send<C extends ProviderCall>(call: C, body: ProviderRequest<C>): Promise<WalletAnswer<C>>;
}

export interface WalletClientOptions extends StudioPorts {
  config: Pick<StudioConfig, 'walletOrigin' | 'key'>;
  fetch: typeof fetch;
  /** Read at every request: tests switch them. */
  faults(): Faults;
}

/** A little above the two seconds in which the wallet answers. */
const answerWithinMs = 3_000;
const pausesMs = [150, 500, 1_500];

const refusal = z.object({
  code: z.string(),
  retry: z.enum(['never', 'same-request', 'reconcile']),
  clientAction: z.string(),
});

/** The studio's side of the Provider API: signs, waits, repeats. */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  let sent = 0;
  const sendOnce = async <C extends ProviderCall>(
    call: C,
    body: string,
    tried: number,
  ): Promise<WalletAnswer<C>> => {
    const faults = options.faults();
    sent += 1;
    if (faults.delayMs > 0) await options.sleep(faults.delayMs);
    if (faults.reorder && sent % 2 === 1) await options.sleep(overtakeMs);
    if (faults.cut === 'before' && tried === 0) return { kind: 'lost' };
    const answers = await Promise.all(
      Array.from({ length: 1 + faults.duplicate }, () => exchange(options, call, body)),
    );
    if ((faults.cut === 'after' || faults.answer500) && tried === 0) return { kind: 'lost' };
    return answers[0] ?? { kind: 'lost' };
  };
  return {
    async send(call, body) {
      const text = JSON.stringify(body);
      let answer = await sendOnce(call, text, 0);
      for (const [index, pauseMs] of pausesMs.entries()) {
        if (!isToRepeat(answer)) return answer;
        await options.sleep(pauseMs);
        answer = await sendOnce(call, text, index + 1);
      }
      return answer;
    },
  };
}

const isToRepeat = (answer: WalletAnswer<ProviderCall>): boolean =>
  answer.kind === 'lost' || (answer.kind === 'refused' && answer.retry === 'same-request');

async function exchange<C extends ProviderCall>(
  { config, clock, ids, fetch, faults }: WalletClientOptions,
  call: C,
  body: string,
): Promise<WalletAnswer<C>> {
  const { clockDriftMs, wrongSignature } = faults();
  const secret = wrongSignature ? `${config.key.secret}?` : config.key.secret;
  const headers = signHeaders(
    { id: config.key.id, secret },
    {
      method: 'POST',
      path: call.path,
      timestamp: new Date(clock.now().getTime() + clockDriftMs).toISOString(),
      nonce: ids.next(),
      body,
    },
  );
  try {
    const answer = await fetch(`${config.walletOrigin}${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return read(call, (await answer.json()) as unknown);
  } catch {
    // No connection, no answer in time, or one that is no JSON: what became of the request is not
    // known.
    return { kind: 'lost' };
  }
}

function read<C extends ProviderCall>(call: C, answer: unknown): WalletAnswer<C> {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    answer.status === 'ok'
  ) {
    const response = z.safeParse(call.response, answer);
    return response.success
      ? { kind: 'ok', response: response.data as ProviderResponse<C> }
      : { kind: 'lost' };
  }
  const refused = z.safeParse(refusal, answer);
  return refused.success ? { kind: 'refused', ...refused.data } : { kind: 'lost' };
}
