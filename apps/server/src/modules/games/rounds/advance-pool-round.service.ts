import { inTransaction, type Executor } from '@pavilion/database';
import { fromHex, toHex, type JsonObject } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import {
  announceEntropy,
  isEntropyOverdue,
  linkOf,
  lookForEntropy,
  readChain,
} from '../fairness/index.ts';
import { endPlayMoney } from './demo-ticket.service.ts';
import { callOff, endRound, type VoidReason } from './end-round.service.ts';
import { poolNews } from './pool-news.ts';
import {
  ofPools,
  poolsOfRound,
  postClose,
  postSettlement,
  postVoid,
  shownAtClose,
} from './pool-money.service.ts';
import {
  insertRoundPools,
  keepRoundEntropy,
  keptPools,
  readRoundPools,
  readSales,
  type RoundPoolsRow,
} from './pool.store.ts';
import { poolRoundOf, poolRulesOf } from './pool-round.ts';
import { roundGameOf } from './round-game-of.ts';
import { settleBy, tell, ticketEnding, type LinePays } from './shared-round-steps.service.ts';
import { moveRound, readSharedRound, type SharedRoundRow } from './shared-round.store.ts';

const lookEveryMs = 500;
const multiplierScale = 10_000n;

/**
 * Moves a round on whose players bet against each other: betting closes with what its pools hold
 * and where its entropy will come from, only then that comes into being, the outcome is told with
 * the link, and at its end everything is paid. Each step is a transaction of its own that a later
 * turn repeats to the same.
 */
export async function advancePoolRound(
  server: ServerContext,
  round: SharedRoundRow,
): Promise<void> {
  if (round.phase === 'betting') return close(server, round);
  const row = await readRoundPools(server.database.db, ofRow(round));
  if (!row) throw new Error('a round that closed without its pools');
  if (row.is_void) return giveBack(server, round, 'unbalanced', row);
  if (round.entropy === null) return waitForEntropy(server, round, row);
  return round.dealing_at === null ? deal(server, round, row) : settle(server, round, row);
}

const ofRow = (round: SharedRoundRow) => ({ siteId: round.site_id, roundId: round.id });

/**
 * Ends the betting. Whoever was placing a bet holds the round until it stands: the pools are
 * counted after it.
 */
async function close(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const source = await announceEntropy(server);
  if (source === null) return waitOn(server, round, round.starts_at, null);
  const rules = await poolRoundOf(server, round);
  const now = server.clock.now();
  await inTransaction(server.database, async (executor) => {
    const change = {
      phase: 'running',
      closed_at: now,
      entropy_source: source,
      next_at: now,
    } as const;
    if (!(await moveRound(executor, round, change))) return;
    const of = await ofPools(executor, round);
    const sales = await readSales(executor, of);
    const sold = { ticket_count: sales.count, sales_minor: sales.minor };
    const closed = { ...round, ...change, ...sold };
    await moveRound(executor, closed, sold);
    const held = await poolsOfRound(executor, round, rules);
    const { category: product } = roundGameOf(round);
    const isVoid = rules.close(held.pools).isVoid;
    await insertRoundPools(executor, {
      round_id: round.id,
      site_id: round.site_id,
      game_code: round.game_code,
      product,
      currency: currencyOf(server, round),
      pools: held.pools,
      gross_minor: held.grossMinor,
      seed_minor: held.seedMinor,
      is_void: isVoid,
      is_play_money: of.isPlayMoney,
      closed_at: now,
    });
    const { isPlayMoney } = of;
    if (!isVoid) await postClose(executor, server, round, { product, isPlayMoney, ...held });
    await tell(server, executor, closed);
  });
  await tellPools(server, round);
}

const currencyOf = ({ sites }: ServerContext, { site_id: siteId }: SharedRoundRow): string => {
  const site = sites.byId(siteId);
  if (!site) throw new Error('a round without its site');
  return site.currency.code;
};

/** Tells the table what its pools hold for good. */
async function tellPools(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const closed = await readSharedRound(server.database.db, ofRow(round));
  const news = closed && (await poolNews(server, closed));
  if (news) await server.publisher.pass(server.database.db, [news]);
}

