import { CallFailure, createClient, type CallFunction } from '@pavilion/contracts/client';
import type { Call, CallRequest, CallResponse } from '@pavilion/contracts/define-call';
import { clientFailure, hasNoAnswer } from './errors/client-failure.ts';
import { handleThrown } from './errors/present-failure.ts';
import { siteFields } from './site.ts';
import { tellUnavailable } from './startup/unavailable.ts';
import { meFields } from './stores/user.store.ts';

/** The page may be in another language than the browser prefers; what calls bring is shown on the page. */
const fetchForPage: typeof fetch = (address, init) =>
  fetch(address, {
    ...init,
    headers: { ...init?.headers, 'x-page-language': document.documentElement.lang },
  });

const client = createClient({ baseUrl: '', fetch: fetchForPage });

type SuppliedField<C extends Call> =
  | 'domain_name'
  | 'external_id'
  | (CallRequest<C> extends { auth: string } ? 'account_id' | 'auth' : never);

/** What a caller gives: the request without the fields of site and player, which are added here. */
export type CallArguments<C extends Call> = Omit<CallRequest<C>, SuppliedField<C>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself; the shared handler stays out of it. */
  handled?: boolean;
}

/**
 * Makes a call for the current site and player. Resolves with the fields of success; rejects with CallFailure, after
 * the shared error handler has dealt with it unless `handled` is set.
 */
export async function call<C extends Call>(
  contract: C,
  request: CallArguments<C>,
  options: CallOptions = {},
  through: CallFunction = client,
): Promise<CallResponse<C>> {
  const fields = { ...siteFields(), ...(contract.access === 'player' ? meFields() : null) };
  try {
    const full = { ...fields, ...request } as unknown as CallRequest<C>;
    return await through(contract, full, { signal: options.signal });
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    if (isUnavailable(thrown)) tellUnavailable();
    const failure = hasNoAnswer(thrown) ? clientFailure(contract.path, thrown.message) : thrown;
    if (!options.handled) handleThrown(failure);
    throw failure;
  }
}

/**
 * A call that answers a file. What fails is dealt with as of any call; the browser keeps a long file on disk.
 */
export async function fetchFile<C extends Call>(
  contract: C,
  request: CallArguments<C>,
): Promise<Blob> {
  let file = new Blob();
  const take: typeof fetch = async (address, init) => {
    const answer = await fetchForPage(address, init);
    const isEnvelope = answer.headers.get('content-type')?.startsWith('application/json');
    if (!answer.ok || isEnvelope) return answer;
    file = await answer.blob();
    return Response.json({ statusCode: 1, message: 'OK' });
  };
  await call(contract, request, {}, createClient({ baseUrl: '', fetch: take }));
  return file;
}

const isUnavailable = (thrown: unknown): boolean =>
  thrown instanceof CallFailure && thrown.code === 'serviceUnavailable';
