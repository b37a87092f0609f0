import type { FastifyInstance } from 'fastify';
import { roundOfReplay, roundOfTicket } from '../door/round-ticket.ts';
import type { KeptRound } from '../play/kept-rounds.ts';
import { servedEntry } from '../served-titles.ts';
import type { Studio } from '../studio.types.ts';
import { missingPage, writeRoundPage } from './write-page.ts';

type Find = (studio: Studio, ticket: string) => KeptRound | null;

/**
 * `/round?ticket=…&language=…`: a finished round as it was, for whoever the wallet gave the
 * address; `/replay?…`: the same for anybody it was passed on to.
 */
export function registerRoundPage(app: FastifyInstance, studio: Studio): void {
  registerPage(app, studio, '/round', roundOfTicket);
  registerPage(app, studio, '/replay', roundOfReplay);
}

function registerPage(app: FastifyInstance, studio: Studio, path: string, find: Find): void {
  app.get<{ Querystring: { ticket?: unknown; language?: unknown } }>(path, ({ query }, reply) => {
    const language = typeof query.language === 'string' ? query.language : 'en';
    const kept = typeof query.ticket === 'string' ? find(studio, query.ticket) : null;
    const served = kept && servedEntry(kept.providerCode, kept.gameCode);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (!kept || !served || 'front' in served)
      return reply.code(404).send(missingPage(language, 'roundGone'));
    return reply.send(writeRoundPage(served, language, kept));
  });
}
