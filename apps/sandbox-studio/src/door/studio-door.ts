import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  cancelFreeRounds,
  cancelRound,
  closeSession,
  createFreeRounds,
  freeRoundTemplates,
  getFreeRounds,
  isSignatureOf,
  listFreeRounds,
  nonceKeptMs,
  providerErrors,
  readSignature,
  studioBetLevels,
  studioCatalogue,
  studioHealth,
  studioJackpots,
  studioRoundDetails,
  studioRounds,
  studioRoundStatus,
  studioRoundView,
  studioSelfValidate,
  studioTransactions,
  studioTransactionStatus,
  type ProviderCall,
  type ProviderErrorCode,
  type ProviderInput,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import { betRecord } from '../sports/bet-record.ts';
import type { Studio } from '../studio.types.ts';
import { answerBetLevels } from './bet-levels.ts';
import { breakOff } from './cancel-round.ts';
import { answerCatalogue } from './catalogue.ts';
import { closeSessions } from './close-sessions.ts';
import { roundsSince, transactionsSince } from './feeds.ts';
import { dropGrant, grantsFrom, takeGrant, templatesOf } from './grants.ts';
import { roundDetails } from './round-details.ts';
import { viewAddress } from './round-ticket.ts';
import { studioVersion, validateFromHere } from './self-validate.ts';

const bodyLimitBytes = 64 * 1024;

/** Serves one call of the wallet's. */
type Serve = <C extends ProviderCall>(
  call: C,
  answer: (
    input: ProviderInput<C>,
    request: FastifyRequest,
  ) => ProviderResponse<C> | Promise<ProviderResponse<C>>,
) => void;

/** What the wallet asks of us, signed as we sign to it. */
export function registerStudioDoor(app: FastifyInstance, studio: Studio): void {
  void app.register((door, _options, done) => {
    door.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    const isFresh = createNonceBook(studio);

    const serve: Serve = (call, answer) => {
      door.post(call.path, async (request, reply) => {
        if (!isSigned(studio, request, isFresh))
          return reply.code(401).send(refused('SIGNATURE_INVALID'));
        const input = readBody(call, request.body);
        if (input === null) return reply.code(400).send(refused('BAD_REQUEST'));
        return reply.send({
          status: 'ok',
          code: 'OK',
          retry: 'never',
          clientAction: 'none',
          ...(await answer(input, request)),
        });
      });
    };

    serve(studioHealth, () => ({
      version: studioVersion,
      time: studio.clock.now().toISOString(),
    }));
    serve(studioSelfValidate, (asked, { headers }) =>
      validateFromHere(studio, asked, String(headers['provider-timestamp'])),
    );
    serve(studioBetLevels, answerBetLevels);
    serveRounds(serve, studio);
    serve(closeSession, (asked) => closeSessions(studio, asked));
    serve(studioJackpots, ({ currency }) => ({ jackpots: studio.jackpots.levels(currency) }));
    serveFreeRounds(serve, studio);
    serve(studioCatalogue, (asked) => answerCatalogue(studio.startedAt, asked));
    done();
  });
}

function serveRounds(serve: Serve, studio: Studio): void {
  serve(
    studioRoundStatus,
    ({ roundId }) => betRecord(studio, roundId) ?? studio.rounds.read(roundId),
  );
  serve(studioRoundView, (asked, { protocol, host }) =>
    viewAddress(studio, `${protocol}://${host}`, asked),
  );
  serve(studioRoundDetails, (asked) => roundDetails(studio, asked));
  serve(cancelRound, (asked) => breakOff(studio, asked));
  serve(studioTransactionStatus, ({ provider, txId }) => studio.book.find(provider, txId));
  serve(studioTransactions, (asked) => transactionsSince(studio, asked));
  serve(studioRounds, (asked) => roundsSince(studio, asked));
}

function serveFreeRounds(serve: Serve, studio: Studio): void {
  serve(freeRoundTemplates, ({ provider, currency }) => ({
    templates: templatesOf(provider, currency),
  }));
  serve(createFreeRounds, (order) => takeGrant(studio, order));
  serve(getFreeRounds, ({ grantId, player }) => ({ grant: studio.grants.find(grantId, player) }));
  serve(listFreeRounds, (asked) => grantsFrom(studio, asked));
  serve(cancelFreeRounds, (order) => dropGrant(studio, order));
}

function readBody<C extends ProviderCall>(call: C, body: unknown): ProviderInput<C> | null {
  try {
    const parsed = z.safeParse(call.request, JSON.parse(String(body)));
    return parsed.success ? (parsed.data as ProviderInput<C>) : null;
  } catch {
    // No JSON: the caller is told that the request does not fit.
    return null;
  }
}

function isSigned(
  { clock, config }: Studio,
  request: FastifyRequest,
  isFresh: (nonce: string) => boolean,
): boolean {
  const parts = readSignature(request.headers, clock.now().getTime());
  if (!parts || parts.keyId !== config.key.id) return false;
  const { timestamp, nonce, signature } = parts;
  const signed = { method: request.method, path: request.url, timestamp, nonce };
  const body = typeof request.body === 'string' ? request.body : '';
  return isSignatureOf(config.key.secret, { ...signed, body }, signature) && isFresh(nonce);
}

function createNonceBook({ clock }: Studio): (nonce: string) => boolean {
  const seen = new Map<string, number>();
  return (nonce) => {
    const nowMs = clock.now().getTime();
    for (const [old, atMs] of seen) {
      if (atMs > nowMs - nonceKeptMs) break;
      seen.delete(old);
    }
    if (seen.has(nonce)) return false;
    seen.set(nonce, nowMs);
    return true;
  };
}

function refused(code: ProviderErrorCode) {
  const { retry, clientAction, message } = providerErrors[code];
  return { status: 'refused', code, retry, clientAction, message: { en: message } };
}
