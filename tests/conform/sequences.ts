import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import { formatMinor, parseMinor } from '@pavilion/domain/money';
import { WalletModel, type WalletOrder } from '../../apps/server/src/testing/wallet-model.ts';
import { Mismatch, type Action, type Bench, type Seat } from './studio-at-work.ts';

type ModelAction = WalletOrder['actions'][number];

/** What the model says, in the codes of the contract. */
const codes: Readonly<Record<string, string>> = {
  OK: 'OK',
  txConflict: 'TX_CONFLICT',
  txRolledBack: 'TX_ROLLED_BACK',
  txNotFound: 'TX_NOT_FOUND',
  txSettled: 'TX_SETTLED',
  roundFinished: 'ROUND_FINISHED',
  insufficientFunds: 'INSUFFICIENT_FUNDS',
};

const ordersPerSequence = { min: 4, max: 10 };
const startUnits = '1000';

/**
 * One random sequence of requests: some repeated, some before what they refer to; the wallet must
 * do what the model does.
 */
export async function runSequence(bench: Bench, seat: Seat, seed: string): Promise<void> {
  const random = createSeededRandom(seed);
  const { exponent } = bench.table;
  const model = new WalletModel();
  model.cash.set('a', parseMinor(await seat.balance(), exponent) ?? 0n);
  const prefix = bench.id();
  const name = (id: string): string => `${prefix}.${id}`;
  const sent: WalletOrder[] = [];
  const count = randomInteger(random, ordersPerSequence.min, ordersPerSequence.max);
  for (let turn = 0; turn < count; turn += 1) {
    const again = sent[randomInteger(random, 0, 3 * sent.length)];
    const order = again ?? randomOrder(random, name);
    sent.push(order);
    const expected = model.apply(order);
    const actions = order.actions.map((action) => contractAction(action, exponent));
    const answer = await seat.move(order.round, actions);
    const got = answer.status === 'ok' ? 'OK' : String(answer.code);
    if (got !== codes[expected])
      throw new Mismatch(
        `seed ${seed}, request ${turn + 1}: expected ${codes[expected]}, got ${got}`,
      );
  }
  const cash = parseMinor(await seat.balance(), exponent);
  if (cash !== model.cash.get('a'))
    throw new Mismatch(`seed ${seed}: the model has ${model.cash.get('a')}, the wallet ${cash}`);
}

export const sequenceBalance = startUnits;

type Random = ReturnType<typeof createSeededRandom>;

function randomOrder(random: Random, name: (id: string) => string): WalletOrder {
  const actions = Array.from({ length: randomInteger(random, 1, 3) }, () =>
    randomAction(random, name),
  );
  return { player: 'a', round: name(`round${randomInteger(random, 1, 2)}`), actions };
}

function randomAction(random: Random, name: (id: string) => string): ModelAction {
  const tx = (kind: string): string => name(`${kind}${randomInteger(random, 1, 4)}`);
  const amount = [0n, 1n, 700n, 40_000n][randomInteger(random, 0, 3)] ?? 0n;
  const finished = randomInteger(random, 0, 5) === 0;
  const draw = randomInteger(random, 0, 15);
  if (draw < 5) return { kind: 'debit', tx: tx('bet'), amount, finished };
  if (draw < 8) {
    const ref = randomInteger(random, 0, 2) === 0 ? undefined : tx('bet');
    return { kind: 'credit', tx: tx('win'), amount, ref, finished };
  }
  if (draw < 11) return { kind: 'rollback', tx: tx('back'), ref: tx('bet'), finished };
  if (draw === 11) return { kind: 'debit-credit', tx: tx('bet'), amount, win: 300n, finished };
  if (draw === 13) return { kind: 'tip', tx: tx('bet'), amount, finished };
  if (draw === 14) {
    const refs = [...new Set([tx('bet'), tx('bet')])];
    return { kind: 'credit', tx: tx('win'), amount, refs, finished };
  }
  if (draw === 12) return { kind: 'promo', tx: tx('promo'), amount, finished };
  return { kind: 'finish' };
}

function contractAction(action: ModelAction, exponent: number): Action {
  if (action.kind === 'finish') return { kind: 'endRound' };
  const txId = action.tx ?? '';
  const amount = formatMinor(action.amount ?? 0n, exponent);
  const { finished } = action;
  switch (action.kind) {
    case 'debit-credit': {
      const win = formatMinor(action.win ?? 0n, exponent);
      return { kind: 'debitCredit', txId, amount, win, finished };
    }
    case 'rollback':
      return { kind: 'rollback', txId, refTxId: action.ref ?? '', finished };
    case 'credit': {
      const { ref: refTxId, refs: refTxIds } = action;
      return {
        kind: 'credit',
        txId,
        amount,
        ...(refTxId === undefined ? {} : { refTxId }),
        ...(refTxIds === undefined ? {} : { refTxIds: [...refTxIds] }),
        finished,
      };
    }
    case 'promo':
      return { kind: 'promoCredit', txId, amount, finished };
    case 'tip':
      return { kind: 'tip', txId, amount, finished };
    default:
      return { kind: 'debit', txId, amount, finished };
  }
}
