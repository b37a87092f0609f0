import type { ProviderResponse, studioRoundStatus } from '@pavilion/contracts/provider';
import * as z from 'zod/mini';
import {
  hub88Post,
  pragmaticPost,
  type ForeignAsker,
  type ForeignRequests,
} from './foreign-request.ts';
import { amountOfMicro } from './hub88-amounts.ts';
import { trimDecimals } from './wire-number.ts';

export interface ForeignRoundOrder extends ForeignAsker {
  roundId: string;
  /** What the wallet paid in the round so far, as a decimal amount. */
  returned: string;
}

export type RoundAnswer = ProviderResponse<typeof studioRoundStatus>;

const open: RoundAnswer = { state: 'open', txId: null, win: null };
const lost: RoundAnswer = { state: 'lost', txId: null, win: null };
const cancelled: RoundAnswer = { state: 'cancelled', txId: null, win: null };

const hub88Rows = z.array(
  z.object({
    transaction_uuid: z.string(),
    reference_transaction_uuid: z.optional(z.nullable(z.string())),
    transaction_status: z.string(),
    kind: z.string(),
    amount: z.int().check(z.gte(0)),
  }),
);

type Hub88Row = z.output<typeof hub88Rows>[number];

/** A win counts too when it could not be brought to us: that is the one that is missing. */
const paidStatuses = ['TS_SUCCESS', 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED'];

/**
 * Hub88 tells a round by its transactions, and not whether it is over. Sure is only: every stake
 * was given back, or every stake has one win, and all of them the same. The rest stays open, for a
 * person in the end.
 */
function hub88Round(rows: readonly Hub88Row[]): RoundAnswer {
  const bets = rows.filter(
    ({ kind, transaction_status: its }) => kind === 'TK_BET' && its !== 'TS_DECLINED',
  );
  const undone = new Set(
    rows
      .filter(({ kind }) => kind === 'TK_ROLLBACK')
      .map(({ reference_transaction_uuid }) => reference_transaction_uuid),
  );
  const standing = bets.filter(
    ({ transaction_uuid: id, transaction_status: its }) =>
      its !== 'TS_ROLLEDBACK' && !undone.has(id),
  );
  const wins = rows.filter(
    ({ kind, transaction_status: its }) => kind === 'TK_WIN' && paidStatuses.includes(its),
  );
  const [win, ...others] = wins;
  if (bets.length > 0 && standing.length === 0 && !win) return cancelled;
  const [bet, ...more] = standing;
  if (!bet || !win || others.length > 0 || more.length > 0) return open;
  const refTxId = win.reference_transaction_uuid ?? null;
  return { state: 'won', txId: win.transaction_uuid, win: amountOfMicro(win.amount), refTxId };
}

const pragmaticStatus = z.object({
  error: z.union([z.literal('0'), z.literal(0)]),
  roundStatus: z.string(),
  winAmount: z.union([z.string(), z.number()]),
});

/**
 * Pragmatic names no transaction: a win we have not heard of could be paid twice, so it waits for
 * the studio's own call.
 */
function pragmaticRound(
  { roundStatus, winAmount }: z.output<typeof pragmaticStatus>,
  returned: string,
): RoundAnswer {
  const status = roundStatus.toLowerCase();
  if (status === 'canceled' || status === 'cancelled') return cancelled;
  const isPaid = trimDecimals(String(winAmount)) === trimDecimals(returned);
  return status === 'completed' && isPaid ? lost : open;
}

/** How each dialect is asked about a round that stays open. */
export const roundRequests: ForeignRequests<ForeignRoundOrder, RoundAnswer> = {
  hub88: ({ roundId, ...asker }) => ({
    ...hub88Post(asker, 'transactions/list', { round: roundId }),
    read(answer) {
      const rows = z.safeParse(hub88Rows, answer).data;
      return rows ? hub88Round(rows) : null;
    },
  }),
  pragmatic: ({ roundId, returned, ...asker }) => ({
    ...pragmaticPost(asker, 'HistoryAPI/GetRoundStatus', { roundId }),
    read(answer) {
      const status = z.safeParse(pragmaticStatus, answer).data;
      return status ? pragmaticRound(status, returned) : null;
    },
  }),
};
