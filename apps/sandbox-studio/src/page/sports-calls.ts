import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { formatMinor } from '@pavilion/domain/money';
import { Problem } from '../play/problem.ts';
import { openFront } from '../sports/open-front.ts';
import { placeBet } from '../sports/place-bet.ts';
import { showFront } from '../sports/show-front.ts';
import type { SportsSession } from '../sports/sports-session.ts';
import type { Studio } from '../studio.types.ts';
import { serveCall } from './serve-call.ts';

const sessionId = z.string().check(z.maxLength(64));
const open = z.object({ address: z.string().check(z.maxLength(2_000)) });
const look = z.object({ session: sessionId, isBalanceAsked: z.boolean() });
const bet = z.object({
  session: sessionId,
  fixture: z.string().check(z.maxLength(32)),
  outcome: z.enum(['home', 'draw', 'away']),
  stake: z.string().check(z.maxLength(24)),
});
const own = z.object({ session: sessionId });

/** What the page of a sports front asks. */
export function registerSportsCalls(app: FastifyInstance, studio: Studio): void {
  const sessionOf = (id: string): SportsSession => {
    const session = studio.sportsSessions.find(id);
    if (!session) throw new Problem('session', 'refresh');
    return session;
  };
  serveCall(app, '/sports/open', open, async ({ address }) => {
    const { session, links } = await openFront(studio, address);
    const { mode, currency, exponent, bounds } = session;
    return {
      session: session.id,
      mode,
      currency,
      exponent,
      stakeMin: formatMinor(bounds.minMinor, exponent),
      stakeMax: formatMinor(bounds.maxMinor, exponent),
      maxWin: formatMinor(bounds.maxWinMinor, exponent),
      links,
      ...showFront(studio, session),
    };
  });
  serveCall(app, '/sports/state', look, async (input) => {
    const session = sessionOf(input.session);
    if (input.isBalanceAsked) await session.purse.refresh();
    return showFront(studio, session);
  });
  serveCall(app, '/sports/bet', bet, async (input) => {
    const session = sessionOf(input.session);
    await placeBet(studio, session, input);
    return showFront(studio, session);
  });
  // Its bets stay: they are settled whoever looks.
  serveCall(app, '/sports/leave', own, async (input) => {
    const session = studio.sportsSessions.find(input.session);
    studio.sportsSessions.remove(input.session);
    if (session) await session.purse.leave();
    return {};
  });
}
