import type { CallInput, CallResponse, depositCreate } from '@pavilion/contracts';
import { inTransaction, jsonText, type DepositStep, type Executor } from '@pavilion/database';
import { depositLifetimeMs } from '@pavilion/domain/deposits';
import { isUuid } from '@pavilion/domain/ids';
import { parseAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import type { CreatedPayment } from '../../../ports/payment-provider.ts';
import { requireConsents } from '../../site/content/index.ts';
import { adapterOf } from '../../site/adapters/index.ts';
import { pathIn } from '../../../site-directory/index.ts';
import { requireDepositAllowed } from '../../account/protection/index.ts';
import { requireIdentityFor } from '../../account/verification/index.ts';
import { isDebitOnly, mayPay, shownName } from './card-rules.ts';
import { findByRequest, insertDeposit, type DepositRow } from './deposit.store.ts';
import { depositView } from './deposit-view.ts';
import { readMethods, type MethodRow } from './payment-method.store.ts';
import { findSaved, type SavedMethodRow } from './saved-method.store.ts';

type Input = Pick<
  CallInput<typeof depositCreate>,
  'request_id' | 'method_code' | 'amount' | 'saved_id' | 'is_saved' | 'promotion_code'
>;
type Answer = CallResponse<typeof depositCreate>;

/** The provider tells the outcome by webhook; we ask by ourselves when it did not by then. */
const firstQueryAfterMs = 60_000;

/**
 * Starts a deposit: the provider makes the payment and says how to pay it. The same `request_id`
 * gives the same deposit. Money moves only when the provider says it is paid. What else stands
 * against a new one, `mayStart` says.
 */
export async function createDeposit(
  context: PlayerContext,
  input: Input,
  mayStart: () => Promise<void> = async () => undefined,
): Promise<Answer> {
  const { server, site, player } = context;
  const requestId = input.request_id ?? server.ids.next();
  const requestHash = hashOf(input);
  const owner = { siteId: site.id, playerId: player.id };
  const known = await findByRequest(server.database.db, owner, requestId);
  if (known) return answerKnown(server.database.db, known, requestHash);
  const wish = await checked(context, input);
  await mayStart();
  const { method, amountMinor, saved } = wish;
  // Before a payment is made for nothing; what counts is the second time, beside the deposit
  // itself.
  await inTransaction(server.database, (trx) => requireAllowed(trx, context, amountMinor));
  const depositId = server.ids.next();
  const payment = await createPayment(context, depositId, wish);
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
      promotion_code: input.promotion_code ?? null,
      kind: method.kind,
      method_name: shownName(site, method),
      saved_id: saved?.id ?? null,
      step: jsonText(payment.step),
      redirect_url: redirectUrlOf(context, payment.step, depositId),
      request_id: requestId,
      request_hash: requestHash,
      expires_at: new Date(now.getTime() + depositLifetimeMs[method.kind]),
      next_query_at: new Date(now.getTime() + firstQueryAfterMs),
      created_at: now,
      updated_at: now,
    });
  });
  const row = await findByRequest(server.database.db, owner, requestId);
  if (!row) throw new Error('a deposit that was just inserted is gone');
  const { db } = server.database;
  return isNew ? answerOf(db, row) : answerKnown(db, row, requestHash);
}

/**
 * By the player's own limits and the law's, by what they have agreed to, and by what their papers
 * allow.
 */
async function requireAllowed(
  trx: Executor,
  context: PlayerContext,
  amountMinor: bigint,
): Promise<void> {
  await requireDepositAllowed(trx, context, amountMinor);
  await requireConsents(context, context.player.id, trx);
  await requireIdentityFor(trx, context, 'deposit', amountMinor);
}

/**
 * Only what was said counts: who says nothing of saving asks for the same as before there was any.
 */
function hashOf({
  method_code: method,
  amount,
  saved_id,
  is_saved,
  promotion_code,
}: Input): Buffer {
  return canonicalHash({
    method,
    amount,
    ...(saved_id === undefined ? {} : { saved_id }),
    ...(is_saved ? { is_saved } : {}),
    ...(promotion_code === undefined ? {} : { promotion_code }),
  });
}

/** Where the player goes on: at the provider, or where we show them how to pay. */
function redirectUrlOf(context: PlayerContext, step: DepositStep, depositId: string): string {
  return step.kind === 'redirect' ? step.url : returnUrlOf(context, depositId);
}

/** Who pays elsewhere comes back to the language they left. */
const returnUrlOf = ({ site, language }: PlayerContext, depositId: string): string =>
  pathIn(language.tag, site, `/deposit?deposit_id=${depositId}`);

interface Wish {
  method: MethodRow;
  amountMinor: bigint;
  saved: SavedMethodRow | null;
  isSaved: boolean;
}

async function checked({ server, site, player }: PlayerContext, input: Input): Promise<Wish> {
  const { db } = server.database;
  const methods = await readMethods(db, site.id, player.id);
  const method = methods.find(
    ({ code, currency }) => code === input.method_code && currency === site.currency.code,
  );
  if (!method) fail('methodNotFound');
  const amountMinor = parseAmount(input.amount, site.currency.code);
  if (amountMinor === null) return failField('amount', 'invalidAmount');
  if (amountMinor < method.min_minor) fail('amountTooLow');
  if (amountMinor > method.max_minor) fail('amountTooHigh');
  const isSaved = Boolean(input.is_saved) && method.saved_by !== null;
  if (input.saved_id === undefined) return { method, amountMinor, saved: null, isSaved };
  const owner = { siteId: site.id, playerId: player.id };
  const saved = isUuid(input.saved_id) ? await findSaved(db, owner, input.saved_id) : undefined;
  const isOfMethod =
    saved?.method_code === method.code &&
    saved.provider === method.provider &&
    mayPay(site, method, saved);
  return saved && isOfMethod
    ? { method, amountMinor, saved, isSaved: false }
    : fail('savedMethodNotFound');
}

async function createPayment(
  context: PlayerContext,
  depositId: string,
  { method, amountMinor, saved, isSaved }: Wish,
): Promise<CreatedPayment> {
  const { server, site, player } = context;
  try {
    const provider = await adapterOf(server, 'payments', site.id, method.provider);
    if (!provider) return fail('providerUnavailable');
    return await provider.createPayment({
      depositId,
      playerKey: player.id,
      siteName: site.name,
      methodName: shownName(site, method),
      kind: method.kind,
      network: method.network,
      isCreditRefused: isDebitOnly(site, method),
      currency: site.currency.code,
      amountMinor,
      savedToken: saved?.token ?? null,
      isSaved,
      returnUrl: returnUrlOf(context, depositId),
    });
  } catch (error) {
    server.logger.error({ err: error, provider: method.provider }, 'the provider made no payment');
    return fail('providerUnavailable');
  }
}

function answerKnown(executor: Executor, row: DepositRow, requestHash: Buffer): Promise<Answer> {
  if (!requestHash.equals(row.request_hash)) fail('requestIdReused');
  // What was answered then: what became of it since, another call tells.
  return answerOf(executor, {
    ...row,
    status: 'pending',
    amount_minor: row.asked_minor ?? row.amount_minor,
    asked_minor: null,
    confirmations: 0,
    updated_at: row.created_at,
  });
}

async function answerOf(executor: Executor, row: DepositRow): Promise<Answer> {
  return { deposit: await depositView(executor, row), redirect_url: row.redirect_url };
}
