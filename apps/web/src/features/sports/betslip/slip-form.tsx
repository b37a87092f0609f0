// chunk: alone
import { useSlipStore } from './betslip.store.ts';
import { CombinedForm } from './combined-form.tsx';
import { combinedOf } from './combined-bet.ts';
import { ModeChooser } from './mode-chooser.tsx';
import { SinglesForm } from './singles-form.tsx';
import { useSlipQuote } from './slip-quote.query.ts';
import { useSlipCurrency } from './slip-room.ts';
import type { SlipLine } from './slip.types.ts';

interface SlipFormProps {
  lines: SlipLine[];
  isAuthenticated: boolean;
  onSignIn: () => void;
}

/** The bets being prepared: one on each selection, one of all, or a system of them. */
export function SlipForm(props: SlipFormProps) {
  const { lines } = props;
  const { mode: chosen, unitStake, sizes, bankers, isEachWay } = useSlipStore();
  const currency = useSlipCurrency();
  const mode = lines.length > 1 ? chosen : 'single';
  const bet =
    mode === 'single'
      ? null
      : combinedOf({ mode, lines, unitStake, sizes, bankers, isEachWay }, currency);
  const shape = bet?.shape ?? { sizes: [], bankers: [], isEachWay: false };
  const answer = useSlipQuote({ mode, lines, ...shape });
  return (
    <>
      {lines.length > 1 ? <ModeChooser mode={mode} /> : null}
      {bet === null ? (
        <SinglesForm {...props} answer={answer} />
      ) : (
        <CombinedForm {...props} bet={bet} answer={answer} />
      )}
    </>
  );
}
