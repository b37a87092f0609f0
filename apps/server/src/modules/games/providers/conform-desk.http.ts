import * as z from 'zod/mini';
import { isLoopbackHost } from '../../../config/loopback.ts';
import { fail } from '../../../failure.ts';
import type { RegisterHttp } from '../../../http/http-module.ts';
import { isForwarded } from '../../../http/undeclared-proxy.ts';
import { deskOrder, serveDesk } from './conform-desk.service.ts';

/**
 * `POST /dev/conform`: what `npm run conform` needs besides the provider API, on a developer's
 * machine. As the outbox of the developer it exists neither in production nor where others than
 * this machine reach the server.
 */
export const registerConformDesk: RegisterHttp = (app, context) => {
  const { config, sites } = context;
  if (config.isProduction || !isLoopbackHost(config.http.host)) return;
  app.post('/dev/conform', async (request) => {
    const isNamed = sites.byHost(request.host) !== null || isLoopbackHost(request.hostname);
    if (isForwarded(request) || !isNamed) fail('notFound');
    const order = z.safeParse(deskOrder, request.body);
    return order.success ? serveDesk(context, order.data) : fail('invalidInput');
  });
};
