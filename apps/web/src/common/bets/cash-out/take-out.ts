import { CallFailure } from '@pavilion/client/call-failure';
import { cashOutTake } from '@pavilion/contracts/player/sports/cash-out-take.contract';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { call, type CallArguments } from '../../../core/api.ts';
import { isAnswerLost } from '../../../core/errors/answer-lost.ts';
import { askOffer, type CashOut } from './cash-out.queries.ts';

interface Taking {
  betId: string;
  part: string;
  /** What the player saw on the button. */
  shown: string;
  currency: string;
  /** Whether less is welcome too. */
  takesLess: boolean;
  requestId: string;
}

type Taken =
  | { kind: 'taken'; cashOut: CashOut; waitsMs: number }
  | { kind: 'moved'; amount: string }
  | { kind: 'refused'; refusal: string };

interface Sent {
  request: CallArguments<typeof cashOutTake>;
  waitsMs: number;
}

/** By bet: what was sent last, while it is not known what became of it. */
const unanswered = new Map<string, Sent>();

/**
 * Takes a bet out at what was shown, or at more; at less where that is welcome. When an answer was
 * lost, what was sent is sent once more first: that only repeats the answer, so that no part is
 * taken twice. An offer that ended on its slow way is asked for once more. Fails as the calls do.
 */
export async function takeOut(wish: Taking): Promise<Taken> {
  const before = unanswered.get(wish.betId);
  const known = before && (await askAgain(wish.betId, before));
  if (known) return known;
  return takeNow(wish).catch((thrown: unknown) => {
    const isOver = thrown instanceof CallFailure && thrown.code === 'offerExpired';
    if (isOver) return takeNow(wish);
    throw thrown;
  });
}

async function takeNow(wish: Taking): Promise<Taken> {
  const offer = await askOffer(wish.betId, wish.part);
  if (!offer || offer.offer_id === null)
    return { kind: 'refused', refusal: offer?.refusal ?? 'suspended' };
  const minor = (amount: string): bigint =>
    parseAmount(amount, wish.currency as CurrencyCode) ?? 0n;
  if (!wish.takesLess && minor(offer.amount) < minor(wish.shown))
    return { kind: 'moved', amount: offer.amount };
  const request = {
    bet_id: wish.betId,
    offer_id: offer.offer_id,
    part: wish.part,
    offer_change: wish.takesLess ? ('any' as const) : ('better' as const),
    request_id: wish.requestId,
  };
  return send(wish.betId, { request, waitsMs: offer.delay_seconds * 1000 });
}

async function send(betId: string, sent: Sent): Promise<Taken> {
  unanswered.set(betId, sent);
  try {
    const { cash_out } = await call(cashOutTake, sent.request, { handled: true });
    unanswered.delete(betId);
    return { kind: 'taken', cashOut: cash_out, waitsMs: sent.waitsMs };
  } catch (thrown) {
    if (!isAnswerLost(thrown)) unanswered.delete(betId);
    throw thrown;
  }
}

/** What became of it; null where it was refused, so that nothing was taken. */
async function askAgain(betId: string, sent: Sent): Promise<Taken | null> {
  try {
    return await send(betId, sent);
  } catch (thrown) {
    if (isAnswerLost(thrown)) throw thrown;
    return null;
  }
}
