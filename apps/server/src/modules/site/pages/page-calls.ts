import type { Call, CallResponse, PageAnswer } from '@pavilion/contracts';
import * as z from 'zod/mini';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext, Route } from '../../../http/route.ts';
import type { PageRequest } from './page-request.types.ts';

/** A call a page needs the answer of. */
export type PageCall = Omit<PageAnswer, 'fields'>;

/** Answers public calls for a page that is being written, as the browser would get them. */
export interface PageCalls {
  ask<C extends Call>(page: PageRequest, call: C): Promise<CallResponse<C>>;
  /**
   * Answers what can be answered; a call that is unknown, not public or fails is left to the
   * browser.
   */
  answer(page: PageRequest, calls: readonly PageCall[]): Promise<PageAnswer[]>;
}

export function createPageCalls(context: ServerContext, routes: readonly Route[]): PageCalls {
  const publicRoutes = new Map<string, Route>(
    routes
      .filter(({ call }) => call.access === 'public')
      .map((route) => [route.call.path, route] as const),
  );
  const run = async (page: PageRequest, path: string, request: object): Promise<object> => {
    const route = publicRoutes.get(path);
    if (!route) throw new Error(`${path} is no public call`);
    const input = z.parse(route.call.request, { external_id: page.site.externalId, ...request });
    return route.handle(contextFor(context, page), input);
  };
  return {
    ask: async <C extends Call>(page: PageRequest, call: C) =>
      (await run(page, call.path, {})) as CallResponse<C>,
    answer: async (page, calls) => {
      const settled = await Promise.allSettled(
        calls.map(async (call) => ({
          ...call,
          fields: (await run(page, call.path, call.request)) as PageAnswer['fields'],
        })),
      );
      return settled.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    },
  };
}

function contextFor(server: ServerContext, page: PageRequest): RequestContext {
  return {
    server,
    site: page.site,
    player: null,
    language: page.locale,
    now: server.clock.now(),
    requestId: server.ids.next(),
    ip: '',
    userAgent: '',
    cookies: '',
    host: '',
    isSecure: false,
    isPreview: page.isPreview,
    setCookie: () => undefined,
  };
}
