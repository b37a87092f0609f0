import type { CallResponse } from '@pavilion/contracts/define-call';
import { betPlace } from '@pavilion/contracts/sports/bet-place.contract';
import { betList } from '@pavilion/contracts/history/bet-list.contract';
import { CallFailure } from '@pavilion/contracts/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../core/api.ts';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { handleThrown } from '../../core/errors/present-failure.ts';
import { amountText } from '../../core/inputs/amount-text.ts';
import { acceptedScore } from '../../core/odds/accepted-score.ts';
import { setBalance } from '../../core/session/sign-in.ts';
import { notePlaced, useSlipStore, type PlacedSlip } from './betslip.store.ts';
import type { SlipSums } from './slip-sums.ts';

export interface Refusals {
  /** Reason for the slip as a whole, a code of the error catalogue. */
  code: string | null;
  /** Reason per selection id. */
  byLine: Map<string, string>;
}

const noRefusals: Refusals = { code: null, byLine: new Map() };

/** Places the bets of the slip. The request id stays the same while the slip does: a repeat never bets twice. */
export function usePlaceBet(sums: SlipSums, currency: string) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState(noRefusals);
  const mutation = useMutation({
    mutationFn: () => {
      const { oddsChange, requestId } = useSlipStore.getState();
      const bets = sums.readyLines.map((line) => ({
        selection_id: line.selectionId,
        odds: line.odds,
        stake: amountText(line.stake),
      }));
      return call(
        betPlace,
        { request_id: requestId, odds_change: oddsChange, bets },
        { handled: true },
      );
    },
    meta: { handled: true },
    onMutate: () => setRefusals(noRefusals),
    onSuccess: (answer) => {
      setBalance(answer);
      notePlaced({ currency, bets: placedBets(sums, answer) });
      void client.invalidateQueries({ queryKey: [betList.path] });
    },
    onError: (thrown) => {
      if (!(thrown instanceof CallFailure) || isSessionFailure(thrown.code))
        return handleThrown(thrown);
      setRefusals({ code: thrown.code, byLine: refusedLines(thrown, sums) });
    },
  });
  return { place: () => mutation.mutate(), isPlacing: mutation.isPending, refusals };
}

/** The answer lists the bets in the order of the request. */
const placedBets = (sums: SlipSums, answer: CallResponse<typeof betPlace>): PlacedSlip['bets'] =>
  sums.readyLines.flatMap((line, index) => {
    const bet = answer.bets[index];
    if (!bet) return [];
    const { odds, stake, potential_payout: payout } = bet;
    return [{ line, odds, stake, payout, score: acceptedScore(bet) }];
  });

/** `errors[].path` is `bets.<index>` of the request. */
function refusedLines(failure: CallFailure, sums: SlipSums): Map<string, string> {
  const byLine = new Map<string, string>();
  for (const error of failure.errors) {
    const index = Number(/^bets\.(\d+)/.exec(error.path)?.[1] ?? -1);
    const line = sums.readyLines[index];
    if (line) byLine.set(line.selectionId, error.code);
  }
  return byLine;
}
