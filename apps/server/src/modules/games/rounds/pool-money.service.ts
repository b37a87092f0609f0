import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import {
  grossOf,
  poolsFrom,
  type JsonObject,
  type PoolLine,
  type PoolRound,
  type PoolsSettled,
  type RoundPools,
} from '@pavilion/games';
import type { HouseAccountKind, PostingLine } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import {
  endRoundPools,
  keptPools,
  readLineSums,
  type LineSum,
  type OfPools,
  type RoundPoolsRow,
} from './pool.store.ts';
import { readGameTable } from './game-table.store.ts';
import { poolRulesOf } from './pool-round.ts';
import { readSabongSettings } from './sabong-settings.store.ts';
import { ofRound } from './shared-round-steps.service.ts';
import type { SharedRoundRow } from './shared-round.store.ts';

/** A round's pools with what the house put in as any bettor would. */
export interface HeldPools {
  pools: RoundPools;
  grossMinor: bigint;
  seedMinor: bigint;
}

/** A round as its bets are counted: at a table of play money those are of play money. */
export async function ofPools(executor: Executor, round: SharedRoundRow): Promise<OfPools> {
  const table = await readGameTable(executor, ofRound(round));
  const isPlayMoney = table?.play_money ?? false;
  return { siteId: round.site_id, roundId: round.id, isPlayMoney };
}

/** What players staked in pools by now, and the house. */
export async function poolsOfRound(
  executor: Executor,
  round: SharedRoundRow,
  rules: PoolRound<unknown>,
): Promise<HeldPools> {
  const of = await ofPools(executor, round);
  const lines = (await readLineSums(executor, of)).map((sum) => lineOf(rules, sum));
  const seeds = await seedsOf(executor, round, rules);
  const pools = poolsFrom([...lines, ...seeds].flatMap((line) => rules.stakesOf(line)));
  const seedMinor = seeds.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  return { pools, grossMinor: grossOf(pools), seedMinor };
}

/** What the house bets on a round, if its site wants it to. */
export async function seedsOf(
  executor: Executor,
  round: SharedRoundRow,
  rules: PoolRound<unknown>,
): Promise<readonly PoolLine<unknown>[]> {
  if (!poolRulesOf(round).takesHouseSeed) return [];
  const settings = await readSabongSettings(executor, round.site_id);
  const seedMinor = settings?.house_seed_minor ?? 0n;
  return seedMinor > 0n ? rules.seeds(seedMinor) : [];
}

/** What was bet alike, as one bet: units of all of them are units of their sum. */
function lineOf(rules: PoolRound<unknown>, { params, stake_minor }: LineSum): PoolLine<unknown> {
  const parsed = rules.parseBet(params);
  if (!parsed.ok) throw new Error('a bet whose parameters its round does not read');
  return { bet: parsed.params, stakeMinor: stake_minor };
}

/**
 * Posts the stakes of a round that closes into the pools of its game: of players from the house's
 * result, where they lay until now.
 */
export async function postClose(
  executor: Executor,
  server: ServerContext,
  round: SharedRoundRow,
  held: { product: string; isPlayMoney: boolean } & HeldPools,
): Promise<void> {
  if (held.isPlayMoney) return;
  await post(executor, server, round, 'closed', [
    [ggrOf(held), held.seedMinor - held.grossMinor],
    [`seed:${held.product}`, -held.seedMinor],
    [`pool:${round.game_code}`, held.grossMinor],
  ]);
}

