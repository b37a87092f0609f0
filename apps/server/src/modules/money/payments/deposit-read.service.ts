import type { CallInput, CallResponse, depositList, depositMethods } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { quickAmounts } from '@pavilion/domain/deposits';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import type { PlayerContext } from '../../../http/route.ts';
import type { Site } from '../../../site-directory/index.ts';
import { kindOf } from '../../site/adapters/index.ts';
import { depositQuestionOf, depositRoomOf } from '../../account/protection/index.ts';
import { identityRoomOf } from '../../account/verification/index.ts';
import { isDebitOnly, mayPay, shownName } from './card-rules.ts';
import { findDeposit, readDeposits, readPaid } from './deposit.store.ts';
import { depositView, depositViews, type DepositView } from './deposit-view.ts';
import { networks } from './networks.ts';
import { readMethods, type MethodRow } from './payment-method.store.ts';
import { readSaved } from './saved-method.store.ts';
import { readTurnoverPercent } from './turnover.store.ts';

type Answer = CallResponse<typeof depositMethods>;
type Method = Pick<
  Answer['value'][number],
  | 'method_code'
  | 'name'
  | 'is_debit_only'
  | 'currency'
  | 'min_amount'
  | 'max_amount'
  | 'fee'
  | 'eta_minutes'
>;

const defaultLimit = 20;
/** How many of a player's latest deposits show their habit. */
const habitMax = 20;

/**
 * Ways to pay into the site that everybody may take, in the site's order; none whose provider this
 * server may not use.
 */
export async function listMethods(server: ServerContext, site: Site): Promise<Method[]> {
  return (await openMethods(server, site, null)).map((method) => methodView(site, method));
}

async function openMethods(server: ServerContext, site: Site, playerId: string | null) {
  const methods = await readMethods(server.database.db, site.id, playerId);
  return methods
    .filter(({ currency }) => currency === site.currency.code)
    .filter(({ provider }) => kindOf(server, 'payments', provider)?.isOpen(server.config));
}

function methodView(site: Site, method: MethodRow): Method {
  const amount = (minor: bigint): string => formatAmount(minor, method.currency as CurrencyCode);
  return {
    method_code: method.code,
    name: shownName(site, method),
    is_debit_only: isDebitOnly(site, method),
    currency: method.currency,
    min_amount: amount(method.min_minor),
    max_amount: amount(method.max_minor),
    fee: amount(method.fee_minor),
    eta_minutes: method.eta_minutes,
  };
}

/**
 * The cashier as one player finds it: their methods, their saved cards and wallets, the amounts
 * they usually pay, what their limits leave.
 */
export async function cashierOf(context: PlayerContext): Promise<Answer> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const { code } = site.currency;
  const owner = { siteId: site.id, playerId: player.id };
  const methods = await openMethods(server, site, player.id);
  const paid = await readPaid(db, owner, code, habitMax);
  const saved = await readSaved(db, owner);
  const identityRoom = await identityRoomOf(db, context);
  const byCode = new Map(methods.map((method) => [method.code, method]));
  return {
    value: methods.map((method) => ({
      ...methodView(site, method),
      kind: method.kind,
      network: method.network && networks[method.network].name,
      quick_amounts: quickAmounts({
        minMinor: method.min_minor,
        maxMinor: method.max_minor,
        siteMinor: method.quick_minor.map(BigInt),
        paidMinor: paid.map(({ amount_minor: minor }) => minor),
      }).map((minor) => formatAmount(minor, code)),
      can_save: method.saved_by !== null,
      saved_by: method.saved_by,
    })),
    saved: saved
      .filter((one) => {
        const method = byCode.get(one.method_code);
        return method !== undefined && mayPay(site, method, one);
      })
      .map((one) => ({ saved_id: one.id, method_code: one.method_code, label: one.label })),
    usual_method: paid.find((one) => byCode.has(one.method_code))?.method_code ?? null,
    room: await depositRoomOf(db, { ...owner, currency: code }, now),
    turnover_percent: await readTurnoverPercent(db, site.id),
    identity_room: identityRoom === null ? null : formatAmount(identityRoom, code),
    limit_question: await depositQuestionOf(db, context),
  };
}

/** One deposit of the player. Fails with depositNotFound. */
export async function depositOf(
  { server, site, player }: PlayerContext,
  depositId: string,
): Promise<DepositView> {
  const owner = { siteId: site.id, playerId: player.id };
  const row = isUuid(depositId)
    ? await findDeposit(server.database.db, owner, depositId)
    : undefined;
  return row ? depositView(server.database.db, row) : fail('depositNotFound');
}

/**
 * A page of the player's deposits, newest first; the cursor is the id of the last one of the page
 * before.
 */
export async function listDeposits(
  { server, site, player }: PlayerContext,
  input: CallInput<typeof depositList>,
): Promise<CallResponse<typeof depositList>> {
  const limit = input.limit ?? defaultLimit;
  const { db } = server.database;
  const owner = { siteId: site.id, playerId: player.id };
  const rows = await readDeposits(db, owner, {
    beforeId: readIdCursor(input.cursor),
    status: input.status,
    limit: limit + 1,
  });
  const value = await depositViews(db, owner, rows.slice(0, limit));
  return { value, next_cursor: rows.length > limit ? (value.at(-1)?.deposit_id ?? null) : null };
}
