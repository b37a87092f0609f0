import type { CallInput, CallResponse, cashOutTake } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { pocketsView } from '../../money/wallet/index.ts';
import { isAgreed } from './agree.ts';
import { liveStops, worthOf, type Worth } from './bet-worth.ts';
import { lockBet } from './bet-worth.store.ts';
import { readWorthOf } from './read-worth.service.ts';
import {
  insertCashOut,
  payCashOut,
  readCashOut,
  readRequested,
  type CashOutOrder,
  type CashOutRecord,
} from './cash-out.store.ts';
import { cashOutView } from './cash-out-view.ts';
import { readOfferId, type OfferSaid } from './offer-id.ts';
import { percentOf } from './part.ts';
import { tellCashOut } from './tell-cash-out.service.ts';
import { readCashOutTerms } from './terms.store.ts';

type Input = Omit<CallInput<typeof cashOutTake>, 'account_id' | 'auth' | 'domain_name'>;
type Answer = CallResponse<typeof cashOutTake>;

/**
 * Takes a bet, or a part of it, out at what was offered (wire contract of the sportsbook, 9); with
 * a live leg it is pending, and `decide-cash-outs` decides it. Fails with betNotFound,
 * offerExpired, cashOutUnavailable (the detail says why), cashOutMoved (with the present amount)
 * and requestIdReused.
 */
export async function takeCashOut(context: PlayerContext, input: Input): Promise<Answer> {
  const { server } = context;
  const betId = input.bet_id.toLowerCase();
  if (!isUuid(betId)) fail('betNotFound');
  const requestId = input.request_id ?? server.ids.next();
  const { offer_id, part, offer_change } = input;
  const requestHash = canonicalHash({ betId, offer_id, part, offer_change });
  return inTransaction(server.database, async (trx) => {
    const owner = { siteId: context.site.id, playerId: context.player.id };
    const [known] = await readWorthOf(trx, owner, [betId], context.now);
    if (!known) fail('betNotFound');
    await lockBet(trx, betId);
    const repeated = await readRequested(trx, owner, requestId);
    if (repeated) return repeatedAnswer(context, repeated, requestHash);
    const order = await orderOf(context, trx, { ...input, bet_id: betId });
    await insertCashOut(trx, { ...order, requestId, requestHash });
    if (order.decidesAt <= order.askedAt) await payCashOut(trx, order.id, order, context.now);
    return answerOf(context, trx, order.id);
  });
}

/** What is taken: what is offered now where that agrees with what the player saw. */
async function orderOf(context: PlayerContext, trx: Executor, input: Input) {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const partPercent = percentOf(input.part);
  const said = saidOf(input, partPercent, now);
  const [bet] = await readWorthOf(trx, owner, [input.bet_id], now);
  if (!bet) return fail('betNotFound');
  const worth = worthOf(bet, partPercent, await readCashOutTerms(trx, site.id));
  checkWorth(context, { said, worth, policy: input.offer_change });
  const order: Omit<CashOutOrder, 'requestId' | 'requestHash'> = {
    id: server.ids.next(),
    betId: bet.id,
    ...owner,
    currency: bet.currency,
    askedBy: 'player',
    policy: input.offer_change,
    partPercent,
    ...priceOf(said, worth),
    stops: liveStops(bet),
    editLegs: null,
    askedAt: now,
    decidesAt: momentOf(worth, now),
  };
  return order;
}

/** When a cash-out is decided: at once, or after the delay of its live legs. */
export const momentOf = ({ delaySeconds }: Worth, now: Date): Date =>
  new Date(now.getTime() + delaySeconds * 1000);

/**
 * What is taken at once is paid by now's offer; what waits is compared with what the player saw.
 */
const priceOf = (said: OfferSaid, worth: Worth) => {
  const { unitMinor, amountMinor } = worth.delaySeconds > 0 ? said : worth;
  return { unitMinor, amountMinor };
};

function saidOf(input: Input, partPercent: number, now: Date): OfferSaid {
  const said = readOfferId(input.offer_id);
  const isOfThis = said?.betId === input.bet_id && said.partPercent === partPercent;
  if (!said || !isOfThis || said.expiresMs < now.getTime()) return fail('offerExpired');
  if (said.unitMinor <= 0n || said.amountMinor <= 0n) return fail('offerExpired');
  return said;
}

function checkWorth(
  { site }: PlayerContext,
  { said, worth, policy }: { said: OfferSaid; worth: Worth; policy: CashOutOrder['policy'] },
): void {
  if (worth.refusal !== null) fail('cashOutUnavailable', { statusDetail: worth.refusal });
  if (isAgreed(said, worth, policy)) return;
  fail('cashOutMoved', { statusDetail: formatAmount(worth.amountMinor, site.currency.code) });
}

async function answerOf(context: PlayerContext, trx: Executor, id: string): Promise<Answer> {
  const record = await readCashOut(trx, id);
  if (!record) throw new Error(`cash-out ${id} is not there`);
  const view = cashOutView(record);
  if (record.state === 'taken') await tellCashOut(context.server, trx, record, view);
  return { cash_out: view, ...pocketsView(record.pocketsAfter, context.site.currency.code) };
}

/** As the first was answered, whatever became of it since. */
function repeatedAnswer(
  { site }: PlayerContext,
  record: CashOutRecord,
  requestHash: Buffer,
): Answer {
  if (!requestHash.equals(Buffer.from(record.requestHash))) return fail('requestIdReused');
  const state = record.decidesAt > record.askedAt ? 'pending' : record.state;
  return {
    cash_out: cashOutView({ ...record, state, refusal: null }),
    ...pocketsView(record.pocketsAfter, site.currency.code),
  };
}