/** Looks for the entropy that was announced, and keeps it before anything is worked out of it. */
async function waitForEntropy(
  server: ServerContext,
  round: SharedRoundRow,
  row: RoundPoolsRow,
): Promise<void> {
  const { id: roundId, entropy_source: source, entropy_block: before } = round;
  const closedAt = row.closed_at;
  const { seen, entropy, fault } = await lookForEntropy(server, { source, seen: before, closedAt });
  const isNews = seen !== before || entropy !== null;
  const { db } = server.database;
  const kept = isNews ? await keepRoundEntropy(db, { roundId, seen, entropy }) : null;
  if (fault !== null) return giveBack(server, round, fault, row);
  if (entropy === null) return waitOn(server, round, closedAt, row);
  if (kept !== null) await deal(server, { ...round, entropy_block: seen, entropy: kept }, row);
}

/** Looks again soon; what waited too long is called off. */
async function waitOn(
  server: ServerContext,
  round: SharedRoundRow,
  since: Date,
  row: RoundPoolsRow | null,
): Promise<void> {
  if (isEntropyOverdue(server, since, poolRulesOf(round).entropyWaitMs))
    return giveBack(server, round, 'entropyMissing', row);
  const nextAt = new Date(server.clock.now().getTime() + lookEveryMs);
  await moveRound(server.database.db, round, { next_at: nextAt });
}

async function giveBack(
  server: ServerContext,
  round: SharedRoundRow,
  reason: VoidReason,
  row: RoundPoolsRow | null,
): Promise<void> {
  await callOff(server, round, reason, async (executor) => {
    if (row) await postVoid(executor, server, round, row);
  });
}

/** What the link, the entropy and the pools say. */
async function decided(server: ServerContext, round: SharedRoundRow, row: RoundPoolsRow) {
  const game = roundGameOf(round);
  if (round.chain_id === null || round.entropy === null)
    throw new Error('a round of pools is decided by a chain of ours and entropy');
  const chain = await readChain(server.database.db, round.chain_id);
  const link = linkOf(server, chain, round.chain_index);
  const drawn = game.outcomeOf({
    link,
    salt: chain.salt,
    index: round.chain_index,
    entropy: round.entropy,
    terminatingHash: fromHex(chain.terminating_hash),
  });
  const rules = await poolRoundOf(server, round);
  const outcome: JsonObject = { ...drawn, ...shownAtClose(rules, row) };
  return { game, hash: toHex(link), outcome, rules };
}

/** Tells the outcome with the link: nobody can act on it any more. */
async function deal(
  server: ServerContext,
  round: SharedRoundRow,
  row: RoundPoolsRow,
): Promise<void> {
  const { game, hash, outcome } = await decided(server, round, row);
  const now = server.clock.now();
  const endsAt = new Date(now.getTime() + game.runsMs(outcome));
  const change = { dealing_at: now, ends_at: endsAt, next_at: endsAt, hash, outcome };
  await inTransaction(server.database, async (executor) => {
    if (await moveRound(executor, round, change))
      await tell(server, executor, { ...round, ...change });
  });
}

/** Pays every bet, then shares what is left of the pools. */
async function settle(
  server: ServerContext,
  round: SharedRoundRow,
  row: RoundPoolsRow,
): Promise<void> {
  const { hash, outcome, rules } = await decided(server, round, row);
  const settled = rules.settle(outcome, keptPools(row));
  const pays: LinePays = ({ params, stakeMinor }) => {
    const parsed = rules.parseBet(params);
    if (!parsed.ok) throw new Error('a bet whose parameters its round does not read');
    const payoutMinor = settled.payoutOf({ bet: parsed.params, stakeMinor });
    return { payoutMinor, multiplierE4: (payoutMinor * multiplierScale) / stakeMinor };
  };
  await settleBy(server, round, outcome, (bet) => ticketEnding(pays, bet));
  await endPlayMoney(server, round, pays);
  const share = (executor: Executor): Promise<void> =>
    postSettlement(executor, server, round, { row, rules, settled });
  await endRound(server, round, { hash, outcome }, share);
}
