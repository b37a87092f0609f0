import {
  pokerAct,
  type CallInput,
  type CallResponse,
  type pokerCards,
  type pokerSeed,
  type pokerShow,
} from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { askTable } from './ask-table.service.ts';
import { askedTable, chipsOf, currencyOf, requestOf } from './asked-table.service.ts';
import { holderAt } from './holder.service.ts';
import { readCards } from './poker-vault.store.ts';
import { openCards } from './seal-cards.ts';

/** Acts at one's turn. */
export async function act(
  context: RequestContext,
  input: CallInput<typeof pokerAct>,
): Promise<CallResponse<typeof pokerAct>> {
  const row = await askedTable(context, input);
  const amountMinor = input.amount === undefined ? null : chipsOf(row, input.amount, 'amount');
  const holder = await holderAt(context, input, row);
  const { step, chips } = await askTable(context, {
    ...{ row, holder },
    order: {
      request: requestOf(input, pokerAct.path),
      happening: {
        ...{ type: 'act', playerId: holder.key, handNo: input.hand_no, step: input.step },
        action: input.action,
        ...(amountMinor === null ? {} : { amountMinor }),
      },
    },
  });
  return { step, chips: formatAmount(BigInt(chips), currencyOf(row)) };
}

/** Shows the promised seed, and promises the next. */
export async function giveSeed(
  context: RequestContext,
  input: CallInput<typeof pokerSeed>,
): Promise<CallResponse<typeof pokerSeed>> {
  const row = await askedTable(context, input);
  const holder = await holderAt(context, input, row);
  const { hand_no: handNo, seed, next_commit: nextCommit } = input;
  await askTable(context, {
    ...{ row, holder },
    order: {
      request: null,
      happening: { type: 'seed', playerId: holder.key, handNo, seed, nextCommit },
    },
  });
  return {};
}

/** Shows cards after the hand. */
export async function showCards(
  context: RequestContext,
  input: CallInput<typeof pokerShow>,
): Promise<CallResponse<typeof pokerShow>> {
  const row = await askedTable(context, input);
  const holder = await holderAt(context, input, row);
  const { hand_no: handNo, cards } = input;
  await askTable(context, {
    ...{ row, holder },
    order: { request: null, happening: { type: 'show', playerId: holder.key, handNo, cards } },
  });
  return {};
}

/** One's own cards of a hand: the only answer that has a card nobody has shown. */
export async function myCards(
  context: RequestContext,
  input: CallInput<typeof pokerCards>,
): Promise<CallResponse<typeof pokerCards>> {
  const { server, site } = context;
  const row = await askedTable(context, input);
  const { key: holder } = await holderAt(context, input, row);
  const to = { tableId: row.id, handNo: input.hand_no, holder };
  const sealed = await readCards(server.database.db, { siteId: site.id, ...to });
  if (sealed === null) return fail('handNotFound');
  const cards = openCards(server.appSecret, to, sealed);
  return {
    cards: cards.map(({ card }) => card),
    leaves: cards.map(({ leaf }) => leaf),
    proofs: cards.map(({ proof }) => [...proof]),
  };
}
