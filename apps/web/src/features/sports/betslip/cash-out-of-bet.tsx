// chunk: alone
import { useText } from '@pavilion/i18n/react';
import type { Addable } from '../../../common/bets/cash-out/addable.ts';
import type { BetInHand } from '../../../common/bets/cash-out/bet-in-hand.ts';
import { CashOutPart } from '../../../common/bets/cash-out/cash-out-part.tsx';
import { marketName, selectionName } from '../../../common/odds/selection-text.ts';
import { versus } from '../../../common/sports/event-name.ts';
import { useSlipStore } from './betslip.store.ts';
import { removeLines } from './combined.store.ts';
import { useLocalLines } from './use-local-lines.ts';

/** The ways out of an open bet; into it go the selections that stand on the slip. */
export function CashOutOfBet({ bet }: { bet: BetInHand }) {
  return <CashOutPart bet={bet} addable={useAddable()} />;
}

/** Selections alone: a builder is made with the slip, not with a change. */
function useAddable(): Addable {
  const t = useText();
  const lines = useLocalLines(useSlipStore((state) => state.lines));
  const legs = lines
    .filter(({ builder, isOpen }) => !builder && isOpen)
    .map((line) => ({
      selectionId: line.selectionId,
      name: selectionName(t, line),
      about: [
        marketName(t, line),
        versus(line.home, line.away, line.eventName ?? line.league),
      ].join(' · '),
      odds: line.currentOdds,
    }));
  return { legs, onAdded: removeLines };
}
