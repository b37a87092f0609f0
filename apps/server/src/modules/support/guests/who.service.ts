import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { Site } from '../../../site-directory/index.ts';
import { authenticateSession, throttleAddress } from '../../account/identity/index.ts';
import {
  findGuest,
  forgetIdleGuests,
  giveToPlayer,
  insertGuest,
  lockGuest,
  markGuestUsed,
} from './guest.store.ts';

const dayMs = 24 * 60 * 60_000;
/** A token ends after so long without use. */
const tokenIdleMs = 30 * dayMs;
/** Use is written down at most so often. */
const useStepMs = 60 * 60_000;
const tokenBytes = 32;
/** New guests of one network; who keeps his token is none. */
const newGuests = { triesMax: 60, windowMs: 60 * 60_000 };

/** Whose talks and tickets: a player's or a guest's of a site. */
export interface Owner {
  siteId: string;
  playerId: string | null;
  guestId: string | null;
}

/** The fields of `who` (contracts). */
export interface WhoInput {
  account_id?: string | undefined;
  auth?: string | undefined;
  guest_token?: string | undefined;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What limits count by. */
export const ownerKey = ({ playerId, guestId }: Owner): string =>
  playerId === null ? `guest:${guestId ?? ''}` : `player:${playerId}`;

/**
 * Who asks, null for somebody new. Raises the session family for credentials that are not good. A
 * player who brings a guest's token takes over what the guest had.
 */
export async function whoAsks(context: RequestContext, input: WhoInput): Promise<Owner | null> {
  const { server, site, now } = context;
  const isGuestSaid = input.guest_token !== undefined && input.guest_token !== '';
  if (!input.account_id && !input.auth)
    return isGuestSaid ? guestOwner(server, site, input.guest_token ?? '') : null;
  const player = await authenticateSession(server, site, {
    accountId: input.account_id ?? '',
    token: input.auth ?? '',
  });
  const guest = isGuestSaid ? await guestOwner(server, site, input.guest_token ?? '') : null;
  if (guest?.guestId) await takeOver(server, guest.guestId, player.id, now);
  return { siteId: site.id, playerId: player.id, guestId: null };
}

/** The guest of a token; null where it is none of this site, or over. */
export async function guestOwner(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  site: Pick<Site, 'id'>,
  token: string,
): Promise<Owner | null> {
  const now = clock.now();
  const usedAfter = new Date(now.getTime() - tokenIdleMs);
  const guest = await findGuest(database.db, site.id, hashOf(token), usedAfter);
  if (!guest) return null;
  if (now.getTime() - guest.usedAt.getTime() > useStepMs)
    await markGuestUsed(database.db, guest.id, now);
  return { siteId: site.id, playerId: null, guestId: guest.id };
}

/** A new guest with the token that is given once. */
export async function addGuest(context: RequestContext): Promise<{ owner: Owner; token: string }> {
  const { server, site, now } = context;
  await throttleAddress(server, 'support-guest', context.ip, newGuests);
  const token = randomBytes(tokenBytes).toString('base64url');
  const id = server.ids.next();
  await insertGuest(server.database.db, {
    id,
    siteId: site.id,
    tokenHash: hashOf(token),
    now,
  });
  return { owner: { siteId: site.id, playerId: null, guestId: id }, token };
}

async function takeOver(
  { database }: ServerContext,
  guestId: string,
  playerId: string,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (executor: Executor) => {
    if (await lockGuest(executor, guestId)) await giveToPlayer(executor, guestId, playerId, now);
  });
}

/** Forgets guests of whom nothing is left. */
export function pruneGuests({ database, clock }: ServerContext): Promise<void> {
  return forgetIdleGuests(database.db, new Date(clock.now().getTime() - tokenIdleMs));
}
