import type { Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { grantOf, roomOf, standingOf } from '@pavilion/domain/verification';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { isPlayedByComputer, readDocuments, sumMoved } from './document.store.ts';
import { readLevels, readVerificationSettings } from './rules.store.ts';

const dayMs = 24 * 60 * 60_000;

/** Where a player stands and what of his level's sums is left; null: no ceiling. */
export async function allowanceOf(executor: Executor, { site, player, now }: PlayerContext) {
  const owner = { siteId: site.id, playerId: player.id };
  const rules = await readLevels(executor, site.id);
  const settings = await readVerificationSettings(executor, site.id);
  const documents = await readDocuments(executor, owner, now);
  const standing = standingOf(rules, documents);
  const grant = grantOf(rules, standing.level);
  const since = new Date(now.getTime() - settings.period_days * dayMs);
  const used = await sumMoved(executor, owner, { since, now });
  return {
    rules,
    settings,
    documents,
    standing,
    grant,
    room: {
      deposit: roomOf(grant.depositMaxMinor, used.depositMinor),
      withdrawal: roomOf(grant.withdrawalMaxMinor, used.withdrawalMinor),
    },
  };
}

/**
 * Fails with `identityRequired`, naming the room left, when a sum is more than the player's level
 * allows within its period. To be asked in the transaction that writes the movement, under the
 * player's lock: two at once cannot both have the room of one.
 */
export async function requireIdentityFor(
  executor: Executor,
  context: PlayerContext,
  what: 'deposit' | 'withdrawal',
  amountMinor: bigint,
): Promise<void> {
  const left = await roomFor(executor, context, what);
  if (left === null || amountMinor <= left) return;
  fail('identityRequired', {
    statusDetail: `${what} ${formatAmount(left, context.site.currency.code)}`,
  });
}

/** What his papers leave a player to deposit; null: no ceiling. */
export function identityRoomOf(executor: Executor, context: PlayerContext): Promise<bigint | null> {
  return roomFor(executor, context, 'deposit');
}

async function roomFor(
  executor: Executor,
  context: PlayerContext,
  what: 'deposit' | 'withdrawal',
): Promise<bigint | null> {
  const { site, player } = context;
  if ((await readLevels(executor, site.id)).length === 0) return null;
  if (await isPlayedByComputer(executor, { siteId: site.id, playerId: player.id })) return null;
  return (await allowanceOf(executor, context)).room[what];
}
