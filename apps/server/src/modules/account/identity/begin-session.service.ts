import { createHash, randomBytes } from 'node:crypto';
import type { CallResponse, login } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { deviceName } from '@pavilion/domain/devices';
import { shownNetwork } from '../../../caller-network.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readPauses } from '../../money/wallet/index.ts';
import { knownDevice, markDevice } from './device-cookie.ts';
import { updatePlayer, type PlayerRow } from './player.store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { tellOfNewDevice } from './security-mail.service.ts';
import { openSession } from './session.service.ts';
import { readLastSession } from './session.store.ts';
import { insertChallenge, readSecondStepState } from './sign-in-challenge.store.ts';

export type LoginAnswer = CallResponse<typeof login>;

/** Between the two steps of a sign-in. */
const challengeMs = 5 * 60_000;
const challengeBytes = 32;

/** What a sign-in asks besides who it is. */
export interface SignInWish {
  only_to_withdraw?: boolean;
}

/**
 * Refuses whom the state of his account keeps out; only who proved to be its owner learns of it.
 */
export async function refuseByState(
  { server, site, now }: RequestContext,
  player: PlayerRow,
  { only_to_withdraw: isOnlyToWithdraw = false }: SignInWish,
): Promise<void> {
  if (player.status === 'PENDING') fail('accountPending');
  if (player.status === 'BLOCKED') fail('BLOCK');
  if (player.status === 'CLOSED') fail('CLOSE');
  if (isOnlyToWithdraw) return;
  const owner = { siteId: site.id, playerId: player.id };
  const { excludedUntil } = await readPauses(server.database.db, owner);
  if (excludedUntil !== null && excludedUntil > now) fail('selfExcluded');
}

/**
 * After a right first step: signs in, or raises `secondStepRequired` where the player has set up a
 * second one.
 */
export async function passFirstStep(
  context: RequestContext,
  player: PlayerRow,
  wish: SignInWish,
): Promise<LoginAnswer> {
  const { server, site, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const { db } = server.database;
  const state = await readSecondStepState(db, owner, relyingPartyOf(context).id);
  if (!state.hasAny) return beginSession(context, player);
  const challenge = randomBytes(challengeBytes).toString('base64url');
  await insertChallenge(db, {
    ...owner,
    tokenHash: hashChallenge(challenge),
    onlyToWithdraw: wish.only_to_withdraw ?? false,
    now,
    expiresAt: new Date(now.getTime() + challengeMs),
  });
  const kinds = (['totp', 'passkey', 'recovery'] as const).filter((kind) => state[kind]);
  return fail('secondStepRequired', { secondStep: { challenge, kinds } });
}

export const hashChallenge = (challenge: string): Buffer =>
  createHash('sha256').update(challenge).digest();

/**
 * Opens a session of a player who has proven everything; a browser he never signed in with is told
 * to him by mail.
 */
export async function beginSession(
  context: RequestContext,
  player: PlayerRow,
): Promise<LoginAnswer> {
  const { server, site, now } = context;
  const isNewDevice = player.last_login_at !== null && knownDevice(context, player.id) === null;
  const { token, last } = await inTransaction(server.database, async (executor) => {
    const last = await readLastSession(executor, { siteId: site.id, playerId: player.id });
    await updatePlayer(
      executor,
      { id: player.id, siteId: site.id },
      { last_login_at: now, language: context.language.tag },
    );
    if (isNewDevice) await tellOfNewDevice(executor, context, player);
    const token = await openSession(executor, server, {
      siteId: site.id,
      playerId: player.id,
      ip: context.ip,
      userAgent: context.userAgent,
    });
    return { token, last };
  });
  markDevice(context, player.id);
  server.logger.info({ event: 'signed in', siteId: site.id, playerId: player.id, ip: context.ip });
  const at = last?.created_at ?? player.last_login_at;
  return {
    token,
    user: { account_id: player.account_id, session_token: token },
    fullname: player.full_name,
    email: player.email,
    last_login: at && {
      at: at.toISOString(),
      device: last ? deviceName(last.user_agent) : '',
      place: last ? shownNetwork(last.ip) : '',
    },
  };
}
