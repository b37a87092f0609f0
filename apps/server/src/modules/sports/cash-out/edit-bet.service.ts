import type { betEditTake, CallInput, CallResponse } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { lineCount, type BetShape } from '@pavilion/sports';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import {
  betView,
  failOfPlacing,
  placePriced,
  readBetsById,
  refuseSlip,
  rulesVersion,
  sportDelays,
  type SlipLeg,
  type SlipOrder,
} from '../betting/index.ts';
import { worthOf } from './bet-worth.ts';
import { lockBet, type WorthBet } from './bet-worth.store.ts';
import { readWorthOf } from './read-worth.service.ts';
import {
  insertCashOut,
  payCashOut,
  readCashOut,
  readRequested,
  type CashOutRecord,
} from './cash-out.store.ts';
import { cashOutView } from './cash-out-view.ts';
import { checkBuilders, checkEditable, newShape, unitOf } from './edit-terms.ts';
import { joinEdited, readEditedTo } from './edited-bet.store.ts';
import { readOfferId } from './offer-id.ts';
import { tellCashOut } from './tell-cash-out.service.ts';
import { readCashOutTerms } from './terms.store.ts';

type Input = Omit<CallInput<typeof betEditTake>, 'account_id' | 'auth' | 'domain_name'>;
type Answer = CallResponse<typeof betEditTake>;

interface Edit extends Input {
  requestId: string;
  requestHash: Buffer;
}

/**
 * Ends a bet at its full offer and places its new legs with that amount at present odds, in one
 * transaction (wire contract of the sportsbook, 9). Idempotent by request_id. Fails with what the
 * bet, the offer or the new bet has against it; then nothing changed.
 */
export async function editBet(context: PlayerContext, input: Input): Promise<Answer> {
  const { server } = context;
  const betId = input.bet_id.toLowerCase();
  if (!isUuid(betId)) fail('betNotFound');
  const requestId = input.request_id ?? server.ids.next();
  const requestHash = canonicalHash({ betId, legs: input.legs, offer: input.offer_id });
  const edit = { ...input, bet_id: betId, requestId, requestHash };
  const newId = await inTransaction(server.database, (trx) => change(context, trx, edit)).catch(
    (error: unknown) => failOfPlacing(context, error),
  );
  const [bet] = await readBetsById(server.database.db, [newId]);
  if (!bet) throw new Error(`bet ${newId} is not there`);
  const owner = { siteId: context.site.id, playerId: context.player.id };
  const balance = await balanceOf(server, { ...owner, currency: context.site.currency.code });
  return { bet: betView(bet), ...balance };
}

/** Gives the id of the new bet, also of an edit that was made before. */
async function change(context: PlayerContext, trx: Executor, edit: Edit): Promise<string> {
  const { site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const read = () => readWorthOf(trx, owner, [edit.bet_id], now);
  const [known] = await read();
  if (!known) return fail('betNotFound');
  const { shape, newLegs } = newShape(known, edit.legs);
  const ids = newLegs.flatMap(({ selectionId, pickIds }) => pickIds ?? [selectionId]);
  await lockBet(trx, edit.bet_id, ids);
  const repeated = await readRequested(trx, owner, edit.requestId);
  if (repeated) {
    const newId = await readEditedTo(trx, repeated.betId);
    const isSame = edit.requestHash.equals(Buffer.from(repeated.requestHash));
    return isSame && newId !== null ? newId : fail('requestIdReused');
  }
  const [bet] = await read();
  if (!bet) return fail('betNotFound');
  checkEditable(bet);
  checkBuilders(bet, newLegs);
  const ended = await endOld(context, trx, { bet, edit });
  const unitMinor = unitOf(shape, ended.amountMinor);
  const newId = await placeNew(context, trx, { edit, shape, newLegs, unitMinor });
  await joinEdited(trx, { siteId: site.id, from: bet.id, to: newId });
  await context.server.publisher.publishAll(trx, [
    {
      ...owner,
      topic: 'bets',
      name: 'bet.edited',
      data: { edited_from: bet.id, edited_to: newId },
    },
  ]);
  // After the new bet is placed: the balance is told as it is then.
  await tellCashOut(context.server, trx, ended, cashOutView(ended));
  return newId;
}

/** Cashes the old bet out to the last. */
async function endOld(
  { server, site, player, now }: PlayerContext,
  trx: Executor,
  { bet, edit }: { bet: WorthBet; edit: Edit },
): Promise<CashOutRecord> {
  const said = readOfferId(edit.offer_id);
  if (said?.betId !== bet.id || said.partPercent !== 100) return fail('offerExpired');
  if (said.expiresMs < now.getTime()) return fail('offerExpired');
  const worth = worthOf(bet, 100, await readCashOutTerms(trx, site.id));
  if (worth.refusal !== null) fail('cashOutUnavailable', { statusDetail: worth.refusal });
  if (worth.amountMinor !== said.amountMinor)
    fail('cashOutMoved', { statusDetail: formatAmount(worth.amountMinor, site.currency.code) });
  const id = server.ids.next();
  await insertCashOut(trx, {
    ...{ id, betId: bet.id, siteId: site.id, playerId: player.id, currency: bet.currency },
    requestId: edit.requestId,
    requestHash: edit.requestHash,
    askedBy: 'edit',
    policy: 'none',
    partPercent: 100,
    unitMinor: worth.unitMinor,
    amountMinor: worth.amountMinor,
    stops: {},
    ...{ askedAt: now, decidesAt: now },
  });
  await payCashOut(trx, id, worth, now);
  const record = await readCashOut(trx, id);
  if (!record) throw new Error(`cash-out ${id} is not there`);
  return record;
}

/** The bet that an edit makes. */
interface NewBet {
  edit: Edit;
  shape: BetShape;
  newLegs: SlipLeg[];
  /** On each line. */
  unitMinor: bigint;
}

/** Places the new legs for so much; a live one would have to wait, which an edit cannot. */
async function placeNew(
  context: PlayerContext,
  trx: Executor,
  { edit, shape, newLegs, unitMinor }: NewBet,
): Promise<string> {
  const { server, site, player, now } = context;
  const betId = server.ids.next();
  const order: SlipOrder = {
    siteId: site.id,
    playerId: player.id,
    slipId: server.ids.next(),
    requestId: edit.requestId,
    requestHash: edit.requestHash,
    currency: site.currency.code,
    policy: 'none',
    bets: [
      {
        betId,
        betType: shape.type,
        unitStakeMinor: unitMinor,
        lineCount: lineCount(shape),
        sizes: [],
        bankers: [],
        isEachWay: shape.isEachWay,
        voucherId: null,
        legs: newLegs,
      },
    ],
    delays: sportDelays,
    rulesVersion,
    now,
  };
  const answer = await placePriced(trx, order, true);
  if (answer.status === 'refused') return refuseSlip(context, answer.refusals);
  if (answer.status === 'contended') return fail('serviceUnavailable', { retryAfterSeconds: 1 });
  if (answer.status === 'replayed') return fail('requestIdReused');
  if (answer.state === 'pending') return fail('eventStarted');
  return betId;
}