/** Posts the pools of a round whose bets are settled to where they went, and writes it. */
export async function postSettlement(
  executor: Executor,
  server: ServerContext,
  round: SharedRoundRow,
  { row, rules, settled }: Settlement,
): Promise<void> {
  const { is_play_money: isPlayMoney } = row;
  const of = { siteId: round.site_id, roundId: round.id, isPlayMoney };
  const paidMinor = (await readLineSums(executor, of))
    .filter((sum) => rules.stakesOf(lineOf(rules, sum)).length > 0)
    .reduce((sum, { payout_minor: paid }) => sum + paid, 0n);
  const seedPaidMinor = seedPayoutOf(row, rules, settled);
  const breakageMinor = row.gross_minor - settled.takeoutMinor - paidMinor - seedPaidMinor;
  if (!isPlayMoney)
    await post(executor, server, round, 'settled', [
      [`pool:${round.game_code}`, -row.gross_minor],
      [ggrOf(row), paidMinor + settled.takeoutMinor],
      [`seed:${row.product}`, seedPaidMinor],
      [`breakage:${row.product}`, breakageMinor],
    ]);
  await endRoundPools(executor, round.id, {
    paid_minor: paidMinor,
    seed_paid_minor: seedPaidMinor,
    takeout_minor: settled.takeoutMinor,
    breakage_minor: breakageMinor,
    ended_at: server.clock.now(),
    dividends: Object.fromEntries(
      settled.dividends.map(({ pool, prices }) => [
        pool,
        prices && Object.fromEntries([...prices].map(([key, price]) => [key, price.toString()])),
      ]),
    ),
  });
}

interface Settlement {
  row: RoundPoolsRow;
  rules: PoolRound<unknown>;
  settled: PoolsSettled<unknown>;
}

/** The house put the same on each side, so its stakes are told from the sum of them. */
function seedPayoutOf(
  row: RoundPoolsRow,
  rules: PoolRound<unknown>,
  settled: PoolsSettled<unknown>,
): bigint {
  if (row.seed_minor === 0n) return 0n;
  const sides = BigInt(rules.seeds(1n).length);
  return rules
    .seeds(row.seed_minor / sides)
    .reduce((sum, line) => sum + settled.payoutOf(line), 0n);
}

/**
 * Takes the stakes of a round that is called off out of its pools again: they went back to the
 * players from the house's result.
 */
export async function postVoid(
  executor: Executor,
  server: ServerContext,
  round: SharedRoundRow,
  row: RoundPoolsRow,
): Promise<void> {
  if (!row.is_void && !row.is_play_money)
    await post(executor, server, round, 'voided', [
      [`pool:${round.game_code}`, -row.gross_minor],
      [ggrOf(row), row.gross_minor - row.seed_minor],
      [`seed:${row.product}`, row.seed_minor],
    ]);
  await endRoundPools(executor, round.id, {
    paid_minor: row.gross_minor - row.seed_minor,
    seed_paid_minor: row.seed_minor,
    takeout_minor: 0n,
    breakage_minor: 0n,
    ended_at: server.clock.now(),
    dividends: {},
  });
}

const ggrOf = ({ product }: { product: string }): HouseAccountKind => `ggr:${product}`;

/** One journal between accounts of the house; nothing where nothing moves. */
async function post(
  executor: Executor,
  { ledger, sites }: ServerContext,
  round: SharedRoundRow,
  step: 'closed' | 'settled' | 'voided',
  moves: ReadonlyArray<readonly [HouseAccountKind, bigint]>,
): Promise<void> {
  const lines: PostingLine[] = moves
    .filter(([, amountMinor]) => amountMinor !== 0n)
    .map(([kind, amountMinor]) => ({ owner: 'house', kind, amountMinor }));
  const site = sites.byId(round.site_id);
  if (lines.length === 0) return;
  if (!site || !isCurrencyCode(site.currency.code)) throw new Error('a round without its site');
  await ledger.post(executor, {
    siteId: site.id,
    source: 'pools',
    key: `${round.id}:${step}`,
    kind: `pools.${step}`,
    currency: site.currency.code,
    lines,
    ref: { round_id: round.id, game_code: round.game_code },
  });
}

/** What the outcome of a closed round says of its pools. */
export function shownAtClose(rules: PoolRound<unknown>, row: RoundPoolsRow): JsonObject {
  const closed = rules.close(keptPools(row));
  return closed.isVoid ? {} : closed.shown;
}
