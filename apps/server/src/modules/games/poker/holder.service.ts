import type { CallInput, pokerSeatsMine } from '@pavilion/contracts';
import { maskAccountId } from '@pavilion/domain/masking';
import { fail } from '../../../failure.ts';
import type { RequestContext, SessionPlayer } from '../../../http/route.ts';
import { authenticateSession } from '../../account/identity/index.ts';
import { demoHolder } from './holder-key.ts';

export type HolderInput = Pick<CallInput<typeof pokerSeatsMine>, 'account_id' | 'auth' | 'demo_id'>;

/** Who asks, as seats name them, and the name others see. */
export interface Holder {
  key: string;
  name: string;
  /** Null: a guest with a purse of play money. */
  player: SessionPlayer | null;
  demoId: string | null;
}

/** What tells one page of a holder from another. */
export const deviceOf = ({ player, demoId }: Holder): string | null => player?.sessionId ?? demoId;

/** The player who asks, by account and token. Fails with sessionExpired without. */
export async function playerHolder(
  { server, site }: RequestContext,
  { account_id: accountId, auth: token }: HolderInput,
): Promise<Holder & { player: SessionPlayer }> {
  if (!accountId || !token) return fail('sessionExpired');
  const player = await authenticateSession(server, site, { accountId, token });
  return { key: player.id, name: maskAccountId(player.accountId), player, demoId: null };
}

/** A guest by their purse. */
export const guestHolder = (demoId: string): Holder => ({
  key: demoHolder(demoId.toLowerCase()),
  name: `Guest ${demoId.slice(-4).toUpperCase()}`,
  player: null,
  demoId: demoId.toLowerCase(),
});

/**
 * Who sits at a table: a guest's purse at those of play money, the player at all others. Fails with
 * sessionExpired, demoNotFound when it is not there.
 */
export async function holderAt(
  context: RequestContext,
  input: HolderInput,
  { is_play_money: isPlayMoney }: { is_play_money: boolean },
): Promise<Holder> {
  if (!isPlayMoney) return playerHolder(context, input);
  return input.demo_id ? guestHolder(input.demo_id) : fail('demoNotFound');
}

/** Whoever of both asks; fails with sessionExpired when neither is said. */
export async function anyHolders(context: RequestContext, input: HolderInput): Promise<Holder[]> {
  const guests = input.demo_id ? [guestHolder(input.demo_id)] : [];
  if (guests.length > 0 && !input.account_id) return guests;
  return [await playerHolder(context, input), ...guests];
}
