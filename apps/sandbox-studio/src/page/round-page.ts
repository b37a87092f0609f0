import type { FastifyInstance } from 'fastify';
import { roundOfTicket } from '../door/round-ticket.ts';
import { servedEntry } from '../served-titles.ts';
import type { Studio } from '../studio.ts';
import { missingPage, writeRoundPage } from './write-page.ts';

/** `/round?ticket=…&language=…`: a finished round as it was, for whoever the wallet gave the address. */
export function registerRoundPage(app: FastifyInstance, studio: Studio): void {
  app.get<{ Querystring: { ticket?: unknown; language?: unknown } }>(
    '/round',
    ({ query }, reply) => {
      const language = typeof query.language === 'string' ? query.language : 'en';
      const kept = typeof query.ticket === 'string' ? roundOfTicket(studio, query.ticket) : null;
      const served = kept && servedEntry(kept.providerCode, kept.gameCode);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      if (!kept || !served || 'front' in served)
        return reply.code(404).send(missingPage(language, 'roundGone'));
      return reply.send(writeRoundPage(served, language, kept));
    },
  );
}
