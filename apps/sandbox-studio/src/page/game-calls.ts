import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { formatMinor } from '@pavilion/domain/money';
import type { Studio } from '../studio.types.ts';
import { shownFreeRounds } from '../play/free-rounds.ts';
import { openGame } from '../play/open-game.ts';
import { actOnHand, openHand } from '../play/play-hand.ts';
import { playRound } from '../play/play-round.ts';
import { shownPot } from '../play/pots.ts';
import type { PlaySession } from '../play/play-session.ts';
import { Problem } from '../play/problem.ts';
import { serveCall } from './serve-call.ts';

const sessionId = z.string().check(z.maxLength(64));
const params = z.record(z.string().check(z.maxLength(32)), z.json());
const open = z.object({ address: z.string().check(z.maxLength(2_000)) });
const play = z.object({
  session: sessionId,
  stake: z.string().check(z.maxLength(24)),
  params,
  isFree: z.optional(z.boolean()),
});
const act = z.object({ session: sessionId, action: z.string().check(z.maxLength(32)), params });
const own = z.object({ session: sessionId });

/**
 * What our own pages ask: to open a game, to play it. Nobody else's: no origin but ours is let in.
 */
export function registerGameCalls(app: FastifyInstance, studio: Studio): void {
  const sessionOf = (id: string): PlaySession => {
    const session = studio.sessions.find(id);
    if (!session) throw new Problem('session', 'refresh');
    return session;
  };
  const balanceOf = ({ purse, exponent }: PlaySession): string =>
    formatMinor(purse.balanceMinor, exponent);

  serveCall(app, '/game/open', open, async ({ address }) => {
    const { session, links } = await openGame(studio, address);
    const { mode, currency, exponent, bounds } = session;
    return {
      session: session.id,
      mode,
      currency,
      exponent,
      stakeMin: formatMinor(bounds.minMinor, exponent),
      stakeMax: formatMinor(bounds.maxMinor, exponent),
      maxWin: formatMinor(bounds.maxWinMinor, exponent),
      balance: balanceOf(session),
      links,
      mayHurry: session.rules.isTurboAllowed,
      round: openHand(session),
      jackpot: shownPot(studio, session),
      free: shownFreeRounds(session),
    };
  });
  serveCall(app, '/game/play', play, (input) => playRound(studio, sessionOf(input.session), input));
  serveCall(app, '/game/act', act, (input) =>
    actOnHand(studio, sessionOf(input.session), {
      action: input.action,
      params: input.params,
    }),
  );
  serveCall(app, '/game/balance', own, async (input) => {
    const session = sessionOf(input.session);
    await session.purse.refresh();
    return { balance: balanceOf(session) };
  });
  serveCall(app, '/game/leave', own, async (input) => {
    const session = sessionOf(input.session);
    if (!session.hand) {
      studio.sessions.remove(session.id);
      await session.purse.leave();
    }
    return {};
  });
}
