import {
  bet,
  bingoCardBuy,
  fishingSessionOpen,
  fishingTopUp,
  handAct,
  handStart,
  lotteryTicketBuy,
  pokerRebuy,
  pokerSit,
  roundCashOut,
  roundJoin,
  roundState,
} from '@pavilion/contracts';
import { parseAmount } from '@pavilion/domain/money';
import { gameOnSale, runBingo } from './bingo.ts';
import { runLotteries } from './lotteries.ts';
import { alphaHost, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { fish, seaOf, stopFishing } from './fishing-world.ts';
import { openTestTable, sitDown } from './poker-world.ts';

/**
 * A call that moves money, as the sweep of bad input asks for it: two requests that differ, and
 * what the first moves.
 */
export interface Mover {
  movesMinor: bigint;
  /** What chance adds to it, by the answer. */
  paidMinor?: (envelope: unknown) => bigint;
  requests(): Promise<[object, object]> | Promise<object[]>;
}

const provider_code = 'PAVILION';
const crash = { provider_code, game_code: 'crash' };
const mines = { provider_code, game_code: 'mines', stake: '100.00', params: { mines: 1 } };

const payoutOf = (envelope: unknown): bigint => {
  const { value } = envelope as { value: { payout: string } };
  return parseAmount(value.payout, 'PHP') ?? 0n;
};

/** The calls of our own games. */
export function gameMovers(
  serverOf: () => TestServer,
  playerOf: () => TestPlayer,
): Record<string, Mover> {
  return {
    [bet.path]: {
      movesMinor: -10_000n,
      paidMinor: payoutOf,
      requests: async () =>
        ['100.00', '101.00'].map((stake) => ({
          provider_code,
          game_code: 'dice',
          stake,
          params: { target: '50.50', direction: 'over' },
        })),
    },
    [handStart.path]: {
      movesMinor: -10_000n,
      requests: async () => [mines, { ...mines, stake: '101.00' }],
    },
    [handAct.path]: {
      movesMinor: -10_000n,
      paidMinor: payoutOf,
      async requests() {
        const { value } = await serverOf().call(handStart, { ...playerOf().me, ...mines });
        const reveal = (tile: number) => ({
          round_id: value.round_id,
          action: 'reveal',
          params: { tile },
        });
        return [reveal(3), reveal(4)];
      },
    },
    [roundJoin.path]: {
      movesMinor: -10_000n,
      async requests() {
        const round_id = await bettingRound(serverOf());
        return ['100.00', '101.00'].map((stake) => ({ ...crash, round_id, stake }));
      },
    },
    [lotteryTicketBuy.path]: {
      movesMinor: -10_000n,
      async requests() {
        await runLotteries(serverOf());
        return ['100.00', '101.00'].map((stake) => ({
          game: 'lotto-3d',
          ahead: 1,
          plays: [{ kind: 'straight', number: '045', stake }],
        }));
      },
    },
    [bingoCardBuy.path]: {
      // Two cards of 50.00, as the room of 75 begins in pesos.
      movesMinor: -10_000n,
      async requests() {
        await runBingo(serverOf());
        const { game_id } = await gameOnSale(serverOf(), 'hall-75');
        return [2, 3].map((count) => ({ game_id, count }));
      },
    },
    [pokerSit.path]: {
      movesMinor: -20_000n,
      async requests() {
        const table_id = await openTestTable(serverOf());
        const commit = 'a'.repeat(64);
        return ['200.00', '199.00'].map((buy_in) => ({ table_id, buy_in, commit }));
      },
    },
    [pokerRebuy.path]: {
      movesMinor: -15_000n,
      async requests() {
        const table_id = await openTestTable(serverOf());
        await sitDown(serverOf(), playerOf(), { table_id, buy_in: '100.00' });
        return ['50.00', '51.00'].map((amount) => ({ table_id, amount }));
      },
    },
    [fishingSessionOpen.path]: {
      movesMinor: -10_000n,
      async requests() {
        await stopFishing(serverOf(), playerOf());
        const sea_id = await seaOf(serverOf(), 'shallows');
        return ['100.00', '101.00'].map((buy_in) => ({ sea_id, buy_in }));
      },
    },
    [fishingTopUp.path]: {
      // With what was bought in before.
      movesMinor: -30_000n,
      async requests() {
        await stopFishing(serverOf(), playerOf());
        const session_id = await fish(serverOf(), playerOf());
        return ['200.00', '201.00'].map((amount) => ({ session_id, amount }));
      },
    },
    [roundCashOut.path]: {
      // The stake is lost in rounds that broke at once, so it is kept small: what the last one pays
      // comes back.
      movesMinor: 0n,
      paidMinor: () => 0n,
      requests: () => runningBet(serverOf(), playerOf()),
    },
  };
}

async function bettingRound(server: TestServer): Promise<string> {
  for (;;) {
    const { value } = await server.call(roundState, { domain_name: alphaHost, ...crash });
    if (value.phase === 'betting') return value.round_id;
    server.advance(60_000);
    await server.runJob('advance-rounds');
  }
}

/**
 * A bet on a round that runs at 1.00, where leaving gives the stake back; one that broke at once is
 * followed by another, paid for.
 */
async function runningBet(server: TestServer, player: TestPlayer): Promise<object[]> {
  for (;;) {
    const round_id = await bettingRound(server);
    const { value } = await server.call(roundJoin, {
      ...player.me,
      ...crash,
      round_id,
      stake: '100.00',
    });
    server.advance(7_000);
    await server.runJob('advance-rounds');
    const state = await server.call(roundState, { domain_name: alphaHost, ...crash });
    const bets = { round_id, bet_id: value.bet_id };
    const { ends_at } = await server.context.database.db
      .selectFrom('shared_rounds')
      .select('ends_at')
      .where('id', '=', round_id)
      .executeTakeFirstOrThrow();
    const isRunning = state.value.phase === 'running' && ends_at !== null;
    if (isRunning && ends_at > server.context.clock.now())
      return [bets, { ...bets, fraction: '0.5' }];
    await server.runJob('advance-rounds');
    await server.fund(player, 10_000n);
  }
}
