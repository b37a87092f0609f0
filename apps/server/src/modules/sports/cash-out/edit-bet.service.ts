import type { betEditTake, CallInput, CallResponse } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import {
  betView,
  delaySecondsOf,
  failOfPlacing,
  readBetsById,
  refuseSlip,
  type SlipLeg,
} from '../betting/index.ts';
import { liveStops, worthOf, type Worth } from './bet-worth.ts';
import { lockBet, type WorthBet } from './bet-worth.store.ts';
import { readWorthOf } from './read-worth.service.ts';
import { insertCashOut, readCashOut, readRequested, type CashOutRecord } from './cash-out.store.ts';
import { cashOutView } from './cash-out-view.ts';
import { checkBuilders } from './check-builders.service.ts';
import { checkEditable, newShape, selectionsOf } from './edit-terms.ts';
import { readEditedTo, readEditSelections } from './edited-bet.store.ts';
import { makeEdit, tryEdit, type EditToMake, type MadeEdit } from './make-edit.service.ts';
import { readOfferId } from './offer-id.ts';
import { tellCashOut } from './tell-cash-out.service.ts';
import { readCashOutTerms } from './terms.store.ts';

type Input = Omit<CallInput<typeof betEditTake>, 'account_id' | 'auth' | 'domain_name'>;
type Answer = CallResponse<typeof betEditTake>;

interface Edit extends Input {
  requestId: string;
  requestHash: Buffer;
}

/** The new bet; where the edit waits, the old one and what it waits for. */
type Changed = { betId: string; waiting: CashOutRecord | null };

/**
 * Ends a bet at its full offer and places its new legs with that amount at present odds, in one
 * transaction (wire contract of the sportsbook, 9). With a leg in play, of the old bet or the new
 * one, it waits as a cash-out does, and `decide-cash-outs` makes it. Idempotent by request_id.
 * Fails with what the bet, the offer or the new bet has against it; then nothing changed.
 */
export async function editBet(context: PlayerContext, input: Input): Promise<Answer> {
  const { server } = context;
  const betId = input.bet_id.toLowerCase();
  if (!isUuid(betId)) fail('betNotFound');
  const requestId = input.request_id ?? server.ids.next();
  const requestHash = canonicalHash({ betId, legs: input.legs, offer: input.offer_id });
  const edit = { ...input, bet_id: betId, requestId, requestHash };
  const changed = await inTransaction(server.database, (trx) => change(context, trx, edit)).catch(
    (error: unknown) => failOfPlacing(context, error),
  );
  const [bet] = await readBetsById(server.database.db, [changed.betId]);
  if (!bet) throw new Error(`bet ${changed.betId} is not there`);
  const owner = { siteId: context.site.id, playerId: context.player.id };
  const balance = await balanceOf(server, { ...owner, currency: context.site.currency.code });
  return {
    bet: betView(bet),
    cash_out: changed.waiting && waitingView(changed.waiting),
    ...balance,
  };
}

/** As it was answered at first, whatever became of it since. */
const waitingView = (record: CashOutRecord) =>
  cashOutView({ ...record, state: 'pending', refusal: null });

