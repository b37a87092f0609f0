// chunk: alone
import { slipPlace } from '@pavilion/contracts/player/sports/slip-place.contract';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { slipQuote } from '@pavilion/contracts/player/sports/slip-quote.contract';
import { CallFailure } from '@pavilion/client/call-failure';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { call } from '../../../core/api.ts';
import { isAnswerLost } from '../../../core/errors/answer-lost.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { queryClient } from '../../../core/query.ts';
import { refreshBalance, setBalance } from '../../../core/session/sign-in.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { acceptPrices, setPlacing, useSlipStore } from './betslip.store.ts';
import { noteTaken } from './pending.store.ts';
import { refusedId } from './refused-place.ts';
import { idsOfSent, legId } from './slip-leg.ts';
import type { SentBet, SentSlip } from './slip.types.ts';
import { placeOnce } from './place-once.ts';

/**
 * Places these bets; however often it is tried, and whatever is changed meanwhile, never twice.
 * Told so, the prices they carry are those the player agrees to now. What became of it stands in
 * the store of the slip; never rejects.
 */
export async function placeBets(
  bets: SentBet[],
  { atNewPrices }: { atNewPrices: boolean },
): Promise<void> {
  const { oddsChange } = useSlipStore.getState();
  const legs = bets.flatMap((bet) => bet.legs);
  if (atNewPrices) acceptPrices(new Set(legs.map((leg) => legId(idsOfSent(leg)))));
  const accountId = useUserStore.getState().user.account_id;
  setPlacing(true);
  useSlipStore.setState({ refusals: null });
  try {
    await send({ accountId, oddsChange, bets });
  } finally {
    setPlacing(false);
  }
}

const forgetBets = () => void queryClient.invalidateQueries({ queryKey: [betList.path] });

async function send(present: SentSlip): Promise<void> {
  try {
    const { slip, answer, isLate } = await placeOnce(present, (request) =>
      call(slipPlace, request, { handled: true }),
    );
    if (isLate) void refreshBalance().catch(() => undefined);
    else setBalance(answer);
    noteTaken(answer.slip, slip.accountId);
    forgetBets();
  } catch (thrown) {
    noteFailed(thrown, present);
  }
}

function noteFailed(thrown: unknown, { bets }: SentSlip): void {
  if (isAnswerLost(thrown)) return forgetBets();
  if (!(thrown instanceof CallFailure) || isSessionFailure(thrown.code))
    return handleThrown(thrown);
  const { code, statusDetail: detail, errors } = thrown;
  useSlipStore.setState({ refusals: { code, detail, byLine: refusedLines(errors, bets) } });
  // What the server takes now: the new price, the stake that is left.
  void queryClient.invalidateQueries({ queryKey: [slipQuote.path] });
}

/**
 * Reasons by line and pick; what is said of a whole bet of several legs is no matter of one of
 * them.
 */
function refusedLines(
  errors: readonly { path: string; code: string }[],
  bets: readonly SentBet[],
): Map<string, string> {
  const sent = bets.map(({ legs }) => legs.map(idsOfSent));
  const reasons = errors.flatMap(({ path, code }) => {
    const id = refusedId(sent, path);
    return id === null ? [] : [[id, code] as const];
  });
  return new Map(reasons);
}
