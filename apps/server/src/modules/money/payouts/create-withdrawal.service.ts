import type { CallInput, CallResponse, withdrawalCreate } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { Failure, fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { verifyStepUp } from '../../account/step-up/index.ts';
import { requireIdentityFor } from '../../account/verification/index.ts';
import { balanceOf } from '../wallet/index.ts';
import { findDestination, type DestinationRow } from './destination.store.ts';
import type { ProveStep } from './destinations.service.ts';
import { bonusAgainst, forfeitBonusFor } from './forfeited-bonus.store.ts';
import { lockPlayer, readPayee } from './payout-player.store.ts';
import { canTakeBack } from './lawful-settings.ts';
import { readSettings, type WithdrawalSettings } from './settings.store.ts';
import { tellChanged } from './tell-changed.ts';
import { readWithdrawalMethods, type WithdrawalMethodRow } from './withdrawal-method.store.ts';
import {
  findWithdrawalByRequest,
  readLocks,
  readOpenWithdrawals,
  readTimelines,
  requestWithdrawal,
  sumRequestedSince,
  type ListedWithdrawal,
} from './withdrawal.store.ts';
import { destinationStatus, withdrawalView } from './withdrawal-view.ts';

type Answer = CallResponse<typeof withdrawalCreate>;
export type WithdrawalInput = Pick<
  CallInput<typeof withdrawalCreate>,
  'request_id' | 'step_up' | 'destination_id' | 'amount' | 'forfeit_bonus'
>;

const dayMs = 24 * 60 * 60_000;

/**
 * Asks for a withdrawal: its money leaves the balance at once and waits aside until it is paid or
 * comes back. The same `request_id` gives the same withdrawal. A player's requests wait for each
 * other, and the SQL function takes only money that is neither locked nor held.
 */
export async function createWithdrawal(
  context: PlayerContext,
  input: WithdrawalInput,
  prove: ProveStep = verifyStepUp,
): Promise<Answer> {
  const { server, site, player } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const requestId = input.request_id ?? server.ids.next();
  const requestHash = canonicalHash({ destination: input.destination_id, amount: input.amount });
  const made = await inTransaction(server.database, async (trx) => {
    await lockPlayer(trx, owner);
    const known = await findWithdrawalByRequest(trx, owner, requestId);
    if (known) return requestHash.equals(known.request_hash) ? known : fail('requestIdReused');
    const checked = await check(trx, context, input);
    const refusal = await prove(trx, context, input.step_up);
    if (refusal) return refusal;
    await forfeitBonusFor(trx, { ...owner, currency: site.currency.code }, context.now);
    const row = await request(trx, context, { ...checked, requestId, requestHash });
    await tellChanged(server, trx, row);
    return row;
  });
  if (made instanceof Failure) throw made;
  return answerOf(context, made);
}

interface Checked {
  destination: DestinationRow;
  method: WithdrawalMethodRow;
  amountMinor: bigint;
}

/** Everything that can be refused, before a code is used up for it. */
async function check(
  trx: Executor,
  context: PlayerContext,
  input: WithdrawalInput,
): Promise<Checked> {
  const { site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const amountMinor = parseAmount(input.amount, site.currency.code);
  if (amountMinor === null) return failField('amount', 'invalidAmount');
  const destination = isUuid(input.destination_id)
    ? await findDestination(trx, owner, input.destination_id)
    : undefined;
  if (!destination) return fail('destinationNotFound');
  const method = (await readWithdrawalMethods(trx, site.id)).find(
    ({ code, currency }) => code === destination.method_code && currency === site.currency.code,
  );
  if (!method) return fail('methodNotFound');
  if (amountMinor < method.min_minor) fail('amountTooLow');
  if (amountMinor > method.max_minor) fail('amountTooHigh');
  if (destinationStatus(destination, now) !== 'ready')
    fail('destinationNotReady', { statusDetail: destination.ready_at.toISOString() });
  const settings = await readSettings(trx, site.id);
  await refuseBeyondLimits(trx, context, settings, amountMinor);
  await requireIdentityFor(trx, context, 'withdrawal', amountMinor);
  await refuseUncovered(trx, context, amountMinor);
  await refuseForfeiting(trx, context, input.forfeit_bonus ?? false);
  return { destination, method, amountMinor };
}

async function refuseBeyondLimits(
  trx: Executor,
  { site, player, now }: PlayerContext,
  settings: WithdrawalSettings,
  amountMinor: bigint,
): Promise<void> {
  const owner = { siteId: site.id, playerId: player.id };
  if (settings.identity_above_minor !== null && amountMinor > settings.identity_above_minor) {
    const { isVerified } = await readPayee(trx, owner);
    if (!isVerified) fail('identityRequired');
  }
  if ((await readOpenWithdrawals(trx, owner)).length >= settings.open_max)
    fail('limitReached', { statusDetail: `withdrawal open ${settings.open_max}` });
  if (settings.daily_max_minor === null) return;
  const asked = await sumRequestedSince(trx, owner, new Date(now.getTime() - dayMs));
  const room = settings.daily_max_minor - asked;
  if (amountMinor > room) {
    const left = formatAmount(room > 0n ? room : 0n, site.currency.code);
    fail('limitReached', { statusDetail: `withdrawal day ${left}` });
  }
}

/** A bonus that a withdrawal ends is lost only by a player who says so. */
async function refuseForfeiting(
  trx: Executor,
  { site, player }: PlayerContext,
  agrees: boolean,
): Promise<void> {
  const owner = { siteId: site.id, playerId: player.id, currency: site.currency.code };
  const bonusId = await bonusAgainst(trx, owner);
  if (bonusId !== null && !agrees) fail('bonusForfeits', { statusDetail: bonusId });
}

/** Without a lock: the SQL function decides. */
async function refuseUncovered(
  trx: Executor,
  { server, site, player }: PlayerContext,
  amountMinor: bigint,
): Promise<void> {
  const owner = { siteId: site.id, playerId: player.id };
  const account = { owner: 'player', playerId: player.id, kind: 'cash' } as const;
  const cash = await server.ledger.balance(site.id, account, site.currency.code, trx);
  if (cash < amountMinor) fail('insufficientFunds');
  const locks = await readLocks(trx, owner, cash);
  const locked = locks.reduce((sum, line) => sum + line.locked_minor, 0n);
  if (cash - locked < amountMinor) fail('amountLocked');
}

async function request(
  trx: Executor,
  context: PlayerContext,
  wanted: Checked & { requestId: string; requestHash: Buffer },
): Promise<ListedWithdrawal> {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const { method, requestId } = wanted;
  const outcome = await requestWithdrawal(trx, {
    ...owner,
    id: server.ids.next(),
    destinationId: wanted.destination.id,
    methodCode: method.code,
    provider: method.provider,
    currency: site.currency.code,
    amountMinor: wanted.amountMinor,
    feeMinor: method.fee_minor,
    requestId,
    requestHash: wanted.requestHash,
    now,
  });
  if (outcome !== 'requested') return fail(outcome);
  const row = await findWithdrawalByRequest(trx, owner, requestId);
  if (!row) throw new Error('a withdrawal that was just requested is gone');
  return row;
}

/** The answer to the request as it was first given, whatever became of it since. */
async function answerOf(
  { server, site, player }: PlayerContext,
  row: ListedWithdrawal,
): Promise<Answer> {
  const { db } = server.database;
  const timeline = (await readTimelines(db, [row.id])).get(row.id) ?? [];
  const settings = await readSettings(db, site.id);
  const owner = { siteId: site.id, playerId: player.id, currency: site.currency.code };
  const { game_balance } = await balanceOf(server, owner);
  return {
    value: withdrawalView(
      { ...row, state: 'requested' },
      timeline.slice(0, 1),
      canTakeBack(site, settings),
    ),
    game_balance,
  };
}
