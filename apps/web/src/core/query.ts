import { CallFailure } from '@pavilion/client/call-failure';
import type { Call, CallResponse } from '@pavilion/contracts/define-call';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type CallArguments } from './api.ts';
import { handleThrown } from './errors/handle-failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { handled?: boolean };
    mutationMeta: { handled?: boolean };
  }
}

const staleMs = 30_000;
const maxRetries = 2;

/** No part of the page can mend the end of a session. */
const isSessionEnd = (thrown: unknown): boolean =>
  thrown instanceof CallFailure && isSessionFailure(thrown.code);

/**
 * Server state of the page. Failures go to the shared handler once, after retries, unless
 * `meta.handled` is set.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (thrown, query) => {
      if (!query.meta?.handled || isSessionEnd(thrown)) handleThrown(thrown);
    },
  }),
  mutationCache: new MutationCache({
    onError: (thrown, _variables, _result, mutation) => {
      if (!mutation.meta?.handled || isSessionEnd(thrown)) handleThrown(thrown);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      refetchOnWindowFocus: false,
      retry: (failureCount, thrown) => failureCount < maxRetries && mayRecover(thrown),
    },
    // What somebody does without a network fails at once: a bet must never be placed by itself when
    // it comes back.
    mutations: { networkMode: 'always' },
  },
});

/** Only a failure that another try may mend is tried again: no answer, or a server that is busy. */
export function mayRecover(thrown: unknown): boolean {
  return thrown instanceof CallFailure && (thrown.statusCode === 0 || thrown.statusCode <= -500);
}

/** Cache key of a call: everything cached of it is found by `[path]`. */
export function callKey<C extends Call>(
  contract: C,
  request?: CallArguments<C>,
): readonly [string, ...unknown[]] {
  return request === undefined ? [contract.path] : [contract.path, request];
}

/** What stands in the key of a list that is asked for page by page. */
export const pagesMark = 'pages';

/**
 * Key of a list that is asked for page by page, of its first page's request. The same request may
 * be asked once as well (a home's matches and those of /sports): what is cached of the one is no
 * answer of the other.
 */
export const pagedKey = <C extends Call>(contract: C, request: CallArguments<C>) => [
  ...callKey(contract, request),
  pagesMark,
];

/** Query of one call: `useQuery(callQuery(eventDetail, { event_id }))`. */
export function callQuery<C extends Call>(contract: C, request: CallArguments<C>) {
  return queryOptions<CallResponse<C>>({
    queryKey: callKey(contract, request),
    queryFn: ({ signal }) => call(contract, request, { signal, handled: true }),
  });
}
