import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Problem } from '../play/problem.ts';

const bodyLimitBytes = 16 * 1024;

/**
 * A call of our own pages: its input by a schema, and a {@link Problem} as the page understands it.
 */
export function serveCall<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  path: string,
  schema: Schema,
  answer: (input: z.output<Schema>) => Promise<object>,
): void {
  app.post(path, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const input = z.safeParse(schema, request.body);
    try {
      if (!input.success) throw new Problem('invalid');
      return await answer(input.data);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return reply.code(409).send({ problem: error.code, clientAction: error.clientAction });
    }
  });
}