/** Also of an edit that was asked for before. */
async function change(context: PlayerContext, trx: Executor, edit: Edit): Promise<Changed> {
  const { site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const read = () => readWorthOf(trx, owner, [edit.bet_id], now);
  const [known] = await read();
  if (!known) return fail('betNotFound');
  const { newLegs } = newShape(known, edit.legs);
  await lockBet(trx, edit.bet_id, selectionsOf(newLegs));
  const repeated = await readRequested(trx, owner, edit.requestId);
  if (repeated) return repeatedAnswer(trx, repeated, edit);
  const [bet] = await read();
  if (!bet) return fail('betNotFound');
  checkEditable(bet);
  await checkBuilders(trx, bet, newLegs);
  const asked = await ask(context, trx, { bet, edit, newLegs });
  return asked.order.decidesAt > now ? waitFor(context, trx, asked) : makeNow(context, trx, asked);
}

type Asked = EditToMake & { order: CashOutRecord };

/** The new bet takes the place of the old one at once. */
async function makeNow(context: PlayerContext, trx: Executor, asked: Asked): Promise<Changed> {
  const newId = newIdOf(context, await makeEdit(context.server, trx, asked));
  const ended = await recordOf(trx, asked.order.id);
  // After the new bet is placed: the balance is told as it is then.
  await tellCashOut(context.server, trx, ended, cashOutView(ended));
  return { betId: newId, waiting: null };
}

/** What stands against it already is told at once; else both bets stay as they are until then. */
async function waitFor(context: PlayerContext, trx: Executor, asked: Asked): Promise<Changed> {
  newIdOf(context, await tryEdit(context.server, trx, asked));
  return { betId: asked.bet.id, waiting: asked.order };
}

function newIdOf(context: PlayerContext, made: MadeEdit): string {
  if (made.status === 'made') return made.newId;
  if (made.status === 'refused') return refuseSlip(context, made.refusals);
  return fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

async function recordOf(trx: Executor, id: string): Promise<CashOutRecord> {
  const record = await readCashOut(trx, id);
  if (!record) throw new Error(`cash-out ${id} is not there`);
  return record;
}

async function repeatedAnswer(
  trx: Executor,
  repeated: CashOutRecord,
  { requestHash }: Edit,
): Promise<Changed> {
  const isSame = requestHash.equals(Buffer.from(repeated.requestHash));
  if (!isSame || repeated.askedBy !== 'edit') return fail('requestIdReused');
  if (repeated.decidesAt > repeated.askedAt) return { betId: repeated.betId, waiting: repeated };
  const newId = await readEditedTo(trx, repeated.betId);
  return newId === null ? fail('requestIdReused') : { betId: newId, waiting: null };
}

interface AskedOf {
  bet: WorthBet;
  edit: Edit;
  newLegs: readonly SlipLeg[];
}

/** Writes the end of the old bet as pending, at what was offered. */
async function ask(
  { server, site, now }: PlayerContext,
  trx: Executor,
  { bet, edit, newLegs }: AskedOf,
): Promise<Asked> {
  const terms = await readCashOutTerms(trx, site.id);
  const worth = worthOf(bet, 100, terms);
  checkOffer({ bet, edit, worth, now }, (minor) => formatAmount(minor, site.currency.code));
  const selections = await readEditSelections(trx, selectionsOf(newLegs));
  const seconds = Math.max(worth.delaySeconds, delaySecondsOf(selections, terms.delays));
  const live = selections.filter(({ state }) => state === 'live');
  const stopsOfNew = Object.fromEntries(live.map(({ id, stopNo }) => [id, stopNo]));
  const { siteId, playerId, currency } = bet;
  const id = server.ids.next();
  await insertCashOut(trx, {
    ...{ id, betId: bet.id, siteId, playerId, currency, partPercent: 100 },
    ...{ requestId: edit.requestId, requestHash: edit.requestHash, askedBy: 'edit' },
    // What waits is taken where it has become no worse: in play prices never stand still.
    policy: seconds > 0 ? 'better' : 'none',
    ...{ unitMinor: worth.unitMinor, amountMinor: worth.amountMinor },
    stops: { ...liveStops(bet), ...stopsOfNew },
    editLegs: edit.legs,
    ...{ askedAt: now, decidesAt: new Date(now.getTime() + seconds * 1000) },
  });
  return { order: await recordOf(trx, id), bet, worth, now };
}

/** The offer must be of this bet, of now, and pay what the bet is worth. */
function checkOffer(
  { bet, edit, worth, now }: { bet: WorthBet; edit: Edit; worth: Worth; now: Date },
  text: (minor: bigint) => string,
): void {
  const said = readOfferId(edit.offer_id);
  if (said?.betId !== bet.id || said.partPercent !== 100) return fail('offerExpired');
  if (said.expiresMs < now.getTime()) return fail('offerExpired');
  if (worth.refusal !== null) fail('cashOutUnavailable', { statusDetail: worth.refusal });
  if (worth.amountMinor !== said.amountMinor)
    fail('cashOutMoved', { statusDetail: text(worth.amountMinor) });
}
