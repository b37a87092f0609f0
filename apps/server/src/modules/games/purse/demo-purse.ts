import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import {
  houseGame,
  houseProviderCode,
  houseStakeLimits,
  seedHashOf,
  type AnyGame,
} from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { newClientSeed, newServerSeed, openSeed, sealSeed } from '../fairness/index.ts';
import { openGame, type PlayDraft, type PlayedAction, type PlayRow } from '../plays/index.ts';
import {
  insertDemo,
  lockDemo,
  pruneDemo,
  readPlayMoney,
  writeDemo,
  type DemoRow,
} from './demo.store.ts';
import type { Kept, KeptPlay, MoveOrder, PlayOrder, Purse } from './purse.ts';

/** A guest begins with so many of the largest stakes. */
const startingStakes = 10n;
const demoLastsMs = 24 * 60 * 60 * 1000;

export interface DemoBalance {
  demo_balance: string;
}

/** An open hand with play money: seeds and inputs, the seed encrypted. */
interface DemoHand {
  roundId: string;
  gameCode: string;
  /** All that it took so far. */
  stakeMinor: string;
  /** Of a hand whose actions take more: what it began with. */
  baseMinor?: string;
  params: Record<string, unknown>;
  sealedSeed: string;
  clientSeed: string;
  createdAt: string;
  actions: readonly KeptAction[];
}

/** An action as JSON keeps it. */
type KeptAction = Omit<PlayedAction, 'stakeMinor'> & { stakeMinor?: string };

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

/** Forgets play money of yesterday. For a scheduled job. */
export function pruneDemoSessions(server: ServerContext): Promise<number> {
  const before = new Date(server.clock.now().getTime() - demoLastsMs);
  return pruneDemo(server.database.db, before);
}

/**
 * A purse of play money: the ledger does not know of it, each play has seeds of its own, shown as
 * soon as it is over. Its calls fail with demoNotFound for one that is not of this site or was
 * forgotten.
 */
export function demoPurse(context: RequestContext, demoId: string): Purse<DemoBalance> {
  return {
    currency: context.site.currency.code,
    playerId: null,
    gameOf: (key) => openGame(context, key),
    begin: (order) => changeDemo(context, demoId, (demo) => begin(context, demo, order)),
    move: (order) => changeDemo(context, demoId, (demo) => move(context, demo, order)),
  };
}

/**
 * Changes how much play money there is by what `change` gives, in the executor's transaction, while
 * others wait. Gives the balance after it. Fails with demoNotFound, insufficientFunds.
 */
export async function changePlayMoney(
  executor: Executor,
  of: { siteId: string; demoId: string; now: Date },
  change: () => Promise<bigint>,
): Promise<bigint> {
  const demo = await lockDemo(executor, of);
  if (!demo) return fail('demoNotFound');
  const balanceMinor = demo.balance_minor + (await change());
  if (balanceMinor < 0n) return fail('insufficientFunds');
  const { siteId, demoId: id, now } = of;
  await writeDemo(executor, { siteId, id, balanceMinor, hand: demo.hand, now });
  return balanceMinor;
}

/** How much play money a purse holds, minor units. Fails with demoNotFound. */
export async function playMoneyOf(
  executor: Executor,
  of: { siteId: string; demoId: string },
): Promise<bigint> {
  return (await readPlayMoney(executor, of)) ?? fail('demoNotFound');
}

interface Change {
  play: KeptPlay;
  balanceMinor: bigint;
  hand: object | null;
}

/** Changes a purse while others wait. */
function changeDemo(
  { server, site, now }: RequestContext,
  demoId: string,
  change: (demo: DemoRow) => Change,
): Promise<Kept<DemoBalance>> {
  return inTransaction(server.database, async (executor) => {
    const demo = await lockDemo(executor, { siteId: site.id, demoId });
    if (!demo) return fail('demoNotFound');
    const { play, balanceMinor, hand } = change(demo);
    await writeDemo(executor, { siteId: site.id, id: demoId, balanceMinor, hand, now });
    const balances = { demo_balance: formatAmount(balanceMinor, site.currency.code) };
    return { play, balances, balanceMinor };
  });
}

