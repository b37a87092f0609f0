import type {
  CallInput,
  CallResponse,
  recoveryRenew,
  secondStep,
  totpBegin,
  totpConfirm,
  totpDisable,
} from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { Failure, fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  findPlayerById,
  forgive,
  tellOfSecurity,
  throttle,
  throttleRules,
  verifyOwnPassword,
  type SecurityNews,
} from '../identity/index.ts';
import {
  beginTotp,
  confirmPending,
  dropTotp,
  firstRecoveryCodes,
  forgetUnneededRecovery,
  otpauthUrl,
  overviewOf,
  renewRecoveryCodes,
} from '../second-step/index.ts';
import { kindsOf, verifyOwnStepUp, verifyStepUp } from '../step-up/index.ts';

export const ownerOf = ({ site, player }: PlayerContext) => ({
  siteId: site.id,
  playerId: player.id,
});

/** What protects the account besides its password. */
export async function secondStepOf(
  context: PlayerContext,
): Promise<CallResponse<typeof secondStep>> {
  const { db } = context.server.database;
  const overview = await overviewOf(db, ownerOf(context));
  const kinds = (await kindsOf(db, context)).map(({ kind }) => kind);
  return { ...overview, kinds };
}

/** Gives the key of an authenticator app, which counts once a code of it came. */
export async function startTotp(
  context: PlayerContext,
  input: CallInput<typeof totpBegin>,
): Promise<CallResponse<typeof totpBegin>> {
  const { server, site, player } = context;
  await verifyOwnPassword(context, input.password);
  const made = await inTransaction(server.database, async (executor) => {
    const { totp_since } = await overviewOf(executor, ownerOf(context));
    if (totp_since !== null) return fail('secondStepSet');
    const refusal = await verifyOwnStepUp(executor, context, input.step_up);
    return refusal ?? (await beginTotp(executor, server, ownerOf(context)));
  });
  if (made instanceof Failure) throw made;
  const account = player.accountId;
  return { secret: made, otpauth_url: otpauthUrl({ secret: made, issuer: site.name, account }) };
}

/** Takes the app into use by a code of it. Recovery codes come with the first second step. */
export async function confirmTotp(
  context: PlayerContext,
  { code }: CallInput<typeof totpConfirm>,
): Promise<CallResponse<typeof totpConfirm>> {
  const { server, player } = context;
  const owner = ownerOf(context);
  const key = `totp-confirm:${player.id}`;
  await throttle(server, key, throttleRules.secondPerCaller);
  const made = await inTransaction(server.database, async (executor) => {
    const problem = await confirmPending(executor, server, owner, code);
    if (problem) return new Failure(problem);
    await tellOwner(executor, context, 'totpSet');
    return firstRecoveryCodes(executor, server, owner);
  });
  if (made instanceof Failure) throw made;
  await forgive(server, key);
  return { recovery_codes: made };
}

/** Takes the app out of use: by password and a second step, so that a stolen session cannot. */
export async function disableTotp(
  context: PlayerContext,
  input: CallInput<typeof totpDisable>,
): Promise<Record<string, never>> {
  const { server } = context;
  const owner = ownerOf(context);
  await verifyOwnPassword(context, input.password);
  const refusal = await inTransaction(server.database, async (executor) => {
    const { totp_since } = await overviewOf(executor, owner);
    if (totp_since === null) return fail('secondStepNotSet');
    const refused = await verifyStepUp(executor, context, input.step_up);
    if (refused) return refused;
    await dropTotp(executor, owner);
    await forgetUnneededRecovery(executor, owner);
    await tellOwner(executor, context, 'totpRemoved');
    return null;
  });
  if (refusal) throw refusal;
  return {};
}

/** New recovery codes in the place of the old ones. */
export async function renewRecovery(
  context: PlayerContext,
  input: CallInput<typeof recoveryRenew>,
): Promise<CallResponse<typeof recoveryRenew>> {
  const { server } = context;
  const owner = ownerOf(context);
  await verifyOwnPassword(context, input.password);
  const made = await inTransaction(server.database, async (executor) => {
    const { totp_since, passkeys } = await overviewOf(executor, owner);
    if (totp_since === null && passkeys === 0) return fail('secondStepNotSet');
    const refused = await verifyStepUp(executor, context, input.step_up);
    if (refused) return refused;
    await tellOwner(executor, context, 'recoveryRenewed');
    return renewRecoveryCodes(executor, server, owner);
  });
  if (made instanceof Failure) throw made;
  return { recovery_codes: made };
}

/** Tells the player by mail what was just changed, with the caller's transaction. */
export async function tellOwner(
  executor: Executor,
  { server, site, player: { id } }: PlayerContext,
  news: SecurityNews,
  values: Record<string, string | number> = {},
): Promise<void> {
  const player = await findPlayerById(executor, site.id, id);
  if (player) await tellOfSecurity(executor, server, { site, player, news }, values);
}
