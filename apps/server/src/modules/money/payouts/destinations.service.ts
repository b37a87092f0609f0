import { createHmac } from 'node:crypto';
import type {
  CallInput,
  CallResponse,
  destinationAdd,
  destinationList,
  destinationRemove,
} from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { normaliseFullName, validateFullName } from '@pavilion/domain/input';
import { accountKey, isSameHolder, readDestination } from '@pavilion/domain/payouts';
import { canonicalHash } from '@pavilion/ledger';
import { Failure, fail, failField } from '../../../failure.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { verifyStepUp } from '../../account/step-up/index.ts';
import {
  findDestination,
  findDestinationByRequest,
  insertDestination,
  readDestinations,
  removeDestination,
  type DestinationRow,
} from './destination.store.ts';
import { formatOf } from './methods.service.ts';
import { bindPayee, lockPlayer, readPayee, type PayoutOwner } from './payout-player.store.ts';
import { readSettings } from './settings.store.ts';
import { readWithdrawalMethods, type WithdrawalMethodRow } from './withdrawal-method.store.ts';
import { readOpenWithdrawals } from './withdrawal.store.ts';
import { destinationView, type DestinationView } from './withdrawal-view.ts';

export type NewDestinationInput = Omit<CallInput<typeof destinationAdd>, 'account_id' | 'auth'>;
/** Proves the second step; the crowd of a demo has none. */
export type ProveStep = typeof verifyStepUp;

const defaultLimit = 20;
const ownerOf = ({ site, player }: PlayerContext): PayoutOwner => ({
  siteId: site.id,
  playerId: player.id,
});

/**
 * Stores a new place to be paid to. It rests as long as the site says; the same `request_id` gives
 * the same one.
 */
export async function addDestination(
  context: PlayerContext,
  input: NewDestinationInput,
  prove: ProveStep = verifyStepUp,
): Promise<DestinationView> {
  const { server } = context;
  const requestId = input.request_id ?? server.ids.next();
  const requestHash = canonicalHash({
    method: input.method_code,
    holder: input.holder_name,
    fields: input.fields,
  });
  const added = await inTransaction(server.database, async (trx) => {
    const owner = ownerOf(context);
    await lockPlayer(trx, owner);
    const known = await findDestinationByRequest(trx, owner, requestId);
    if (known) return requestHash.equals(known.request_hash) ? known : fail('requestIdReused');
    const checked = await check(trx, context, input);
    const refusal = await prove(trx, context, input.step_up);
    return refusal ?? keep(trx, context, { ...checked, requestId, requestHash });
  });
  if (added instanceof Failure) throw added;
  return destinationView(added, context.now);
}

interface Checked {
  method: WithdrawalMethodRow;
  holderName: string;
  fields: Readonly<Record<string, string | undefined>>;
  masked: string;
  fingerprint: Buffer;
  isBound: boolean;
  restMinutes: number;
}

/** Everything that can be wrong with a destination, before a code is used up for it. */
async function check(
  trx: Executor,
  context: PlayerContext,
  input: NewDestinationInput,
): Promise<Checked> {
  const { server, site } = context;
  const methods = await readWithdrawalMethods(trx, site.id);
  const method = methods.find(
    ({ code, currency }) => code === input.method_code && currency === site.currency.code,
  );
  if (!method) return fail('methodNotFound');
  const problem = validateFullName(input.holder_name);
  if (problem) failField('holder_name', problem);
  const read = readDestination(formatOf(method), input.fields);
  if (!read.isValid)
    return fail('invalidDestination', {
      errors: read.problems.map(({ field, code }) => ({ path: `fields.${field}`, code })),
    });
  const payee = await readPayee(trx, ownerOf(context));
  const holderName = normaliseFullName(input.holder_name);
  if (payee.name !== '' && !isSameHolder(payee.name, holderName)) fail('nameMismatch');
  const settings = await readSettings(trx, site.id);
  const present = await readDestinations(trx, ownerOf(context), {
    limit: settings.destinations_max,
  });
  if (present.length >= settings.destinations_max) fail('tooManyDestinations');
  // A phone may have a wallet at several companies, an account or address is one whoever pays to
  // it.
  const scope = method.kind === 'ewallet' ? method.code : method.format;
  const fingerprint = createHmac('sha256', server.appSecret)
    .update(`payout-destination:${scope}:${accountKey(read.fields)}`)
    .digest();
  return {
    method,
    holderName,
    fields: read.fields,
    masked: read.masked,
    fingerprint,
    isBound: payee.isBound,
    restMinutes: settings.rest_minutes,
  };
}

async function keep(
  trx: Executor,
  context: PlayerContext,
  wanted: Checked & { requestId: string; requestHash: Buffer },
): Promise<DestinationRow> {
  const { server, now } = context;
  const owner = ownerOf(context);
  const isNew = await insertDestination(trx, {
    id: server.ids.next(),
    site_id: owner.siteId,
    player_id: owner.playerId,
    method_code: wanted.method.code,
    format: wanted.method.format,
    holder_name: wanted.holderName,
    fields: wanted.fields,
    masked: wanted.masked,
    fingerprint: wanted.fingerprint,
    ready_at: new Date(now.getTime() + wanted.restMinutes * 60_000),
    request_id: wanted.requestId,
    request_hash: wanted.requestHash,
    created_at: now,
  });
  if (!isNew) fail('destinationTaken');
  if (!wanted.isBound) await bindPayee(trx, owner, wanted.holderName, now);
  const row = await findDestinationByRequest(trx, owner, wanted.requestId);
  if (!row) throw new Error('a destination that was just stored is gone');
  return row;
}

/** A page of the player's destinations, newest first. */
export async function listDestinations(
  context: PlayerContext,
  input: Pick<CallInput<typeof destinationList>, 'cursor' | 'limit'>,
): Promise<CallResponse<typeof destinationList>> {
  const limit = input.limit ?? defaultLimit;
  const rows = await readDestinations(context.server.database.db, ownerOf(context), {
    beforeId: readIdCursor(input.cursor),
    limit: limit + 1,
  });
  const value = rows.slice(0, limit).map((row) => destinationView(row, context.now));
  return {
    value,
    next_cursor: rows.length > limit ? (value.at(-1)?.destination_id ?? null) : null,
  };
}

/** Forgets a destination; one that a withdrawal is on its way to stays until that has ended. */
export async function dropDestination(
  context: PlayerContext,
  { destination_id: id }: Pick<CallInput<typeof destinationRemove>, 'destination_id'>,
): Promise<Record<string, never>> {
  await inTransaction(context.server.database, async (trx) => {
    const owner = ownerOf(context);
    await lockPlayer(trx, owner);
    const row = isUuid(id) ? await findDestination(trx, owner, id) : undefined;
    if (!row) return fail('destinationNotFound');
    const open = await readOpenWithdrawals(trx, owner);
    if (open.some(({ destination_id: used }) => used === row.id)) fail('destinationInUse');
    await removeDestination(trx, owner, row.id, context.now);
  });
  return {};
}
