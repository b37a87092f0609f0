// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { SubmitButton } from '@pavilion/web-core/forms/submit-button';
import { SlipNotices, type SlipNoticesProps } from './slip-notices.tsx';
import type { SlipTotal } from './slip.types.ts';
import { StakeKeypad } from './stake-keypad.tsx';
import { SlipTotals } from './slip-totals.tsx';

interface SlipFootProps extends SlipNoticesProps {
  total: SlipTotal;
  currency: string;
  isAuthenticated: boolean;
  isPlacing: boolean;
  mayPlace: boolean;
}

/**
 * What the slip costs, why it cannot be placed as it is, and the button: always in view, however
 * many bets stand above.
 */
export function SlipFoot(props: SlipFootProps) {
  const t = useText();
  const { total, isAuthenticated } = props;
  const placeText = usePlaceText(total);
  return (
    <div
      data-slip-foot=""
      className="sticky bottom-0 z-10 grid gap-2 border-t border-line bg-surface-1 p-3 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      <StakeKeypad currency={props.currency} />
      <SlipTotals total={total} currency={props.currency} />
      <SlipNotices
        code={props.code}
        text={props.text}
        isUnknown={props.isUnknown}
        isReturned={props.isReturned}
        delaySeconds={props.delaySeconds}
        needsAcceptance={props.needsAcceptance}
      />
      <SubmitButton
        label={isAuthenticated ? placeText : t('ui.betslip.signInToBet')}
        isBusy={props.isPlacing}
        isDisabled={isAuthenticated && !props.mayPlace}
      />
    </div>
  );
}

/**
 * What the button does: of several bets of which some cannot be taken now, it places the others and
 * says how many.
 */
function usePlaceText({ needsAcceptance, sentCount, readyCount }: SlipTotal): string {
  const t = useText();
  const counts = { count: sentCount, total: readyCount };
  const isSome = sentCount > 0 && sentCount < readyCount;
  if (needsAcceptance)
    return isSome ? t('ui.betslip.acceptAndPlaceSome', counts) : t('ui.betslip.acceptAndPlace');
  return isSome ? t('ui.betslip.placeSome', counts) : t('ui.betslip.place');
}
