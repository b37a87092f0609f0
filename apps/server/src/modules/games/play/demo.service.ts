import type {
  CallInput,
  CallResponse,
  demoBet,
  demoHandAct,
  demoHandStart,
} from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import {
  type AnyGame,
  createRandomStream,
  type HandState,
  houseProviderCode,
  houseStakeLimits,
  type JsonObject,
  multiplierScale,
  payoutOf,
  seedHashOf,
} from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { checkBuy } from './check-buy.ts';
import { checkedParams, openGame, playedGame } from './house-game.ts';
import { legalStakeOf } from './legal-stake.service.ts';
import { insertDemo, lockDemo, pruneDemo, writeDemo, type DemoRow } from './demo.store.ts';
import { roundView, type RoundView } from './round-view.ts';
import { newClientSeed, newServerSeed, openSeed, sealSeed } from './seal-seed.ts';
import type { PlayedAction } from './round.store.ts';
import { boundingTop, checkedStake } from './checked-stake.ts';
import { asDealt, atMostWin, isAtMostWin, takingWin } from './win-cap.ts';

/** A guest begins with so many of the largest stakes. */
const startingStakes = 10n;
const demoLastsMs = 24 * 60 * 60 * 1000;

/** An open hand with play money: seeds and inputs, the seed encrypted. */
interface DemoHand {
  roundId: string;
  gameCode: string;
  stakeMinor: string;
  params: Record<string, unknown>;
  sealedSeed: string;
  clientSeed: string;
  createdAt: string;
  actions: PlayedAction[];
}

/** A new purse of play money. */
export async function openDemo({
  server,
  site,
  now,
}: RequestContext): Promise<{ demo_id: string; demo_balance: string }> {
  const currency = site.currency.code;
  const balanceMinor = houseStakeLimits(currency).maxMinor * startingStakes;
  const id = server.ids.next();
  await insertDemo(server.database.db, { id, siteId: site.id, balanceMinor, now });
  return { demo_id: id, demo_balance: formatAmount(balanceMinor, currency) };
}

/** One round of an instant game with play money; its seed is shown at once. */
export async function playDemoBet(
  context: RequestContext,
  input: CallInput<typeof demoBet>,
): Promise<CallResponse<typeof demoBet>> {
  const game = await openGame(context, input);
  if (game.engine !== 'instant') return fail('gameNotFound');
  const { params, kept } = checkedParams(game, input.params);
  checkBuy(context.site, game, params);
  const currency = context.site.currency.code;
  const top = boundingTop(game, params);
  const costE4 = game.costE4?.(params) ?? multiplierScale;
  const legalMinor = await legalStakeOf(context, game.category, null);
  const stakeMinor = checkedStake(input.stake, currency, top, { costE4, legalMinor });
  const costMinor = payoutOf(stakeMinor, costE4);
  const seeds = { serverSeed: newServerSeed(), clientSeed: newClientSeed(), nonce: 0 };
  const result = game.play(params, createRandomStream(seeds));
  const payoutMinor = payoutOf(stakeMinor, result.multiplierE4);
  return withDemo(context, input.demo_id, async (demo, save) => {
    if (demo.balance_minor < costMinor) fail('insufficientFunds');
    const balanceMinor = demo.balance_minor - costMinor + payoutMinor;
    await save(balanceMinor, demo.hand);
    return {
      demo_balance: formatAmount(balanceMinor, currency),
      value: demoView(context, game, {
        id: context.server.ids.next(),
        stakeMinor: costMinor,
        params: kept,
        seeds,
        createdAt: context.now,
        state: {
          isSettled: true,
          allowed: [],
          outcome: result.outcome as HandState['outcome'],
          multiplierE4: result.multiplierE4,
          events: result.events,
        },
        payoutMinor,
      }),
    };
  });
}

/** Begins a hand with play money. */
export async function startDemoHand(
  context: RequestContext,
  input: CallInput<typeof demoHandStart>,
): Promise<CallResponse<typeof demoHandStart>> {
  const game = await openGame(context, input);
  if (game.engine !== 'hand') return fail('gameNotFound');
  const { params, kept } = checkedParams(game, input.params);
  const currency = context.site.currency.code;
  const stakeMinor = checkedStake(input.stake, currency, boundingTop(game, params));
  return withDemo(context, input.demo_id, async (demo, save) => {
    const open = demo.hand as DemoHand | null;
    if (open?.gameCode === game.code) fail('handOpen');
    if (demo.balance_minor < stakeMinor) fail('insufficientFunds');
    const hand: DemoHand = {
      roundId: context.server.ids.next(),
      gameCode: game.code,
      stakeMinor: stakeMinor.toString(),
      params: kept,
      sealedSeed: sealSeed(context.server.appSecret, newServerSeed()),
      clientSeed: newClientSeed(),
      createdAt: context.now.toISOString(),
      actions: [],
    };
    return finishStep(context, demo, demo.balance_minor - stakeMinor, hand, save);
  });
}

