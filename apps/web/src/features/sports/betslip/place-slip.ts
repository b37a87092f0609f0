// chunk: alone
import { slipPlace } from '@pavilion/contracts/player/sports/slip-place.contract';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { slipQuote } from '@pavilion/contracts/player/sports/slip-quote.contract';
import { CallFailure } from '@pavilion/client/call-failure';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { call } from '../../../core/api.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { queryClient } from '../../../core/query.ts';
import { refreshBalance, setBalance } from '../../../core/session/sign-in.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { acceptPrices, setPlacing, useSlipStore } from './betslip.store.ts';
import { noteTaken } from './pending.store.ts';
import { legAt } from './refused-place.ts';
import type { SentBet, SentSlip } from './slip.types.ts';
import { isAnswerLost, placeOnce } from './place-once.ts';

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
  if (atNewPrices) acceptPrices(new Set(legs.map(({ selection_id }) => selection_id)));
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
 * Reasons by selection; what is said of a whole bet of several legs is no matter of one of them.
 */
const refusedLines = (
  errors: readonly { path: string; code: string }[],
  bets: readonly SentBet[],
): Map<string, string> =>
  new Map(
    errors.flatMap(({ path, code }) => {
      const leg = legAt(bets, path);
      return leg === null ? [] : [[leg.selection_id, code] as const];
    }),
  );
