import { isErrorCode } from '@pavilion/contracts';
import { isSqlError } from '@pavilion/database';
import { maskAccountId } from '@pavilion/domain/masking';
import { fail } from '../../../failure.ts';
import type { RequestContext, SessionPlayer } from '../../../http/route.ts';
import { authenticateSession } from '../../account/identity/index.ts';
import { refuseOverLimit } from '../../account/protection/index.ts';
import { refuseMove } from '../plays/index.ts';

export interface FisherInput {
  account_id?: string | undefined;
  auth?: string | undefined;
  demo_id?: string | undefined;
}

/** Who fishes: a player for money, or a guest with a purse of play money. */
export type Fisher = { holder: string; name: string } & (
  { player: SessionPlayer; demoId: null } | { player: null; demoId: string }
);

/** The player who asks, by account and token. Fails with sessionExpired without. */
export async function playerFisher(
  { server, site }: RequestContext,
  { account_id: accountId, auth: token }: FisherInput,
): Promise<Fisher> {
  if (!accountId || !token) return fail('sessionExpired');
  const player = await authenticateSession(server, site, { accountId, token });
  return { holder: player.id, name: maskAccountId(player.accountId), player, demoId: null };
}

const demoPrefix = 'demo:';

export function guestFisher(demoId: string): Fisher {
  const id = demoId.toLowerCase();
  const name = `Guest ${id.slice(-4).toUpperCase()}`;
  return { holder: demoPrefix + id, name, player: null, demoId: id };
}

/** The purse of a guest's session; null: it is a player's. */
export const demoOf = (holder: string): string | null =>
  holder.startsWith(demoPrefix) ? holder.slice(demoPrefix.length) : null;

/** Whoever of both asks, the player first. Fails with sessionExpired when neither is said. */
export async function fishersOf(context: RequestContext, input: FisherInput): Promise<Fisher[]> {
  const guests = input.demo_id ? [guestFisher(input.demo_id)] : [];
  if (guests.length > 0 && !input.account_id) return guests;
  return [await playerFisher(context, input), ...guests];
}

/** SQLSTATE of what the gate of stakes refuses; its detail is the reason. */
const gateRefusal = 'P0460';

/**
 * Raises the failure behind an error of a statement that takes `amountMinor`; else the error
 * itself.
 */
export const refuseFisher =
  ({ server, site, now }: RequestContext, { player }: Fisher, amountMinor: bigint) =>
  async (error: unknown): Promise<never> => {
    if (!isSqlError(error) || error.code !== gateRefusal) return refuseMove(error);
    const { detail = '' } = error;
    if (detail === 'gameUnavailable') fail(detail, { statusDetail: 'switchedOff' });
    if (detail === 'limitReached' && player)
      return refuseOverLimit({ server, site, player, now }, amountMinor);
    return isErrorCode(detail) ? fail(detail) : refuseMove(error);
  };
