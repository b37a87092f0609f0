import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/**
 * Only JSON comes in. Anything else is `unsupportedMediaType`, text that is no JSON
 * `malformedJson`.
 */
export function registerBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new Failure('malformedJson'), undefined);
    }
  });
}
