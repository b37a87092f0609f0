import { verify } from 'node:crypto';
import type { ProviderErrorCode } from '@pavilion/contracts/provider';
import * as z from 'zod/mini';
import { refuse } from '../provider-refusal.ts';
import type { Dialect, ForeignCall, ForeignOrder, ForeignResult } from './dialect.ts';
import { amountOfMicro, microOfAmount } from './hub88-amounts.ts';
import { readHub88Keys } from './hub88-keys.ts';
import { hub88Statuses } from './hub88-statuses.ts';
import { wireNumber, writeAnswer } from './wire-number.ts';

const id = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));
const flag = z.optional(z.nullable(z.boolean()));
const common = {
  request_uuid: id,
  user: z.optional(z.string()),
  game_code: z.optional(z.string()),
};
const micro = z.int().check(z.gte(0));
const inRound = {
  ...common,
  token: z.string(),
  transaction_uuid: id,
  round: id,
  round_closed: flag,
};
const money = { ...inRound, amount: micro, currency: z.string(), is_free: flag };

const info = z.object({ ...common, user: z.string() });
const balance = z.object({ ...common, token: z.string() });
const bet = z.object(money);
const win = z.object({
  ...money,
  reference_transaction_uuid: z.optional(z.nullable(id)),
  is_supplier_promo: flag,
});
const rollback = z.object({ ...inRound, reference_transaction_uuid: id });

/** What each path reads, and the order it is in our words. */
const readers: Readonly<Record<string, (raw: unknown) => ForeignOrder>> = {
  'user/info': (raw) => ({ kind: 'balance', player: { alias: readAs(info, raw).user } }),
  'user/balance': (raw) => {
    const call = readAs(balance, raw);
    return { kind: 'balance', ...whoOf(call) };
  },
  'transaction/bet': (raw) => {
    const call = readAs(bet, raw);
    // A free round of a campaign: the stake is told, not taken.
    const amount = call.is_free === true ? '0' : amountOfMicro(call.amount);
    return orderOf(call, { kind: 'debit', txId: call.transaction_uuid, amount, ...closing(call) });
  },
  'transaction/win': (raw) => {
    const call = readAs(win, raw);
    const common = { txId: call.transaction_uuid, amount: amountOfMicro(call.amount) };
    if (call.is_supplier_promo === true) return orderOf(call, { kind: 'promoCredit', ...common });
    const refTxId = call.reference_transaction_uuid ?? undefined;
    return orderOf(call, { kind: 'credit', ...common, refTxId, ...closing(call) });
  },
  'transaction/rollback': (raw) => {
    const call = readAs(rollback, raw);
    const { transaction_uuid: txId, reference_transaction_uuid: refTxId } = call;
    return orderOf(call, { kind: 'rollback', txId, refTxId, ...closing(call) });
  },
};

interface InRound {
  token: string;
  user?: string | undefined;
  game_code?: string | undefined;
  currency?: string;
  round: string;
  round_closed?: boolean | null | undefined;
}

type Action = Extract<ForeignOrder, { kind: 'transact' }>['actions'][number];

const whoOf = ({ token, user, game_code }: Omit<InRound, 'round'>) => ({
  player: { token, alias: user },
  game: game_code,
});
const closing = ({ round_closed }: InRound) => ({ finished: round_closed === true });
const orderOf = (call: InRound, action: Action): ForeignOrder => ({
  kind: 'transact',
  ...whoOf(call),
  currency: call.currency,
  roundId: call.round,
  actions: [action],
});

function readAs<Fields extends z.ZodMiniObject>(fields: Fields, raw: unknown): z.output<Fields> {
  const parsed = z.safeParse(fields, raw);
  return parsed.success ? parsed.data : refuse('BAD_REQUEST');
}

function readCall(path: string, body: Buffer): ForeignCall {
  const raw = parse(body);
  const { request_uuid: requestUuid } = readAs(z.object({ request_uuid: id }), raw);
  const order = readers[path]?.(raw) ?? refuse('CALL_NOT_FOUND');
  return {
    order,
    answer: (result) => answerOf(path, requestUuid, result),
    refuse: ({ code, balance: left, isExpired }) =>
      writeAnswer({
        status: statusOf(path, code, isExpired === true),
        request_uuid: requestUuid,
        ...(left && { currency: left.currency, balance: microOf(left) }),
      }),
  };
}

function statusOf(path: string, code: ProviderErrorCode, isExpired: boolean): string {
  if (isExpired) return 'RS_ERROR_TOKEN_EXPIRED';
  // The stake was given back before it came: its id is used up, and not "unknown".
  if (path === 'transaction/bet' && code === 'TX_ROLLED_BACK') return hub88Statuses.TX_CONFLICT;
  return hub88Statuses[code];
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return refuse('BAD_REQUEST');
  }
}

const microOf = ({ available }: ForeignResult['balance']): string =>
  wireNumber(microOfAmount(available));

function answerOf(path: string, requestUuid: string, result: ForeignResult): string {
  const { alias, country, jurisdiction, language, balance: left } = result;
  const said = { user: alias, status: 'RS_OK', request_uuid: requestUuid, currency: left.currency };
  return writeAnswer(
    path === 'user/info'
      ? { ...said, country, jurisdiction, lang: language }
      : { ...said, balance: microOf(left) },
  );
}

/**
 * Hub88's seamless wallet: JSON, micro-units, RSA-SHA256 of the bytes in `X-Hub88-Signature`. Its
 * own ids make a repeat harmless, so it has no nonce.
 */
export const hub88Dialect: Dialect = {
  paths: Object.keys(readers),
  isSigned(secret, { headers, body }) {
    const signature = headers['x-hub88-signature'];
    if (typeof signature !== 'string') return false;
    try {
      const { theirPublicKey } = readHub88Keys(secret);
      return verify('RSA-SHA256', body, theirPublicKey, Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  },
  read: readCall,
  refuse: ({ code }) => writeAnswer({ status: hub88Statuses[code] }),
};
