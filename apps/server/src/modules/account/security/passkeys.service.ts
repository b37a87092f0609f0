import type {
  CallInput,
  CallResponse,
  passkeyBegin,
  passkeyFinish,
  passkeyList,
  passkeyRemove,
  passkeyRename,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { deviceName } from '@pavilion/domain/devices';
import { isUuid } from '@pavilion/domain/ids';
import { Failure, fail, failField } from '../../../failure.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { relyingPartyOf, throttle, throttleRules, verifyOwnPassword } from '../identity/index.ts';
import {
  askForNewPasskey,
  askForPasskey,
  countPasskeys,
  deletePasskeys,
  findOwnPasskey,
  firstRecoveryCodes,
  forgetUnneededRecovery,
  keepPasskey,
  passkeysMax,
  readPasskeys,
  readPasskeysAt,
  renamePasskey,
  takeNewPasskey,
  type PasskeyRow,
} from '../second-step/index.ts';
import { verifyOwnStepUp, verifyStepUp } from '../step-up/index.ts';
import { ownerOf, tellOwner } from './second-step.service.ts';

const defaultLimit = 20;

const viewOf = (row: PasskeyRow) => ({
  passkey_id: row.id,
  name: row.name,
  domain: row.rp_id,
  is_synced: row.is_synced,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** Options for a new passkey, which the password opens, or for a step-up with one that is there. */
export async function beginPasskey(
  context: PlayerContext,
  input: CallInput<typeof passkeyBegin>,
): Promise<CallResponse<typeof passkeyBegin>> {
  const { server, player } = context;
  const owner = ownerOf(context);
  await throttle(server, `passkey-begin:${player.id}`, throttleRules.passkeyPerAddress);
  if (input.purpose === 'step_up') {
    const { db } = server.database;
    if ((await readPasskeysAt(db, owner, relyingPartyOf(context).id)).length === 0)
      return fail('passkeyNotFound');
    return { options: await askForPasskey(db, context, { purpose: 'step-up', owner }) };
  }
  if (input.password === undefined) return failField('password', 'required');
  await verifyOwnPassword(context, input.password);
  const made = await inTransaction(server.database, async (executor) => {
    if ((await countPasskeys(executor, owner)) >= passkeysMax) return fail('tooManyPasskeys');
    const refused = await verifyOwnStepUp(executor, context, input.step_up);
    return refused ?? { options: await askForNewPasskey(executor, context) };
  });
  if (made instanceof Failure) throw made;
  return made;
}

/** Keeps the passkey a browser made. Recovery codes come with the first second step. */
export async function finishPasskey(
  context: PlayerContext,
  input: CallInput<typeof passkeyFinish>,
): Promise<CallResponse<typeof passkeyFinish>> {
  const { server } = context;
  const owner = ownerOf(context);
  const registration = await inTransaction(server.database, (executor) =>
    takeNewPasskey(executor, context, input.response),
  );
  if (!registration) return fail('invalidPasskey');
  const name = input.name || deviceName(context.userAgent) || relyingPartyOf(context).id;
  const transports = input.response.response.transports ?? [];
  return inTransaction(server.database, async (executor) => {
    if ((await countPasskeys(executor, owner)) >= passkeysMax) fail('tooManyPasskeys');
    const row = await keepPasskey(executor, context, registration, { name, transports });
    if (!row) return fail('invalidPasskey');
    await tellOwner(executor, context, 'passkeyAdded', { name });
    const recovery_codes = await firstRecoveryCodes(executor, server, owner);
    return { value: viewOf(row), recovery_codes };
  });
}

/** A page of the player's passkeys; the cursor is the id of the last one of the page before. */
export async function listPasskeys(
  context: PlayerContext,
  input: CallInput<typeof passkeyList>,
): Promise<CallResponse<typeof passkeyList>> {
  const limit = input.limit ?? defaultLimit;
  const beforeId = readIdCursor(input.cursor);
  const { db } = context.server.database;
  const rows = await readPasskeys(db, ownerOf(context), { beforeId, limit: limit + 1 });
  const value = rows.slice(0, limit).map(viewOf);
  return { value, next_cursor: rows.length > limit ? (value.at(-1)?.passkey_id ?? null) : null };
}

/** Names a passkey; another player's is `passkeyNotFound`. */
export async function namePasskey(
  context: PlayerContext,
  { passkey_id: id, name }: CallInput<typeof passkeyRename>,
): Promise<CallResponse<typeof passkeyRename>> {
  const { db } = context.server.database;
  const row = isUuid(id) ? await renamePasskey(db, ownerOf(context), id, name) : undefined;
  return row ? { value: viewOf(row) } : fail('passkeyNotFound');
}

/** Takes a passkey out of use: by password and a second step, which may be this very passkey. */
export async function removePasskey(
  context: PlayerContext,
  input: CallInput<typeof passkeyRemove>,
): Promise<Record<string, never>> {
  const { server } = context;
  const owner = ownerOf(context);
  const { passkey_id: id } = input;
  await verifyOwnPassword(context, input.password);
  const refusal = await inTransaction(server.database, async (executor) => {
    // What is not there costs no code.
    const known = isUuid(id) ? await findOwnPasskey(executor, owner, id) : undefined;
    if (!known) return fail('passkeyNotFound');
    const refused = await verifyStepUp(executor, context, input.step_up);
    if (refused) return refused;
    await deletePasskeys(executor, owner, id);
    await forgetUnneededRecovery(executor, owner);
    await tellOwner(executor, context, 'passkeyRemoved', { name: known.name });
    return null;
  });
  if (refusal) throw refusal;
  return {};
}
