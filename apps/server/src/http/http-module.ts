import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';

/** What a module adds beside calls: plain HTTP such as a payment page, a webhook or pictures. */
export type RegisterHttp = (app: FastifyInstance, context: ServerContext) => void | Promise<void>;
