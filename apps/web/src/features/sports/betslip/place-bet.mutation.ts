import type { CallResponse } from '@pavilion/contracts/define-call';
import { betPlace } from '@pavilion/contracts/player/sports/bet-place.contract';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { slipQuote } from '@pavilion/contracts/player/sports/slip-quote.contract';
import { CallFailure } from '@pavilion/client/call-failure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { acceptedScore } from '../../../common/odds/accepted-score.ts';
import { refreshBalance, setBalance } from '../../../core/session/sign-in.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { acceptPrices, notePlaced, setPlacing, useSlipStore } from './betslip.store.ts';
import type { PlacedSlip, SentSlip, SlipLine } from './slip.types.ts';
import { isAnswerLost, placeOnce } from './place-once.ts';

export interface Refusals {
  /** Reason for the slip as a whole, a code of the error catalogue. */
  code: string | null;
  /** What else the server said of it. */
  detail?: string;
  /** Reason per selection id. */
  byLine: Map<string, string>;
}

const noRefusals: Refusals = { code: null, byLine: new Map() };

/** Places the bets of the slip; however often it is tried, and whatever is changed meanwhile, never twice. */
export function usePlaceBet(currency: string) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState(noRefusals);
  const isPlacing = useSlipStore((state) => state.isPlacing);
  const isUnknown = useIsUnknown();
  const forgetBets = () => void client.invalidateQueries({ queryKey: [betList.path] });
  const mutation = useMutation({
    mutationFn: (present: SentSlip) =>
      placeOnce(present, (request) => call(betPlace, request, { handled: true })),
    meta: { handled: true },
    onMutate: () => {
      setPlacing(true);
      setRefusals(noRefusals);
    },
    onSuccess: ({ slip, answer, isLate }) => {
      if (isLate) void refreshBalance().catch(() => undefined);
      else setBalance(answer);
      notePlaced({ currency, bets: placedBets(slip.lines, answer) });
      forgetBets();
    },
    onError: (thrown, present) => {
      if (isAnswerLost(thrown)) return forgetBets();
      if (!(thrown instanceof CallFailure) || isSessionFailure(thrown.code))
        return handleThrown(thrown);
      setRefusals({
        code: thrown.code,
        detail: thrown.statusDetail,
        byLine: refusedLines(thrown, present),
      });
      // What the server takes now: the new price, the stake that is left.
      void client.invalidateQueries({ queryKey: [slipQuote.path] });
    },
    onSettled: () => setPlacing(false),
  });
  return {
    /** Places these lines of the slip as they are; told so, at the present prices in place of the agreed ones. */
    place: (lines: readonly SlipLine[], { atNewPrices }: { atNewPrices: boolean }) => {
      const sent = new Set(lines.map(({ selectionId }) => selectionId));
      if (atNewPrices) acceptPrices(sent);
      mutation.mutate(slipOf(sent));
    },
    isPlacing,
    /** True while it is not known whether what was sent last was taken. */
    isUnknown: isUnknown && !isPlacing,
    refusals,
  };
}

/** The bets on these selections of the slip. */
function slipOf(selectionIds: ReadonlySet<string>): SentSlip {
  const { lines, oddsChange } = useSlipStore.getState();
  return {
    accountId: useUserStore.getState().user.account_id,
    oddsChange,
    lines: lines.filter(({ selectionId }) => selectionIds.has(selectionId)),
  };
}

function useIsUnknown(): boolean {
  const accountId = useUserStore((state) => state.user.account_id);
  return useSlipStore(({ sent }) => sent.some((slip) => slip.accountId === accountId));
}

/** The answer lists the bets in the order of the request. */
const placedBets = (lines: SlipLine[], answer: CallResponse<typeof betPlace>): PlacedSlip['bets'] =>
  lines.flatMap((line, index) => {
    const bet = answer.bets[index];
    if (!bet) return [];
    const { odds, stake, potential_payout: payout } = bet;
    return [{ betId: bet.bet_id, line, odds, stake, payout, score: acceptedScore(bet) }];
  });

/** `errors[].path` is `bets.<index>` of the request. */
function refusedLines(failure: CallFailure, sent: SentSlip): Map<string, string> {
  const byLine = new Map<string, string>();
  for (const error of failure.errors) {
    const index = Number(/^bets\.(\d+)/.exec(error.path)?.[1] ?? -1);
    const line = sent.lines[index];
    if (line) byLine.set(line.selectionId, error.code);
  }
  return byLine;
}