/** Plays one action of the open hand. */
export async function playDemoAction(
  context: RequestContext,
  input: CallInput<typeof demoHandAct>,
): Promise<CallResponse<typeof demoHandAct>> {
  return withDemo(context, input.demo_id, async (demo, save) => {
    const hand = demo.hand as DemoHand | null;
    if (!hand || hand.roundId !== input.round_id) return fail('roundNotFound');
    const action = { action: input.action, params: (input.params ?? {}) as JsonObject };
    const next = { ...hand, actions: [...hand.actions, action] };
    return finishStep(context, demo, demo.balance_minor, next, save);
  });
}

type Save = (balanceMinor: bigint, hand: object | null) => Promise<void>;

async function finishStep(
  context: RequestContext,
  demo: DemoRow,
  balanceMinor: bigint,
  hand: DemoHand,
  save: Save,
): Promise<CallResponse<typeof demoHandAct>> {
  const game = playedGame({ provider_code: houseProviderCode, game_code: hand.gameCode });
  const seeds = {
    serverSeed: openSeed(context.server.appSecret, hand.sealedSeed),
    clientSeed: hand.clientSeed,
    nonce: 0,
  };
  const stakeMinor = BigInt(hand.stakeMinor);
  const staked = { currency: context.site.currency.code, stake_minor: stakeMinor };
  const asked = dealt(game, hand, seeds);
  if (asked.refusal) fail('invalidParams', { errors: [asked.refusal] });
  const played = isAtMostWin(staked, asked) ? takingLast(hand) : hand;
  const state = played === hand ? asked : dealt(game, played, seeds);
  const payoutMinor = state.isSettled
    ? atMostWin(staked, payoutOf(stakeMinor, state.multiplierE4))
    : 0n;
  await save(balanceMinor + payoutMinor, state.isSettled ? null : hand);
  return {
    demo_balance: formatAmount(balanceMinor + payoutMinor, context.site.currency.code),
    value: {
      ...demoView(context, game, {
        id: hand.roundId,
        stakeMinor,
        params: hand.params,
        seeds,
        createdAt: new Date(hand.createdAt),
        state,
        payoutMinor,
      }),
      played: played.actions.flatMap(asDealt),
    },
  };
}

const takingLast = (hand: DemoHand): DemoHand => ({
  ...hand,
  actions: hand.actions.map((action, index) =>
    index === hand.actions.length - 1 ? takingWin(action) : action,
  ),
});

function dealt(
  game: AnyGame,
  hand: DemoHand,
  seeds: { serverSeed: string; clientSeed: string; nonce: number },
): HandState {
  if (game.engine !== 'hand') throw new Error('not a hand');
  const parsed = game.parseParams(hand.params);
  if (!parsed.ok) throw new Error('a hand whose parameters its game does not read');
  return game.run(parsed.params, hand.actions.flatMap(asDealt), createRandomStream(seeds));
}

interface DemoRound {
  id: string;
  stakeMinor: bigint;
  params: Record<string, unknown>;
  seeds: { serverSeed: string; clientSeed: string; nonce: number };
  createdAt: Date;
  state: HandState;
  payoutMinor: bigint;
}

function demoView({ site, now }: RequestContext, game: AnyGame, round: DemoRound): RoundView {
  const { state, seeds } = round;
  return roundView(
    {
      id: round.id,
      provider_code: houseProviderCode,
      game_code: game.code,
      game_version: game.version,
      product: game.category,
      engine: game.engine,
      state: state.isSettled ? 'settled' : 'open',
      currency: site.currency.code,
      stake_minor: round.stakeMinor,
      payout_minor: round.payoutMinor,
      multiplier_e4: state.multiplierE4,
      params: round.params,
      outcome: state.outcome,
      events: [...state.events],
      seed_id: null,
      nonce: seeds.nonce,
      shared_round_id: null,
      created_at: round.createdAt,
      settled_at: state.isSettled ? now : null,
    },
    {
      mode: 'demo',
      actions: state.allowed,
      fairness: {
        server_seed_hash: seedHashOf(seeds.serverSeed),
        client_seed: seeds.clientSeed,
        nonce: seeds.nonce,
      },
      serverSeed: state.isSettled ? seeds.serverSeed : null,
    },
  );
}

/** Changes a purse while others wait. Fails with demoNotFound for one that is not of this site or was forgotten. */
function withDemo<Answer>(
  { server, site, now }: RequestContext,
  demoId: string,
  change: (demo: DemoRow, save: Save) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(server.database, async (executor: Executor) => {
    const demo = await lockDemo(executor, { siteId: site.id, demoId });
    if (!demo) return fail('demoNotFound');
    return change(demo, (balanceMinor, hand) =>
      writeDemo(executor, { siteId: site.id, id: demoId, balanceMinor, hand, now }),
    );
  });
}

/** Forgets play money of yesterday. For a scheduled job. */
export function pruneDemoSessions(server: ServerContext): Promise<number> {
  const before = new Date(server.clock.now().getTime() - demoLastsMs);
  return pruneDemo(server.database.db, before);
}
