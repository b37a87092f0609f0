// chunk: alone
import { useText } from '@pavilion/i18n/react';
import type { Addable } from '../../../common/bets/cash-out/addable.ts';
import type { BetInHand } from '../../../common/bets/cash-out/bet-in-hand.ts';
import { CashOutPart } from '../../../common/bets/cash-out/cash-out-part.tsx';
import { marketName, selectionName } from '../../../common/odds/selection-text.ts';
import { versus } from '../../../common/sports/event-name.ts';
import { useSlipStore } from './betslip.store.ts';
import { removeLines } from './combined.store.ts';
import type { SlipLine, SlipPick } from './slip.types.ts';
import { useLocalLines } from './use-local-lines.ts';

/** The ways out of an open bet; into it go the selections that stand on the slip. */
export function CashOutOfBet({ bet }: { bet: BetInHand }) {
  return <CashOutPart bet={bet} addable={useAddable()} />;
}

/** Lines of the slip, a builder whole: its price comes with the answer. */
function useAddable(): Addable {
  const t = useText();
  const lines = useLocalLines(useSlipStore((state) => state.lines));
  const legs = lines
    .filter(({ currentOdds, isOpen }) => isOpen && currentOdds !== '')
    .map((line) => ({
      ...{ selectionId: line.selectionId, odds: line.currentOdds },
      selectionIds: picksOf(line).map(({ selectionId }) => selectionId),
      name: picksOf(line)
        .map((pick) => selectionName(t, pick))
        .join(' + '),
      about: [
        line.builder ? t('ui.builder.title') : marketName(t, line),
        versus(line.home, line.away, line.eventName ?? line.league),
      ].join(' · '),
    }));
  return { legs, onAdded: removeLines };
}

const picksOf = (line: SlipLine): readonly SlipPick[] => line.builder?.picks ?? [line];
