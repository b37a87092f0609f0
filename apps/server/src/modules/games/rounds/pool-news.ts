import type * as z from 'zod/mini';
import type { roundPools } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { hundredthsText, type RoundPools } from '@pavilion/games';
import { sidesOf } from '@pavilion/games/pools/index';
import { probablePrices, selectionKinds } from '@pavilion/games/racing/index';
import { boardOf } from '@pavilion/games/sabong/index';
import type { ServerContext } from '../../../context.ts';
import { ofPools, poolsOfRound } from './pool-money.service.ts';
import { keptPools, readLineSums, readRoundPools } from './pool.store.ts';
import { poolRoundOf } from './pool-round.ts';
import { roundGameOf } from './round-game-of.ts';
import { ofRound } from './shared-round-steps.service.ts';
import { topicOf } from './shared-round-view.ts';
import type { SharedRoundRow } from './shared-round.store.ts';

type RoundPoolsView = z.output<typeof roundPools>;

/**
 * What the pools of a round hold and would pay; null where the house is the other side. Once the
 * betting is closed, for good.
 */
export async function poolsViewOf(
  server: ServerContext,
  round: SharedRoundRow,
  currency: CurrencyCode,
): Promise<RoundPoolsView | null> {
  if (!roundGameOf(round).pools) return null;
  const { db } = server.database;
  const of = { siteId: round.site_id, roundId: round.id };
  const closed = await readRoundPools(db, of);
  const rules = await poolRoundOf(server, round);
  const pools = closed ? keptPools(closed) : (await poolsOfRound(db, round, rules)).pools;
  if (round.game_code !== 'sabong') return { pools: racePoolsView(pools, currency) };
  const sums = await readLineSums(db, await ofPools(db, round));
  const drawMinor = sums
    .filter(({ params }) => params['kind'] === 'draw')
    .reduce((sum, { stake_minor: stake }) => sum + stake, 0n);
  return sabongView(pools, drawMinor, currency);
}

function sabongView(pools: RoundPools, drawMinor: bigint, currency: CurrencyCode): RoundPoolsView {
  const sides = sidesOf(pools);
  const board = boardOf(sides);
  return {
    meron: formatAmount(sides.meron, currency),
    wala: formatAmount(sides.wala, currency),
    draw: formatAmount(drawMinor, currency),
    board: board && { meron: Number(board.meron), wala: Number(board.wala) },
  };
}

/** Pools of a race in the order of their kinds, with what each would pay by selection. */
export function racePoolsView(pools: RoundPools, currency: CurrencyCode) {
  return selectionKinds.flatMap((kind) => {
    const money = pools.get(kind);
    if (!money) return [];
    const grossMinor = [...money.values()].reduce((sum, one) => sum + one, 0n);
    const probable = probablePrices(kind, money, runnersIn(money));
    return [
      {
        kind,
        gross: formatAmount(grossMinor, currency),
        probable: [...probable].map(([key, price]) => ({ key, price: hundredthsText(price) })),
      },
    ];
  });
}

/** Who is named in a pool; runners without money change no price. */
const runnersIn = (money: ReadonlyMap<string, bigint>): number =>
  Math.max(4, ...[...money.keys()].flatMap((key) => key.split('-').map(Number)));

/** What a table is told of the pools of its round; null where it has none. */
export async function poolNews(server: ServerContext, round: SharedRoundRow) {
  const site = server.sites.byId(round.site_id);
  const view = site && (await poolsViewOf(server, round, site.currency.code));
  if (!view) return null;
  return {
    siteId: round.site_id,
    topic: topicOf(ofRound(round)),
    name: 'round.pools' as const,
    data: { round_id: round.id, ...view },
  };
}
