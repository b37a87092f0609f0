import type { CallInput, CallResponse, depositCreate } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { parseAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../failure.ts';
import type { PlayerContext } from '../../http/route.ts';
import { requireDepositAllowed } from '../protection/index.ts';
import { requireIdentityFor } from '../verification/index.ts';
import { findByRequest, insertDeposit, type DepositRow } from './deposit.store.ts';
import { depositView } from './deposit-view.ts';
import type { CreatedPayment } from './payment-provider.ts';
import { readMethods, type MethodRow } from './payment-method.store.ts';
import { providerOf } from './provider-catalogue.ts';

type Input = Pick<CallInput<typeof depositCreate>, 'request_id' | 'method_code' | 'amount'>;
type Answer = CallResponse<typeof depositCreate>;

/** An unpaid deposit is given up after this time; a later payment is still credited. */
export const depositLifetimeMs = 30 * 60_000;
/** The provider tells the outcome by webhook; we ask by ourselves when it did not by then. */
export const firstQueryAfterMs = 60_000;

/**
 * Starts a deposit: the provider makes a payment page and the player is sent there. The same `request_id` gives the same
 * deposit. Money moves only when the provider says it is paid.
 */
export async function createDeposit(context: PlayerContext, input: Input): Promise<Answer> {
  const { server, site, player } = context;
  const requestId = input.request_id ?? server.ids.next();
  const requestHash = canonicalHash({ method: input.method_code, amount: input.amount });
  const owner = { siteId: site.id, playerId: player.id };
  const known = await findByRequest(server.database.db, owner, requestId);
  if (known) return answerKnown(known, requestHash);
  const { method, amountMinor } = await checked(context, input);
  // Before a payment is made for nothing; what counts is the second time, beside the deposit itself.
  await inTransaction(server.database, (trx) => requireAllowed(trx, context, amountMinor));
  const depositId = server.ids.next();
  const payment = await createPayment(context, { depositId, method, amountMinor });
  const { now } = context;
  const isNew = await inTransaction(server.database, async (trx) => {
    await requireAllowed(trx, context, amountMinor);
    return insertDeposit(trx, {
      id: depositId,
      site_id: site.id,
      player_id: player.id,
      method_code: method.code,
      provider: method.provider,
      provider_reference: payment.providerReference,
      currency: site.currency.code,
      amount_minor: amountMinor,
      fee_minor: method.fee_minor,
      status: 'pending',
      redirect_url: payment.redirectUrl,
      request_id: requestId,
      request_hash: requestHash,
      expires_at: new Date(now.getTime() + depositLifetimeMs),
      next_query_at: new Date(now.getTime() + firstQueryAfterMs),
      created_at: now,
      updated_at: now,
    });
  });
  const row = await findByRequest(server.database.db, owner, requestId);
  if (!row) throw new Error('a deposit that was just inserted is gone');
  return isNew ? answerOf(row) : answerKnown(row, requestHash);
}

/** By his own limits and the law's, and by what his papers allow. */
async function requireAllowed(
  trx: Executor,
  context: PlayerContext,
  amountMinor: bigint,
): Promise<void> {
  await requireDepositAllowed(trx, context, amountMinor);
  await requireIdentityFor(trx, context, 'deposit', amountMinor);
}

async function checked(
  { server, site }: PlayerContext,
  input: Input,
): Promise<{ method: MethodRow; amountMinor: bigint }> {
  const methods = await readMethods(server.database.db, site.id);
  const method = methods.find(
    ({ code, currency }) => code === input.method_code && currency === site.currency.code,
  );
  if (!method) fail('methodNotFound');
  const amountMinor = parseAmount(input.amount, site.currency.code);
  if (amountMinor === null) return failField('amount', 'invalidAmount');
  if (amountMinor < method.min_minor) fail('amountTooLow');
  if (amountMinor > method.max_minor) fail('amountTooHigh');
  return { method, amountMinor };
}

async function createPayment(
  { server, site }: PlayerContext,
  wanted: { depositId: string; method: MethodRow; amountMinor: bigint },
): Promise<CreatedPayment> {
  const provider = providerOf(wanted.method.provider);
  if (!provider) return fail('providerUnavailable');
  try {
    return await provider.createPayment(server, {
      depositId: wanted.depositId,
      siteName: site.name,
      methodName: wanted.method.name,
      currency: site.currency.code,
      amountMinor: wanted.amountMinor,
      returnUrl: `/deposit?deposit_id=${wanted.depositId}`,
    });
  } catch (error) {
    server.logger.error({ err: error, provider: provider.name }, 'the provider made no payment');
    return fail('providerUnavailable');
  }
}

function answerKnown(row: DepositRow, requestHash: Buffer): Answer {
  if (!requestHash.equals(row.request_hash)) fail('requestIdReused');
  return answerOf({ ...row, status: 'pending', updated_at: row.created_at });
}

function answerOf(row: DepositRow): Answer {
  return { deposit: depositView(row), redirect_url: row.redirect_url };
}
