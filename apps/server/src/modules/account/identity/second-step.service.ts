import type { Executor } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import {
  beginSession,
  hashChallenge,
  refuseByState,
  type LoginAnswer,
} from './begin-session.service.ts';
import { findPlayerById, type PlayerRow } from './player.store.ts';
import { findChallenge, spendChallenge, takeChallengeTry } from './sign-in-challenge.store.ts';

/** Wrong second steps a sign-in takes before it must begin anew. */
const triesMax = 5;

/** A sign-in whose first step was right. */
export interface WaitingSignIn {
  player: PlayerRow;
  onlyToWithdraw: boolean;
  takeTry(executor: Executor): Promise<boolean>;
  spend(executor: Executor): Promise<void>;
}

/**
 * The sign-in a challenge stands for; raises `challengeExpired` when it is over, or the account was
 * changed since.
 */
export async function waitingSignIn(
  { server, site, now }: RequestContext,
  challenge: string,
): Promise<WaitingSignIn> {
  const { db } = server.database;
  const hash = hashChallenge(challenge);
  const found = await findChallenge(db, site.id, hash, now);
  const player = found && (await findPlayerById(db, site.id, found.playerId));
  // A password that was changed meanwhile, say: the first step proved the old one.
  if (!player || player.updated_at > found.createdAt) return fail('challengeExpired');
  return {
    player,
    onlyToWithdraw: found.onlyToWithdraw,
    takeTry: (executor) => takeChallengeTry(executor, hash, triesMax),
    spend: (executor) => spendChallenge(executor, hash, now),
  };
}

/** Signs in after a right second step. */
export async function passSecondStep(
  context: RequestContext,
  { player, onlyToWithdraw }: WaitingSignIn,
): Promise<LoginAnswer> {
  await refuseByState(context, player, { only_to_withdraw: onlyToWithdraw });
  return beginSession(context, player);
}
