import type { RegisterHttp } from '../../http/http-module.ts';
import { providerOpenApiDocument } from './provider-openapi.ts';

/** The contract of the provider API for readers and generators. */
export const registerHttp: RegisterHttp = (app) => {
  let document: string | null = null;
  app.get('/provider/v1/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(providerOpenApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
