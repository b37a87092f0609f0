import type { Executor } from '@pavilion/database';
import { parseAmount } from '@pavilion/domain/money';
import type { PlayerFacts } from '@pavilion/rewards/audience';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  factsOf,
  openItems,
  readItem,
  reasonAgainst,
  stateOfItem,
  type ItemOfKind,
} from '../campaigns/index.ts';
import { hasDepositedSince, readTurnoverSince } from './wheel-needs.store.ts';

export type Wheel = ItemOfKind<'wheel'>;

/** Days of the calendar where the file says none. */
const streakDaysMax = 7;
const dayMs = 24 * 60 * 60 * 1000;

export const streakLength = ({ fields }: Wheel): number => fields.streak_length ?? streakDaysMax;

/**
 * The wheel that the player is shown: the first that is for them, else the first. Fails with
 * `gameUnavailable` where the site has none.
 */
export async function wheelOf(context: PlayerContext): Promise<Wheel> {
  const { server, site, player, now } = context;
  if (!site.isGamified) fail('gameUnavailable');
  const wheels = await openItems(server, site.id, 'wheel', now);
  const [first] = wheels;
  if (!first) return fail('gameUnavailable');
  if (wheels.length === 1) return first;
  const facts = await factsOf(server.database.db, site, player.id, now);
  return wheels.find(({ fields }) => reasonAgainst(fields, facts, now) === null) ?? first;
}

/** A wheel as the transaction sees it. Fails with `gameUnavailable` once it is over. */
export async function lockedWheel(
  executor: Executor,
  { site, now }: PlayerContext,
  code: string,
): Promise<Wheel> {
  const item = await readItem(executor, site.id, code);
  if (item?.fields.kind !== 'wheel' || stateOfItem(item, now) !== 'open')
    return fail('gameUnavailable');
  return { ...item, fields: item.fields };
}

/** The first rule of a wheel that the player does not meet; null: it is for them. */
export async function reasonAgainstSpin(
  executor: Executor,
  { site, player, now }: PlayerContext,
  { fields }: Wheel,
): Promise<string | null> {
  const facts = await factsOf(executor, site, player.id, now);
  const reason = reasonAgainst(fields, facts, now);
  if (reason !== null) return reason;
  const owner = { siteId: site.id, playerId: player.id };
  return unmetNeed(executor, owner, fields.requires ?? {}, {
    facts,
    now,
    minor: (amount) => parseAmount(amount, site.currency.code) ?? 0n,
  });
}

async function unmetNeed(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  {
    verified_level: level,
    deposited_days: days,
    turnover,
  }: NonNullable<Wheel['fields']['requires']>,
  at: { facts: PlayerFacts; now: Date; minor: (amount: string) => bigint },
): Promise<string | null> {
  const since = (count: number): Date => new Date(at.now.getTime() - count * dayMs);
  if (level !== undefined && at.facts.verifiedLevel < level) return 'verified_level';
  if (days !== undefined && !(await hasDepositedSince(executor, owner, since(days))))
    return 'deposited_days';
  if (turnover === undefined) return null;
  const played = await readTurnoverSince(executor, owner, since(turnover.days));
  return played < at.minor(turnover.amount) ? 'turnover' : null;
}