function begin(context: RequestContext, demo: DemoRow, { game, draft }: PlayOrder): Change {
  const open = demo.hand as DemoHand | null;
  if (game.engine === 'hand' && open?.gameCode === game.code) fail('handOpen');
  const seeds = { serverSeed: newServerSeed(), clientSeed: newClientSeed(), nonce: 0 };
  const play = draft(seeds);
  if (demo.balance_minor < play.stake_minor) fail('insufficientFunds');
  const hand: DemoHand = {
    roundId: context.server.ids.next(),
    gameCode: game.code,
    stakeMinor: play.stake_minor.toString(),
    ...(play.base_stake_minor ? { baseMinor: play.base_stake_minor.toString() } : {}),
    params: play.params,
    sealedSeed: sealSeed(context.server.appSecret, seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    createdAt: context.now.toISOString(),
    actions: [],
  };
  return {
    play: kept(context, game, hand, play),
    balanceMinor: demo.balance_minor - play.stake_minor + play.payout_minor,
    hand: game.engine === 'hand' ? openOrNull(hand, play) : demo.hand,
  };
}

function move(context: RequestContext, demo: DemoRow, order: MoveOrder): Change {
  const hand = demo.hand as DemoHand | null;
  const game = hand && houseGame(hand.gameCode);
  if (!game || hand.roundId !== order.roundId) return fail('roundNotFound');
  const before = draftOf(hand);
  const { action, after } = order.next(kept(context, game, hand, before));
  const moreMinor = after.stake_minor - before.stake_minor;
  if (demo.balance_minor < moreMinor) return fail('insufficientFunds');
  const { stakeMinor: _, ...done } = action;
  const played = moreMinor > 0n ? { ...done, stakeMinor: moreMinor.toString() } : done;
  const stakeMinor = after.stake_minor.toString();
  const moved = { ...hand, stakeMinor, actions: [...hand.actions, played] };
  return {
    play: kept(context, game, moved, after),
    balanceMinor: demo.balance_minor - moreMinor + after.payout_minor,
    hand: openOrNull(moved, after),
  };
}

const openOrNull = (hand: DemoHand, { state }: PlayDraft): DemoHand | null =>
  state === 'open' ? hand : null;

const draftOf = ({ stakeMinor, baseMinor, params }: DemoHand): PlayDraft => ({
  state: 'open',
  base_stake_minor: baseMinor === undefined ? null : BigInt(baseMinor),
  stake_minor: BigInt(stakeMinor),
  payout_minor: 0n,
  multiplier_e4: 0n,
  params,
  outcome: {},
  events: [],
});

const asPlayed = ({ stakeMinor, ...action }: KeptAction): PlayedAction =>
  stakeMinor === undefined ? action : { ...action, stakeMinor: BigInt(stakeMinor) };

function kept(
  { server, site, now }: RequestContext,
  game: AnyGame,
  hand: DemoHand,
  play: PlayDraft,
): KeptPlay {
  const serverSeed = openSeed(server.appSecret, hand.sealedSeed);
  const row: PlayRow = {
    id: hand.roundId,
    provider_code: houseProviderCode,
    game_code: game.code,
    game_version: game.version,
    product: game.category,
    engine: game.engine,
    currency: site.currency.code,
    seed_id: null,
    nonce: 0,
    shared_round_id: null,
    step: hand.actions.length,
    created_at: new Date(hand.createdAt),
    settled_at: play.state === 'open' ? null : now,
    ...play,
  };
  const { clientSeed } = hand;
  const played = hand.actions.map(asPlayed);
  const seeds = { serverSeed, clientSeed, nonce: 0, hash: seedHashOf(serverSeed) };
  return { mode: 'demo', row, seeds: { ...seeds, isRevealed: true }, played };
}
