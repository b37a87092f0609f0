// chunk: alone
import { CallFailure } from '@pavilion/client/call-failure';
import { slipPlace } from '@pavilion/contracts/player/sports/slip-place.contract';
import type { CallArguments } from '../../../core/api.ts';
import { isAnswerLost } from '../../../core/errors/answer-lost.ts';
import { newId } from '../../../core/ids.ts';
import { useSlipStore } from './betslip.store.ts';
import type { SentSlip } from './slip.types.ts';

type PlaceRequest = CallArguments<typeof slipPlace>;

export interface PlacedOnce<Answer> {
  /** What the server took: the slip, or one that was sent before it and whose answer was lost. */
  slip: SentSlip;
  answer: Answer;
  /**
   * True when the bets may have been taken some time ago; the balance of the answer is then as old.
   */
  isLate: boolean;
}

/**
 * Places the bets of a slip under the id of the present intent, with `send`. Of all slips sent
 * under an id the server takes one: when that was an earlier one, it is found by sending the
 * earlier ones as they were, which only repeats its answer. Rejects as `send` does; the slip then
 * counts as sent while it is not known whether it was taken.
 */
export async function placeOnce<Answer>(
  slip: SentSlip,
  send: (request: PlaceRequest) => Promise<Answer>,
): Promise<PlacedOnce<Answer>> {
  const before = noteSending(slip);
  const { requestId } = useSlipStore.getState();
  try {
    const answer = await send(requestOf(requestId, slip));
    return { slip, answer, isLate: before.length > 0 };
  } catch (thrown) {
    if (isReused(thrown)) return await findTaken(requestId, send, thrown);
    noteFailure(thrown, requestId, before);
    throw thrown;
  }
}

const isReused = (thrown: unknown): boolean =>
  thrown instanceof CallFailure && thrown.code === 'requestIdReused';

const requestOf = (requestId: string, { oddsChange, bets }: SentSlip): PlaceRequest => ({
  request_id: requestId,
  odds_change: oddsChange,
  bets,
});

const isSame = (one: SentSlip, two: SentSlip): boolean =>
  JSON.stringify(requestOf('', one)) === JSON.stringify(requestOf('', two));

/**
 * Keeps what is sent before it is: the page may be gone before the answer comes. Gives what was
 * sent earlier.
 */
function noteSending(slip: SentSlip): SentSlip[] {
  const { sent, requestId } = useSlipStore.getState();
  const own = sent.filter(({ accountId }) => accountId === slip.accountId);
  useSlipStore.setState({
    sent: [...own.filter((known) => !isSame(known, slip)), slip],
    // What another player sent from this browser is no concern of this one.
    requestId: own.length < sent.length ? newId() : requestId,
  });
  return own;
}

function noteFailure(thrown: unknown, requestId: string, before: SentSlip[]): void {
  if (isAnswerLost(thrown) || useSlipStore.getState().requestId !== requestId) return;
  // A refusal of the call itself says that nothing was taken under the id; any other, only that
  // this try failed.
  const isRefused =
    thrown instanceof CallFailure && (slipPlace.errors as readonly string[]).includes(thrown.code);
  useSlipStore.setState({ sent: isRefused ? [] : before });
}

async function findTaken<Answer>(
  requestId: string,
  send: (request: PlaceRequest) => Promise<Answer>,
  reused: unknown,
): Promise<PlacedOnce<Answer>> {
  for (const slip of useSlipStore.getState().sent) {
    try {
      return { slip, answer: await send(requestOf(requestId, slip)), isLate: true };
    } catch (thrown) {
      if (!isReused(thrown)) throw thrown;
    }
  }
  // Nothing that is known here was taken: the id is used up.
  if (useSlipStore.getState().requestId === requestId)
    useSlipStore.setState({ requestId: newId(), sent: [] });
  throw reused;
}
