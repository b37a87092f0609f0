import { randomUUID } from 'node:crypto';
import { good, openPage, toldAt, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import type { Figure } from '../../lib/report.ts';
import { costOf, inTurns, meOf, timed, untilHolds, type RoomBench } from './room-bench.ts';

const bettors = 5_000;
const atOnce = 32;
const game = { provider_code: 'PAVILION', game_code: 'greyhounds' };
const kinds = ['win', 'place', 'show'] as const;

interface State {
  round_id: string;
  stage: string;
  stage_ends_at: string | null;
}

/**
 * A race with so many bettors in its pools: how long a bet takes, how late the pools are told, how
 * soon all are paid.
 */
export async function benchPools(bench: RoomBench): Promise<Figure[]> {
  const { ask, server, host } = bench;
  const players = bench.players.slice(0, bettors);
  const stateOf = async (): Promise<State> =>
    (await good<{ value: State }>(ask, '/api/play/round_state', game)).value;
  const first = (await stateOf()).round_id;
  let state = await stateOf();
  await untilHolds(
    async () => {
      state = await stateOf();
      return state.stage === 'betting' && state.round_id !== first;
    },
    240_000,
    'a race that takes bets',
  );
  const lateMs: number[] = [];
  const page = await openPage(server, host, ['round:PAVILION:greyhounds'], (frame) => {
    const at = frame.slice(0, 160).includes('"round.pools"') ? toldAt(frame) : null;
    if (at) lateMs.push(wallClock() - Date.parse(at));
  });
  const betMs: number[] = [];
  let late = 0;
  const cost = await costOf(server, () =>
    inTurns(players, atOnce, async (player, place) => {
      const params = {
        ...{ market: 'pool', kind: kinds[place % kinds.length] },
        legs: [[1 + (place % 6)]],
      };
      const order = { ...meOf(player), ...game, round_id: state.round_id };
      const bets = [{ params, stake: '10.00' }];
      await timed(betMs, async () => {
        const sent = { ...order, bets, request_id: randomUUID() };
        const { status } = await ask('/api/play/round_join', sent);
        if (status !== 200) late += 1;
      });
    }),
  );
  const closesAt = Date.parse(state.stage_ends_at ?? '');
  await untilHolds(async () => (await stateOf()).stage !== 'betting', 240_000, 'the off');
  await untilHolds(async () => (await stateOf()).round_id !== state.round_id, 240_000, 'the board');
  page.terminate();
  const settledAt = await bench.database.db
    .selectFrom('game_rounds')
    .select(({ fn }) => fn.max('settled_at').as('last'))
    .where('shared_round_id', '=', state.round_id)
    .executeTakeFirst();
  return [
    {
      name: `update of pools p99, ${(players.length - late).toLocaleString('en')} bettors`,
      ...{ value: percentile(lateMs, 99), unit: 'ms' },
      detail: {
        updates: lateMs.length,
        betP50Ms: Math.round(percentile(betMs, 50)),
        betP99Ms: Math.round(percentile(betMs, 99)),
        betsPerSecond: Math.round((players.length - late) / cost.seconds),
        afterTheOff: late,
        processors: cost.processors.toFixed(2),
        paidSecondsAfterTheOff: Math.round(
          ((settledAt?.last?.getTime() ?? Number.NaN) - closesAt) / 1_000,
        ),
      },
    },
  ];
}
