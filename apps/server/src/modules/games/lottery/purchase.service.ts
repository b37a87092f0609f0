import { isSqlError } from '@pavilion/database';
import { createRandomStream, houseProviderCode, houseStakeLimits } from '@pavilion/games';
import {
  soldOutDetail,
  type KeptLine,
  type LotteryRules,
  type PricedLines,
} from '@pavilion/games/lottery/index';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { Site } from '../../../site-directory/index.ts';
import { newBlind, seedInUse, type OpenedSeed } from '../fairness/index.ts';
import type { DrawRow } from './draw.store.ts';
import { rulesOf } from './lottery-settings.ts';
import {
  buyTickets,
  soldOutState,
  type BuyAnswer,
  type OrderDraft,
  type SoldOutDetail,
  type TicketDraft,
} from './ticket.store.ts';

/** Who buys: a player by a request, or a subscription for one. */
interface Buyer {
  server: ServerContext;
  site: Site;
  playerId: string;
  now: Date;
}

export interface Purchase {
  /** Of one lottery, at least one. */
  draws: readonly [DrawRow, ...DrawRow[]];
  /** As they were asked for. */
  plays: readonly unknown[];
  requestId: string;
  requestHash: Buffer;
  subscriptionId: string | null;
}

/** What is made of an error of the statement that would have taken so much. */
type RefusePurchase = (takenMinor: bigint) => (error: unknown) => Promise<never>;

/** How often numbers are drawn anew because another play took the nonce. */
const triesMax = 8;

const hasQuick = (plays: readonly unknown[]): boolean =>
  plays.some((play) => typeof play === 'object' && play !== null && Object.hasOwn(play, 'quick'));

/**
 * What plays cost on one draw, minor units, and their lines. Fails with invalidParams, or
 * stakeTooHigh with the kind that is too much.
 */
export function pricedPlays(
  draw: DrawRow,
  site: Pick<Site, 'currency'>,
  plays: readonly unknown[],
  seed: OpenedSeed | null,
): PricedLines {
  const rules = rulesOf(draw);
  const order = { currency: site.currency.code, priceMinor: draw.price_minor };
  const read = rules.read(plays, order, () => {
    if (!seed) throw new Error('numbers are drawn from a seed');
    return createRandomStream(seed);
  });
  if (!read.ok) return fail('invalidParams', { errors: read.problems });
  const { maxMinor, maxWinMinor } = houseStakeLimits(site.currency.code);
  const { topMinor, stakeMinor, lines } = read.params;
  if (topMinor !== null && (topMinor > maxWinMinor || stakeMinor > maxMinor))
    return fail('stakeTooHigh', { statusDetail: dearestKind(lines) });
  return read.params;
}

function dearestKind(lines: readonly KeptLine[]): string {
  const dearest = lines.reduce((most, line) =>
    BigInt(line.stake_minor) > BigInt(most.stake_minor) ? line : most,
  );
  return String(dearest.play['kind']);
}

/**
 * Buys one ticket for each draw, all or none, in one statement with the money. Fails with
 * invalidParams, stakeTooHigh, drawNotFound, drawClosed, soldOut; of what else the statement raises
 * `refuse` makes the failure.
 */
export async function buy(
  buyer: Buyer,
  purchase: Purchase,
  refuse: RefusePurchase,
): Promise<Extract<BuyAnswer, { order_id: string }>> {
  const { server, site, playerId, now } = buyer;
  const [first] = purchase.draws;
  const rules = rulesOf(first);
  for (let tried = 0; tried < triesMax; tried += 1) {
    const seed = hasQuick(purchase.plays)
      ? await seedInUse(server, { siteId: site.id, playerId })
      : null;
    const priced = purchase.draws.map((draw) => ({
      draw,
      ...pricedPlays(draw, site, purchase.plays, seed),
    }));
    const order = orderDraft(buyer, purchase, first, seed);
    const tickets = priced.map((one) => ticketDraft(server, one));
    const by = { version: rules.version, requestHash: purchase.requestHash, now };
    const takenMinor = priced.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
    const answer = await buyTickets(server.database.db, order, tickets, by)
      .catch(refuseSoldOut(site, rules, priced[0]?.lines ?? []))
      .catch(refuse(takenMinor));
    if ('order_id' in answer) return answer;
    if (answer.status === 'unknown') return fail('drawNotFound');
    if (answer.status === 'closed') return fail('drawClosed');
  }
  return fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

const orderDraft = (
  { server, site, playerId }: Buyer,
  { requestId, subscriptionId }: Purchase,
  draw: DrawRow,
  seed: OpenedSeed | null,
): OrderDraft => ({
  id: server.ids.next(),
  site_id: site.id,
  player_id: playerId,
  provider_code: houseProviderCode,
  game_code: draw.game_code,
  currency: site.currency.code,
  request_id: requestId,
  seed_id: seed?.id ?? null,
  nonce: seed?.nonce ?? null,
  subscription_id: subscriptionId,
});

const ticketDraft = (
  server: ServerContext,
  { draw, lines, leafPlay, stakeMinor, numbers }: PricedLines & { draw: DrawRow },
): TicketDraft => ({
  id: server.ids.next(),
  draw_id: draw.id,
  blind: newBlind(),
  lines,
  leaf_play: leafPlay,
  stake_minor: stakeMinor,
  numbers,
});

/**
 * Raises `soldOut` with the number and what it still takes behind what the statement refused;
 * anything else is the caller's.
 */
const refuseSoldOut =
  (site: Pick<Site, 'currency'>, rules: LotteryRules, lines: readonly KeptLine[]) =>
  (error: unknown): never => {
    if (!isSqlError(error) || error.code !== soldOutState) throw error;
    const detail = JSON.parse(error.detail ?? '{}') as SoldOutDetail;
    const used = { number: detail.number, minor: BigInt(detail.used_minor) };
    const soldOut = rules.soldOut(lines, used, BigInt(detail.limit_minor));
    return fail('soldOut', { statusDetail: soldOutDetail(soldOut, site.currency.code) });
  };
