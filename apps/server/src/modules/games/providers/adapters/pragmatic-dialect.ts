import { refuse } from '../provider-refusal.ts';
import type { Dialect, ForeignOrder, ForeignRefusal, ForeignResult } from './dialect.ts';
import { pragmaticCodes } from './pragmatic-codes.ts';
import { isPragmaticHash } from './pragmatic-hash.ts';
import { trimDecimals, wireNumber, writeAnswer } from './wire-number.ts';

type Action = Extract<ForeignOrder, { kind: 'transact' }>['actions'][number];
type Reader = (field: Fields) => ForeignOrder;

/**
 * Fields of a form: one that is missing or empty is refused, unless it is asked for as optional.
 */
interface Fields {
  (name: string): string;
  optional(name: string): string | undefined;
}

/** Paid once at the end by `bonusWin`: stake and win of a free round are told, not moved. */
const amountOf = (field: Fields): string =>
  field.optional('bonusCode') === undefined ? trimDecimals(field('amount')) : '0';

const orderOf = (field: Fields, roundId: string | undefined, actions: Action[]): ForeignOrder => ({
  kind: 'transact',
  player: playerOf(field),
  game: field.optional('gameId'),
  roundId,
  actions,
});
const playerOf = (field: Fields) => ({
  alias: field('userId'),
  token: field.optional('token'),
});
const paid = (field: Fields) => ({
  txId: field('reference'),
  amount: trimDecimals(field('amount')),
});

/** A promotion's win that came along with the result of a round. */
function promoWithin(field: Fields): Action[] {
  const txId = field.optional('promoWinReference');
  const amount = field.optional('promoWinAmount');
  if (txId === undefined || amount === undefined) return [];
  return [{ kind: 'promoCredit', txId, amount: trimDecimals(amount) }];
}

const readers: Readonly<Record<string, Reader>> = {
  'authenticate.html': (field) => ({ kind: 'authenticate', launchToken: field('token') }),
  'balance.html': (field) => ({ kind: 'balance', player: playerOf(field) }),
  'bet.html': (field) =>
    orderOf(field, field('roundId'), [
      { kind: 'debit', txId: field('reference'), amount: amountOf(field) },
    ]),
  'result.html': (field) =>
    orderOf(field, field('roundId'), [
      { kind: 'credit', txId: field('reference'), amount: amountOf(field) },
      ...promoWithin(field),
    ]),
  'bonusWin.html': (field) =>
    orderOf(field, `bonus:${field('reference')}`, [
      { kind: 'promoCredit', ...paid(field), campaignId: field.optional('bonusCode') },
    ]),
  'promoWin.html': (field) =>
    orderOf(field, `promo:${field('reference')}`, [
      { kind: 'promoCredit', ...paid(field), campaignId: field.optional('campaignId') },
    ]),
  'jackpotWin.html': (field) =>
    orderOf(field, field('roundId'), [
      { kind: 'jackpotWin', ...paid(field), jackpotId: field('jackpotId') },
    ]),
  'adjustment.html': (field) =>
    orderOf(field, field('roundId'), [{ kind: 'adjust', ...paid(field), reason: 'adjustment' }]),
  'refund.html': (field) => {
    const refTxId = field('reference');
    return orderOf(field, field.optional('roundId'), [
      { kind: 'rollback', txId: `refund:${refTxId}`, refTxId },
    ]);
  },
  'endRound.html': (field) => orderOf(field, field('roundId'), [{ kind: 'endRound' }]),
};

function fieldsOf(form: URLSearchParams): Fields {
  const optional = (name: string): string | undefined => form.get(name) || undefined;
  const required = (name: string): string => optional(name) ?? refuse('BAD_REQUEST');
  return Object.assign(required, { optional });
}

function answerOf(path: string, form: URLSearchParams, result: ForeignResult): string {
  const { alias, country, jurisdiction, balance, limits } = result;
  const money = {
    currency: balance.currency,
    cash: wireNumber(balance.available),
    bonus: wireNumber('0'),
  };
  const reference = form.get('reference');
  const said =
    path === 'authenticate.html'
      ? { userId: alias, ...money, country, jurisdiction, ...limitsOf(limits) }
      : { ...(reference !== null && { transactionId: reference }), ...money };
  const usedPromo = path === 'bet.html' ? { usedPromo: wireNumber('0') } : {};
  return writeAnswer({ ...said, ...usedPromo, error: 0, description: 'Success' });
}

const limitsOf = (limits: ForeignResult['limits']) =>
  limits?.stakeMin && limits.stakeMax
    ? {
        betLimits: { minBet: wireNumber(limits.stakeMin), maxBet: wireNumber(limits.stakeMax) },
      }
    : {};

function refusalOf(path: string | null, { code, balance }: ForeignRefusal): string {
  // A refund of what is settled has no effect and is done with; a round that is closed twice is
  // closed.
  if (path === 'refund.html' && code === 'TX_SETTLED')
    return writeAnswer({ error: 0, description: 'Success' });
  // A stake that was given back before it came is final: what the player hears is that it is not
  // taken.
  const isLateBet = path === 'bet.html' && (code === 'TX_ROLLED_BACK' || code === 'ROUND_FINISHED');
  return writeAnswer({
    error: isLateBet ? 3 : pragmaticCodes[code],
    description: code,
    ...(balance && { currency: balance.currency, cash: wireNumber(balance.available) }),
  });
}

const formOf = (body: Buffer): URLSearchParams => new URLSearchParams(body.toString('utf8'));

/**
 * The Pragmatic-style wallet: forms, decimal amounts, an MD5 hash with a shared secret. Its
 * references make a repeat harmless.
 */
export const pragmaticDialect: Dialect = {
  paths: Object.keys(readers),
  isSigned: (secret, { body }) => isPragmaticHash(formOf(body), secret),
  read(path, body) {
    const form = formOf(body);
    // The hash is over the sorted fields: of two with one name nobody knows which was meant.
    if (new Set(form.keys()).size !== form.size) return refuse('BAD_REQUEST');
    return {
      order: readers[path]?.(fieldsOf(form)) ?? refuse('CALL_NOT_FOUND'),
      answer: (result) => answerOf(path, form, result),
      refuse: (refusal) => refusalOf(path, refusal),
    };
  },
  refuse: (refusal) => refusalOf(null, refusal),
};
