import { randomUUID } from 'node:crypto';
import { multiplierText, type RoundGame } from '@pavilion/games';
import { growthReachesMs } from '@pavilion/games/crash/growth';
import type { Page, Route } from 'playwright-core';
import type { DealtRound } from './deal-round.ts';

const purse = '500000.00';

/**
 * Answers the bets of a page with the round that `next` gives: the server hears nothing of them.
 */
export async function answerBets(page: Page, game: string, next: () => DealtRound): Promise<void> {
  const answer = async (route: Route): Promise<void> => {
    const round = next();
    const { stake } = route.request().postDataJSON() as { stake: string };
    const taken = (Number(stake) * round.stakes).toFixed(2);
    const paid = (Number(taken) * Number(round.multiplier)).toFixed(2);
    const at = new Date().toISOString();
    await route.fulfill({
      json: {
        statusCode: 1,
        message: 'OK',
        demo_balance: purse,
        value: {
          round_id: randomUUID(),
          provider_code: 'PAVILION',
          game_code: game,
          version: 1,
          mode: 'demo',
          state: 'settled',
          currency: 'PHP',
          stake: taken,
          base_stake: stake,
          payout: paid,
          multiplier: round.multiplier,
          params: round.params,
          outcome: round.outcome,
          events: round.events,
          actions: [],
          fairness: {},
          server_seed: null,
          created_at: at,
          settled_at: at,
        },
      },
    });
  };
  await page.route(/\/api\/play\/demo_(bet|hand_start)/, answer);
}

/** How high a shared multiplier stands or ended at each of its moments, in hundredths. */
const heights = { idle: 247n, motion: 184n, losing: 107n, winning: 640n, biggest: 104_250n };
export type SharedMoment = keyof typeof heights;
const running: readonly SharedMoment[] = ['motion', 'winning'];

/** Where nobody leaves early there is no height: the round is open, under way or over. */
export const sharedMomentsOf = ({ cashOut }: RoundGame<unknown>): readonly SharedMoment[] =>
  cashOut ? ['idle', 'motion', 'losing', 'winning', 'biggest'] : ['idle', 'motion', 'losing'];

/** Stops the clock of a shared game at a moment: betting, under way, or over. */
export async function answerShared(
  page: Page,
  game: RoundGame<unknown>,
  moment: SharedMoment,
): Promise<void> {
  const openedMs = Date.now();
  const roundId = randomUUID();
  const reachedMs = game.cashOut ? growthReachesMs(heights[moment]) : 1_500;
  const past = Array.from({ length: 14 }, (_, at) => pastOf(game, at, heights.idle));
  const last = { ...pastOf(game, moment.length, heights[moment]), round_id: roundId, index: 900 };
  const phase = moment === 'idle' ? 'betting' : running.includes(moment) ? 'running' : 'settled';
  const stage = phase === 'running' ? 'dealing' : phase;
  const ends = new Date(openedMs + 60_000).toISOString();
  await page.routeWebSocket(/./, () => undefined); // no round goes on meanwhile
  await page.route('**/api/play/round_state', (route) =>
    route.fulfill({
      json: {
        statusCode: 1,
        message: 'OK',
        value: {
          round_id: roundId,
          phase,
          phase_ends_at: phase === 'running' ? null : ends,
          table_id: '1',
          stage,
          stage_ends_at: ends,
          outcome: game.table && phase !== 'betting' ? last.outcome : null,
          seats: [{ seat: 2, name: 'Lucky Ana' }],
          totals: [],
          started_at: phase === 'betting' ? null : new Date(openedMs - reachedMs).toISOString(),
          server_time: new Date().toISOString(),
          commitment: { hash: last.hash, index: last.index },
          bets: [],
          previous: phase === 'settled' ? [last, ...past] : past,
        },
      },
    }),
  );
}

function pastOf(game: RoundGame<unknown>, at: number, hundredths: bigint) {
  const hash = new Uint8Array(32).map((_, byte) => (byte * 31 + at * 57 + 11) % 256);
  const outcome = game.cashOut
    ? {
        bust: multiplierText(
          (hundredths + BigInt(at * 37 * Number(hundredths === heights.idle))) * 100n,
        ),
      }
    : game.outcomeOf({ link: hash, salt: '', index: 1 });
  return {
    round_id: randomUUID(),
    index: 899 - at,
    hash: Buffer.from(hash).toString('hex'),
    outcome,
  };
}
