import type { PageAnswer } from '@pavilion/contracts/boot-data';
import type { QueryClient } from '@tanstack/react-query';
import { pagesMark } from './query.ts';

/** A call a server-rendered page still needs the answer of. */
export type MissingAnswer = Omit<PageAnswer, 'fields'>;

/** Puts answers the server wrote into the page where the queries of those calls find them. */
export function fillQueries(client: QueryClient, answers: readonly PageAnswer[]): void {
  for (const { path, request, fields, isPaged } of answers)
    if (isPaged)
      client.setQueryData([path, request, pagesMark], { pages: [fields], pageParams: [undefined] });
    else client.setQueryData([path, request], fields);
}

/** Calls that components asked for while the page was rendered and that no answer was there for. */
export function missingAnswers(client: QueryClient): MissingAnswer[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && isEnabled(options))
    .map(({ queryKey, options }) => {
      const [path, request = {}] = queryKey as [string, Record<string, unknown>?];
      return { path, request, isPaged: 'initialPageParam' in options };
    });
}

const isEnabled = (options: object): boolean =>
  (options as { enabled?: unknown }).enabled !== false;
